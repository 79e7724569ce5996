"""Colours of the bodies that come with the program, drawn and exported alike."""

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Final, cast

from body_model.bodies import REFERENCE
from body_model.model import Body, Look
from body_model.plain_types import Vector

LIGHT: Final = Look(
    (0.600, 0.372, 0.272), (0.740, 0.470, 0.385), (0.030, 0.019, 0.014), (0.036, 0.088, 0.135)
)
DARK: Final = Look((0.150, 0.076, 0.046), (0.400, 0.222, 0.160), (0.014, 0.010, 0.009), (0.560, 0.580, 0.560))
OWN: Final[Mapping[str, Look]] = MappingProxyType(
    {
        REFERENCE: LIGHT,
        "woman": LIGHT,
        "man": Look(
            (0.560, 0.352, 0.238), (0.710, 0.462, 0.365), (0.013, 0.011, 0.010), (0.032, 0.090, 0.070)
        ),
        "older-woman": Look(
            (0.235, 0.124, 0.077), (0.470, 0.272, 0.200), (0.160, 0.152, 0.145), (0.560, 0.500, 0.400)
        ),
        "older-man": Look(
            (0.610, 0.393, 0.305), (0.750, 0.490, 0.408), (0.190, 0.180, 0.168), (0.052, 0.060, 0.098)
        ),
        "strong": Look(
            (0.120, 0.062, 0.039), (0.370, 0.205, 0.148), (0.012, 0.010, 0.009), (0.470, 0.560, 0.640)
        ),
        "slim": Look(
            (0.480, 0.290, 0.186), (0.680, 0.430, 0.330), (0.014, 0.011, 0.010), (0.105, 0.028, 0.055)
        ),
        "child": Look(
            (0.380, 0.222, 0.150), (0.610, 0.385, 0.300), (0.040, 0.024, 0.016), (0.050, 0.058, 0.150)
        ),
    }
)
"""Colours of each body, by eye: skin of many tones, and before each a shirt on which hands are seen."""


WAIST: Final = 0.90 / 1.70
"""Upper edge of the trousers, as a share of the height to the crown."""


def waist_m(body: Body) -> float:
    """Return the height at which the shirt of a body of ours ends, m."""
    return WAIST * float(body.landmarks["crown"][1])


def look_of(body: Body) -> Look:
    """Return the colours of a body; those of the reference where none were chosen for it."""
    return body.look or OWN.get(body.name, LIGHT)


# Rows of colours from which somebody chooses: a number tells the place in a row, with all between two.

AUBURN: Final = (0.105, 0.030, 0.014)
BLOND: Final = (0.330, 0.215, 0.098)
WHITE: Final = (0.520, 0.510, 0.490)
"""Colours of hair that no shipped body has, by eye."""
_GREY: Final = 0.4
"""Sum of the shares of a colour of hair from which on it is grey, in the row past what is blond."""


def _row(colours: Iterable[tuple[Vector, ...]]) -> tuple[tuple[Vector, ...], ...]:
    return tuple(sorted(set(colours), key=lambda each: -sum(each[0])))


_HAIRS: Final = _row((look.hair,) for look in OWN.values())
ROWS: Final[Mapping[str, tuple[tuple[Vector, ...], ...]]] = MappingProxyType(
    {
        "skin": _row((look.skin, look.palm) for look in OWN.values()),
        "hair": (
            (WHITE,),
            *(each for each in _HAIRS if sum(each[0]) > _GREY),
            (BLOND,),
            (AUBURN,),
            *(each for each in _HAIRS if sum(each[0]) <= _GREY),
        ),
        "shirt": _row((look.shirt,) for look in OWN.values()),
    }
)
"""Colours of skin with its palms, of hair, and of the shirt; the shipped bodies' own are all in them."""


def places_of(look: Look) -> dict[str, float]:
    """Return where the colours of a shipped body stand in ROWS."""
    own = {"skin": (look.skin, look.palm), "hair": (look.hair,), "shirt": (look.shirt,)}
    return {name: float(ROWS[name].index(colours)) for name, colours in own.items()}


def look_at(places: Mapping[str, float]) -> Look:
    """Return the colours at places in ROWS; ValueError for one that is not in its row."""
    found = dict[str, tuple[Vector, ...]]()
    for name, row in ROWS.items():
        if not 0.0 <= places[name] <= len(row) - 1:
            raise ValueError(f"{name} is {places[name]}; it goes from 0 to {len(row) - 1}")
        first = min(int(places[name]), len(row) - 2)
        share = places[name] - first
        found[name] = tuple(
            cast(Vector, tuple(a + share * (b - a) if share < 1.0 else b for a, b in zip(*pair, strict=True)))
            for pair in zip(row[first], row[first + 1], strict=True)
        )
    return Look(*found["skin"], *found["hair"], *found["shirt"])
