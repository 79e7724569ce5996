"""Directions and sizes of notation as vectors and lengths, in the signer's frame.

In it x is to the signer's left, y up, z out. Notation tells sizes by three words, and distances as near,
before and an arm's length. The lengths are ours: public notations say that small movements are about a hand's
breadth, and big ones as wide as the shoulders.
"""

import math
from collections.abc import Iterable, Mapping, Sequence
from itertools import product
from math import log
from types import MappingProxyType
from typing import Final

from body_model.plain_types import Vector

STEP_M: Final[Mapping[str, float]] = {"small": 0.08, "": 0.16, "big": 0.30}
"""Length of a straight way, m, by the word for its size: a hand's breadth, twice and four times that. With
half of them small ways are not seen from a few metres, with double big ones leave the reach of the arm."""
RADIUS_M: Final[Mapping[str, float]] = {"small": 0.03, "": 0.06, "big": 0.12}
"""Radius of a circle, m: a small one is turned by the forearm alone, a big one as wide as the head."""
CURVE: Final[Mapping[str, float]] = {"small": 0.15, "": 0.3, "big": 0.5}
"""Height of an arc over its straight line, as a share of that; 0.5 is half a circle."""
CLOSE_M: Final = 0.06
"""Distance of what is close, m: nearer than a hand's breadth, further than what looks like a touch."""


def word_for(value: float, sizes: Mapping[str, float]) -> str:
    """Return the word whose size is nearest to a value above 0, by the ratio of both."""
    return min(sizes, key=lambda word: abs(log(value / sizes[word])))


_AXES: Final[Mapping[str, Vector]] = MappingProxyType({
    "u": (0.0, 1.0, 0.0), "d": (0.0, -1.0, 0.0), "o": (0.0, 0.0, 1.0), "i": (0.0, 0.0, -1.0),
    "l": (1.0, 0.0, 0.0), "r": (-1.0, 0.0, 0.0),
})  # fmt: skip


def _unit(word: str) -> Vector:
    x, y, z = (sum(_AXES[letter][axis] for letter in word) for axis in range(3))
    length = math.hypot(x, y, z)
    return x / length, y / length, z / length


WORDS: Final = tuple(
    word for letters in product(("u", "d", ""), ("o", "i", ""), ("l", "r", "")) if (word := "".join(letters))
)
"""The 26 directions, as gestural SiGML spells them: u or d, then o or i, then l or r."""
VECTORS: Final[Mapping[str, Vector]] = MappingProxyType({word: _unit(word) for word in WORDS})
"""Unit vector of each of the 26 directions."""
PALMS: Final = ("u", "ur", "r", "dr", "d", "dl", "l", "ul")
"""The eight directions of a palm, as they are with fingers that point out."""
MIRRORED: Final = str.maketrans("lr", "rl")
"""Letters of the other side."""
NEXT_RAD: Final = math.radians(45.0)
"""Angle between two symbols of directions: a hand that is less off is within one symbol of what is told."""
LIKE_RAD: Final = math.radians(22.5)
"""Half of the angle between two symbols of directions: a hand that is off by less is written alike."""


def mirrored(word: str) -> str:
    """Return a direction as it is for the other hand."""
    return word.translate(MIRRORED)


def direction(word: str) -> Vector:
    """Return the unit vector of a direction; LookupError for a word that is none."""
    return VECTORS[word]


def nearest(vector: Iterable[float], among: Sequence[str] = WORDS) -> tuple[str, float]:
    """Return the direction nearest to a vector of any length but zero, and by how much it is off, rad."""
    unit = _unit_of(vector)
    return min(((word, angle(unit, VECTORS[word])) for word in among), key=lambda found: found[1])


def between(one: str, other: str = "") -> Vector:
    """Return the unit vector of a direction, or the one halfway between two; LookupError for no direction."""
    if not other:
        return VECTORS[one]
    (a, b, c), (x, y, z) = VECTORS[one], VECTORS[other]
    return _unit_of((a + x, b + y, c + z))


def angle(one: Iterable[float], other: Iterable[float]) -> float:
    """Return the angle between two vectors, rad."""
    a, b, c = one
    x, y, z = other
    across = math.hypot(b * z - c * y, c * x - a * z, a * y - b * x)
    return math.atan2(across, a * x + b * y + c * z)


def palm_normal(fingers: Iterable[float], palm: str) -> Vector:
    """Return where a palm faces, a unit vector.

    The symbol is as it is with fingers that point out; it is turned with them by the least turn from there,
    and about the upright where they point straight at the signer: palm `u` of fingers `u` faces the signer.
    Where that turn would carry `r` to the left, `l` and `r` change places: palm `r` of fingers `il` faces
    right and in. So a dictionary of 2,203 signs writes it (one hand with such fingers has a palm to the right
    34 times and to the left once; with fingers `l`, which are not such, never and 49 times), and so Performs
    plays it, which mirrors the palms of all fingers that point inward (`signer/notation/SOURCES.md`).

    Args:
        fingers: direction of the fingers, of any length but zero.
        palm: one of PALMS.
    """
    x, y, z = _unit_of(fingers)
    is_crossed = z < _BACKWARDS or x * x > 1.0 + z + _LEVEL  # the turned `r` has x of (x² - 1 - z) / (1 + z)
    return _turned((x, y, z), VECTORS[mirrored(palm) if is_crossed else palm])


def bulge(way: Iterable[float], side: str) -> Vector:
    """Return to which side an arc leaves its way, a unit vector.

    The side is as it is for a way straight out, or straight in where the way is told to go inward, and is
    turned with it by the least turn from there, as Performs plays it: an arc `u` of a way `ui` goes up and
    out.

    Args:
        way: where the way goes by its symbols, of any length but zero.
        side: one of PALMS.
    """
    x, y, z = _unit_of(way)
    across, up, out = _turned((x, y, abs(z)), VECTORS[side])
    return across, up, -out if z < 0.0 else out


def _unit_of(vector: Iterable[float]) -> Vector:
    x, y, z = vector
    length = math.hypot(x, y, z)
    return x / length, y / length, z / length


_BACKWARDS: Final = -1.0 + 1e-6
"""Cosine to out, below which fingers point at the signer: the least turn has no axis of its own there. It is
a twentieth of a degree."""
_LEVEL: Final = 1e-9
"""Rounding of 0: fingers straight aside are not to be taken for fingers that point inward."""


def _turned(fingers: Vector, vector: Vector) -> Vector:
    """Turn a vector by the least turn that brings out to where the fingers point."""
    x, y, z = fingers
    a, b, c = vector
    if z < _BACKWARDS:
        return -a, b, -c
    # Rodrigues about (-y, x, 0), the cross product of out and fingers, whose cosine is z.
    along = (x * b - y * a) / (1.0 + z)
    return a * z + x * c - y * along, b * z + y * c + x * along, c * z - x * a - y * b
