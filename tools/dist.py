"""Builds what is released, and proves it: `python tools/dist.py [--quick]` (`make dist`).

dist/ gets a source archive, which carries the built web client; from it a wheel with the compiled engine and, as a
machine without a C compiler would make it, one that runs interpreted. Both are built in isolation. Each is installed
into an empty environment outside the checkout and played there (tools/proof.py). --quick leaves the compiled one out.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import time
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
DIST = ROOT / "dist"
PROOF = ROOT / "tools" / "proof.py"
CONSTRAINTS = ROOT / "constraints.txt"


def main(words: list[str]) -> int:
    quick = "--quick" in words
    shutil.rmtree(DIST, ignore_errors=True)
    DIST.mkdir()
    with tempfile.TemporaryDirectory(prefix="igroteka-dist-") as folder:
        place = Path(folder)
        source = archive()
        interpreted = wheel(source, place / "interpreted", CC="false")
        check("the wheel without a compiler, alone", place / "alone", interpreted, "", "--no-server")
        check("the source archive without a compiler", place / "archive", source, "server", CC="false")
        if not quick:
            compiled = wheel(source, DIST)
            check("the compiled wheel", place / "compiled", compiled, "server", "--compiled")
        else:
            shutil.copy(interpreted, DIST)
    for file in sorted(DIST.iterdir()):
        print(f"{file.stat().st_size / 1e6:6.1f} MB  {file.relative_to(ROOT)}")
    return 0


def archive() -> Path:
    """The source archive; setuptools keeps a list of files from earlier builds, which is thrown away first."""
    begun = say("building the source archive")
    for left in ROOT.glob("src/*.egg-info/SOURCES.txt"):
        left.unlink()
    code = "import build_backend, sys; print(build_backend.build_sdist(sys.argv[1]), file=sys.stderr)"
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "tools")}
    run([sys.executable, "-c", code, str(DIST)], cwd=ROOT, env=environment)
    ready(begun)
    return next(DIST.glob("*.tar.gz"))


def wheel(source: Path, folder: Path, **environment: str) -> Path:
    begun = say(f"building a wheel from it {environment or ''}")
    pip = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-cache-dir", "--wheel-dir", str(folder)]
    run([*pip, str(source)], cwd=folder.parent, env={**os.environ, "IGROTEKA_WEB": "need", **environment})
    ready(begun)
    return next(folder.glob("*.whl"))


def check(what: str, folder: Path, package: Path, extra: str, *flags: str, **environment: str) -> None:
    """Install a package with its libraries and nothing else, and play there."""
    begun = say(f"installing {what} into an empty environment")
    venv.create(folder, with_pip=True)
    python = str(folder / "bin" / "python")
    wanted = f"igroteka[{extra}] @ {package.as_uri()}" if extra else str(package)
    pip = [python, "-m", "pip", "install", "--quiet", "--no-cache-dir", "--disable-pip-version-check"]
    run([*pip, "-c", str(CONSTRAINTS), wanted], cwd=folder, env={**os.environ, "IGROTEKA_WEB": "need", **environment})
    run([python, "-P", str(PROOF), *flags], cwd=folder, env=dict(os.environ))
    ready(begun)


def run(command: list[str], cwd: Path, env: dict[str, str]) -> None:
    """Run quietly; what was said is shown if it fails."""
    env = {name: value for name, value in env.items() if name != "PYTHONPATH" or value == str(ROOT / "tools")}
    proof = str(PROOF) in command
    out = None if proof else subprocess.PIPE
    done = subprocess.run(command, cwd=cwd, env=env, check=False, text=True, stdout=out, stderr=subprocess.PIPE)
    if done.returncode:
        print(done.stdout or "", done.stderr, sep="\n")
        raise SystemExit(f"This failed: {' '.join(command)}")


def say(text: str) -> float:
    print(text, flush=True)
    return time.monotonic()


def ready(begun: float) -> None:
    print(f"  {time.monotonic() - begun:.0f} s", flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
