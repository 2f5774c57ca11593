"""Flat records declared as annotated classes; the NumPy dtype is derived from the annotations."""

from collections.abc import Iterator
from typing import Annotated, Any, ClassVar, Protocol, Self, TypeVar, cast, get_type_hints

import numpy as np

Item_co = TypeVar("Item_co", covariant=True)


class Array(Protocol[Item_co]):
    """A NumPy array as kernels use it, seen by the type checker."""

    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[Item_co]: ...
    def __getitem__(self, index: int | tuple[int, ...], /) -> Item_co: ...
    def __setitem__(self, index: int | tuple[int, ...], value: Any, /) -> None: ...


Int8 = Annotated[int, np.int8]
Int16 = Annotated[int, np.int16]
Int32 = Annotated[int, np.int32]
UInt64 = Annotated[np.uint64, np.uint64]
Int8s = Annotated[Array[int], np.int8]  # add the shape: Annotated[Int8s, ROWS, COLUMNS]
Int32s = Annotated[Array[int], np.int32]
Int64s = Annotated[Array[int], np.int64]


class Record:
    """Subclass with annotated fields; at run time an instance is a `numpy.record` view."""

    dtype: ClassVar[np.dtype[Any]]
    declared: ClassVar[dict[np.dtype[Any], type["Record"]]] = {}

    def __init_subclass__(cls) -> None:
        """Derive the dtype: packed, so that equal states are equal bytes."""
        hints = get_type_hints(cls, include_extras=True)
        marks = {name: hints[name].__metadata__ for name in cls.__annotations__}
        cls.dtype = np.dtype((np.record, [(name, m[0], m[1:]) for name, m in marks.items()]))
        twin = cls.declared.setdefault(cls.dtype, cls)
        if twin is not cls:  # equal layouts are one type to the compiler
            raise TypeError(f"{cls} and {twin} share a layout and so their rules: rename a field")

    @classmethod
    def array(cls, n: int = 1) -> Array[Self]:
        """`n` zeroed records."""
        return cast(Array[Self], np.zeros(n, cls.dtype))


def ints(n: int) -> Array[int]:
    """A buffer of int64, which is what a Python int is inside kernels."""
    return cast(Array[int], np.zeros(n, np.int64))


def floats(n: int) -> Array[float]:
    """A buffer of float32 for observations."""
    return cast(Array[float], np.zeros(n, np.float32))


def table(rows: Any) -> Array[int]:
    """A constant table: compiled code freezes it, so Python must not write to it either."""
    values = np.array(rows, np.int64)
    values.setflags(write=False)
    return cast(Array[int], values)
