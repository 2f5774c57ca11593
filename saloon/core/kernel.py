"""The only door to Numba: compile options, cache key, record copy, dispatch on record types."""

import hashlib
import os
import shutil
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
import numpy as np
from numba.core import cgutils, types
from numba.extending import intrinsic, overload
from numba.np.numpy_support import as_dtype

Function = TypeVar("Function", bound=Callable[..., Any])

PACKAGE = Path(__file__).parents[1]
SETTINGS: Any = numba.config
INTERPRETED = bool(SETTINGS.DISABLE_JIT)
OPTIONS: Any = {"error_model": "numpy"}  # no ZeroDivisionError, hence no hidden branch
KERNEL_FILES = {".py", ".npz"}  # texts and pictures shape no machine code
STALE_SECONDS = 30 * 24 * 3600
if INTERPRETED:
    np.seterr(over="raise")  # compiled arithmetic is 64 bits wide: a narrower overflow must show


def kernel_sources() -> Iterator[Path]:
    """Every file that may shape machine code: the package, and the folders of outside games."""
    outside = os.environ.get("SALOON_KERNEL_SOURCES", "").split(os.pathsep)
    for folder in (PACKAGE, *(Path(name) for name in outside if name)):
        for path in sorted(folder.rglob("*")):
            if path.suffix in KERNEL_FILES and path.is_file():
                yield path


def cache_directory() -> Path:
    """A directory named after all that shapes machine code and is missing from Numba's own key."""
    versions = (np.__version__, numba.__version__, SETTINGS.BOUNDSCHECK)
    digest = hashlib.sha256(repr(versions).encode())
    for path in kernel_sources():
        digest.update(f"{path}\0".encode() + path.read_bytes())
    parent = Path(SETTINGS.CACHE_DIR or Path.home() / ".cache" / PACKAGE.name)
    directory = parent / digest.hexdigest()[:16]
    try:
        directory.mkdir(parents=True, exist_ok=True)
        os.utime(directory)  # in use: not stale
    except OSError:  # else Numba falls back to __pycache__, which goes stale
        directory = Path(tempfile.gettempdir()) / PACKAGE.name / directory.name
        directory.mkdir(parents=True, exist_ok=True)
    prune(directory)
    return directory


def prune(current: Path) -> None:
    """Remove the kernels of sources that nobody has run for a month."""
    for other in current.parent.iterdir():
        if other != current and time.time() - other.stat().st_mtime > STALE_SECONDS:
            shutil.rmtree(other, ignore_errors=True)


CACHE = cache_directory()


def kernel(function: Function, **options: Any) -> Function:
    """Compile a function of records, arrays and numbers; leave it alone when interpreted."""
    if INTERPRETED:
        return function
    outer, SETTINGS.CACHE_DIR = SETTINGS.CACHE_DIR, str(CACHE)  # Numba reads it while decorating
    try:
        compiler: Any = numba.njit
        return cast(Function, compiler(cache=True, nogil=True, **OPTIONS, **options)(function))
    finally:
        SETTINGS.CACHE_DIR = outer


def inlined(function: Function) -> Function:
    """A kernel copied into its callers: for small functions of the innermost loop."""
    return kernel(function, forceinline=True)


def wrapping(function: Function) -> Function:
    """Below @kernel: let unsigned arithmetic wrap in silence when interpreted, too."""
    return np.errstate(over="ignore")(function) if INTERPRETED else function


def by_record(function: Function, rules: Mapping[Any, Callable[..., Any]]) -> None:
    """Inside kernels, replace `function` by the rule for the dtype of its first argument."""

    def choose(s: Any, *rest: Any) -> Callable[..., Any] | None:
        rule = rules.get(as_dtype(s)) if isinstance(s, types.Record) else None
        return getattr(rule, "py_func", rule)

    overload(function, jit_options=OPTIONS, strict=False)(choose)


def copy(into: Any, source: Any) -> None:
    """Copy a record over another of its type: one memcpy at any size."""
    into.setfield(source, into.dtype)


def memcpy(_typing: Any, into: Any, source: Any) -> Any:
    """The code of `copy`: Numba's own `a[i] = a[j]` takes seconds to compile at 1 kB."""

    def emit(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        size = context.get_constant(types.intp, signature.args[0].size)
        cast(Any, cgutils).raw_memcpy(builder, *arguments, size, 1)
        return context.get_dummy_value()

    return (types.void(into, source), emit) if into == source else None


emit_memcpy: Any = intrinsic(memcpy)
overload(copy)(lambda into, source: lambda into, source: emit_memcpy(into, source))
