"""Colours of the bodies that come with the program, drawn and exported alike."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from body_model.bodies import REFERENCE
from body_model.model import Body
from body_model.plain_types import Vector


@dataclass(frozen=True, slots=True)
class Look:
    """Colours of the figure, linear red, green and blue from 0 to 1.

    Attributes:
        skin: of face, arms and backs of the hands.
        palm: of the palms, by which they are told from the backs.
        hair: of hair, brows and lashes.
        shirt: contrasts with the skin, so that hands before it are seen.
    """

    skin: Vector
    palm: Vector
    hair: Vector
    shirt: Vector


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


def look_of(name: str) -> Look:
    """Return the colours of a body; those of the reference where none were chosen for it."""
    return OWN.get(name, LIGHT)
