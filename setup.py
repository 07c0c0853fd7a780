"""Compiles the engine with mypyc where there is a C compiler; without one the same code runs interpreted.

IGROTEKA_COMPILE=no leaves the engine interpreted even where there is a compiler; =later leaves it as it is;
=mindbug compiles core/, bots/ and that game alone, for who works on it. What is slow about compiling, and why it is
done so: docs/performance.md.
"""

import gc
import os
import re
import runpy
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).parent
PACKAGE = ROOT / "src" / "igroteka"
STAMP = PACKAGE / "compiled.txt"
WISH = os.environ.get("IGROTEKA_COMPILE", "all")

HIDDEN = "-fvisibility=hidden"
# Of what -O3 does, that which the engine gains by: half the time of -O3.
FLAGS = [
    "-O2",
    "-flto=auto",
    "--param=lto-partitions=8",
    HIDDEN,
    "-fno-semantic-interposition",
    "-finline-functions",
    "-finline-small-functions",
    "-findirect-inlining",
    "-fpartial-inlining",
    "-fipa-cp",
    "-fipa-ra",
    "-foptimize-sibling-calls",
    "-fthread-jumps",
    "-freorder-blocks-algorithm=stc",
    "-freorder-blocks-and-partition",
    "-fstrict-aliasing",
    "-ftree-vrp",
    "-fcaller-saves",
    "--param=max-inline-insns-auto=30",
    "--param=early-inlining-insns=14",
    "--param=inline-min-speedup=15",
    "--param=max-inline-insns-single=200",
]
FAST_FLAGS = ["-O1", HIDDEN]  # for one game: soon compiled, and sooner after an edit of one package
PLAIN_FLAGS = ["-O2"]  # for a compiler that knows none of these
COLD_FLAGS = ["-O0", "-fno-lto"]
COLD = re.compile(  # modules that work before a game or for a person: hardly optimised
    r"___(notation|explain|match|playthrough|recording|preview|lesson|puzzle|forecast|errors|event|guard|hints|levels"
    r"|parallel|registry|cards|cards___(?!faces|facts|plan)\w+)\.c$"
)


def engine_files() -> list[Path]:
    """The sources that are compiled."""
    files = [file for name in ("core", "games", "bots") for file in sorted((PACKAGE / name).rglob("*.py"))]
    if WISH in ("all", "no", "later"):
        return files
    inside = {file: file.relative_to(PACKAGE).parts for file in files}
    return [file for file in files if inside[file][0] != "games" or WISH in inside[file]]


def remove_others() -> None:
    """Remove modules that an earlier build compiled and this one did not: they point into a library that is gone."""
    kept = {file.with_suffix("") for file in engine_files()}
    for name in ("core", "games", "bots"):
        for library in (PACKAGE / name).rglob("*.so"):
            if library.with_name(library.name.partition(".")[0]) not in kept:
                library.unlink()


