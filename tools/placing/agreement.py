"""Comparison of two files of places, apart from the last digits.

Those differ from one processor to another.
"""

from typing import Any

TOLERANCE = 1e-6


def agree(one: Any, other: Any) -> bool:
    """Compare what JSON can hold; numbers within a millionth."""
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all(agree(value, other[key]) for key, value in one.items())
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(map(agree, one, other))
    if isinstance(one, float) or isinstance(other, float):
        return abs(one - other) <= TOLERANCE
    return bool(one == other)
