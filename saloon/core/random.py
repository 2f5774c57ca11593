"""SplitMix64 (Steele, Lea and Flood 2014), its state a record and thus an argument."""

from typing import Any

import numpy as np

from saloon.core.kernel import inlined, kernel, wrapping
from saloon.core.record import Array, Record, UInt64

GOLDEN = np.uint64(0x9E3779B97F4A7C15)
FIRST, SECOND = np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB)
S27, S30, S31, S32 = np.uint64(27), np.uint64(30), np.uint64(31), np.uint64(32)
SEEDS = 2**64
signed: Any = np.int64  # in kernels, int() leaves a uint64 unsigned


class Random(Record):
    """A generator of random numbers."""

    state: UInt64


def seeded(seed: int) -> Array[Random]:
    """A generator, as the one-record array that kernels take from Python."""
    rng = Random.array()
    rng[0].state = np.uint64(seed % SEEDS)
    return rng


@inlined
@wrapping
def next_word(rng: Random) -> int:
    """32 random bits."""
    rng.state = rng.state + GOLDEN
    z = rng.state
    z = (z ^ (z >> S30)) * FIRST
    z = (z ^ (z >> S27)) * SECOND
    word: int = signed((z ^ (z >> S31)) >> S32)
    return word


@inlined
def below(rng: Random, n: int) -> int:
    """A uniform int in range(n), exact for n up to 2**31 (Lemire 2019)."""
    product = next_word(rng) * n
    if product & 0xFFFFFFFF < n:
        least = (0x100000000 - n) % n
        while product & 0xFFFFFFFF < least:
            product = next_word(rng) * n
    return product >> 32


@kernel
def below_of(rng: Array[Random], n: int) -> int:
    """`below` for callers in Python."""
    return below(rng[0], n)