def compiler() -> list[str]:
    return (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()


def compiles(code: str, flags: list[str]) -> bool:
    """Whether the compiler makes a library of this code with these flags."""
    with TemporaryDirectory() as folder:
        trial = Path(folder) / "trial.c"
        trial.write_text(code)
        command = [*compiler(), *flags, "-fPIC", "-shared", str(trial), "-o", str(trial.with_suffix(".so"))]
        try:
            done = subprocess.run(command, capture_output=True, check=False)
        except OSError:
            return False
        return done.returncode == 0 and trial.with_suffix(".so").exists()


def has_compiler() -> bool:
    """Whether there is a compiler that works and finds the headers of Python."""
    return compiles("#include <Python.h>\n", [f"-I{sysconfig.get_path('include')}"])


def known_flags() -> list[str]:
    """The flags above, or plain ones where the compiler does not know them."""
    wished = FLAGS if WISH == "all" else FAST_FLAGS
    return wished if compiles("int trial(void) { return 0; }\n", [*wished, "-Werror"]) else PLAIN_FLAGS


def together(sources: list[str]) -> list[str]:
    """Fewer and larger files, so that the common header is read less often: one a package, one of cold modules."""
    parts: dict[str, list[str]] = {}
    for source in sources:
        name = Path(source).name
        package = re.match(r"__native_igroteka___games___([a-z]+_?[a-z]+)(___|\.c)", name)
        part = "cold" if COLD.search(name) else package[1] if package else "engine"
        parts.setdefault(part if name.startswith("__native") else name, []).append(source)
    for part, inside in parts.items():
        if not part.endswith(".c"):
            text = "".join(f'#include "{Path(source).name}"\n' for source in inside)
            whole = Path(inside[0]).with_name(f"all_{part}.c")
            if not whole.exists() or whole.read_text() != text:
                whole.write_text(text)
            parts[part] = [str(whole)]
    return [file for files in parts.values() for file in files]


def tuned(extensions: list[Extension]) -> list[Extension]:
    """The engine optimised as one program; the modules that only point into it hardly at all."""
    flags = known_flags()
    for extension in extensions:
        whole = extension.name.endswith("__mypyc")
        more = flags if whole else ["-O0"]
        extension.extra_compile_args = [*extension.extra_compile_args, *more]  # all extensions share one list
        extension.extra_link_args = [*extension.extra_link_args, *more]
        if whole:
            extension.depends = [*extension.depends, *extension.sources]
            extension.sources = together(extension.sources)
    return extensions


def is_newer(made: Path, source: Path) -> bool:
    """Whether a compiled file is newer than a C file, what that puts together, and the headers beside it."""
    if not made.exists():
        return False
    parts = re.findall(r'^#include "(\w+\.c)"$', source.read_text(encoding="utf-8"), re.MULTILINE)
    read = [source, *(source.with_name(part) for part in parts), *source.parent.glob("*.h"), Path(__file__)]
    return all(file.stat().st_mtime < made.stat().st_mtime for file in read if file.exists())


class Build(build_ext):
    """Compiles C files side by side, and writes down which sources the compiled engine was made from."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()
        self.build_temp = str(Path(self.build_temp) / WISH)  # one game alone is compiled with other flags

    def build_extensions(self) -> None:
        compile_one = self.compiler.compile

        def compile_all(sources, *args, extra_postargs=(), **kwargs):  # type: ignore[no-untyped-def]
            def compiled(source: str) -> list[str]:
                made = self.compiler.object_filenames([source], output_dir=self.build_temp)
                if WISH != "all" and is_newer(Path(made[0]), Path(source)):
                    return made
                more = COLD_FLAGS if Path(source).name == "all_cold.c" and HIDDEN in extra_postargs else []
                return compile_one([source], *args, extra_postargs=[*extra_postargs, *more], **kwargs)

            with ThreadPoolExecutor(os.cpu_count()) as pool:
                return [name for names in pool.map(compiled, sources) for name in names]

        link_one = self.compiler.link_shared_object

        def link_whole(objects, output_filename, *args, **kwargs):  # type: ignore[no-untyped-def]
            unfinished = f"{output_filename}.part"  # a build that is killed must leave nothing that passes for made
            link_one(objects, unfinished, *args, **kwargs)
            os.replace(unfinished, output_filename)

        self.compiler.compile = compile_all
        self.compiler.link_shared_object = link_whole
        super().build_extensions()

    def run(self) -> None:
        super().run()
        if not self.extensions:
            return
        packed = Path(self.build_lib) / "igroteka" / STAMP.name
        if packed.parent.is_dir():
            packed.write_text(TEXT)
        if self.inplace or self.editable_mode:
            remove_others()
            STAMP.write_text(TEXT)


# Taken before compiling: a source edited meanwhile must not pass for the one that was compiled.
TEXT = runpy.run_path(str(PACKAGE / "__init__.py"))["stamp"](PACKAGE, engine_files())

extensions = []
here = {"editable_wheel", "develop", "--inplace"} & set(sys.argv)  # what is built is used where its sources lie
if WISH == "no":
    if here:
        STAMP.unlink(missing_ok=True)
elif WISH == "later" or {"dist_info", "egg_info", "sdist"} & set(sys.argv):
    pass  # an archive of the sources, or only the name and version, are asked for: no reason to compile
elif not has_compiler():
    if here:
        STAMP.unlink(missing_ok=True)
    print("no C compiler found: the engine will run interpreted, about ten times slower")
else:
    from mypyc.build import mypycify

    os.chdir(ROOT)
    sources = [str(file.relative_to(ROOT)) for file in engine_files()]
    extensions = tuned(mypycify(sources, opt_level="3", debug_level="0", multi_file=True, group_name="igroteka"))
    gc.freeze()  # what the compiler leaves behind need not be taken apart when this process ends

setup(ext_modules=extensions, cmdclass={"build_ext": Build})
