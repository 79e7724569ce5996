"""Places of shoulders, chest, belly and hips, from landmarks measured on the drawn trunk."""

from dataclasses import dataclass

import numpy as np

from body_model.distance.parts import CHAIN
from placing.recipe import UP, Recipe, front, side
from placing.rest_surface import RestSurface

MM = 0.001
# The inventory's table: the notch of the breastbone to the navel, and the mid plane to the top of the
# shoulder.
TABLE_NAVEL_MM = 365
TABLE_SHOULDER_MM = 170
# On a figure 1.70 m tall the navel lies within 5 cm of this height.
NAVEL_NEAR = 1.04


@dataclass(frozen=True, slots=True)
class Trunk:
    """Heights of the trunk, metres, and how much larger it is than the table's."""

    notch: float
    navel: float
    shoulder: float
    scale: float
    wide: float


def measure(surface: RestSurface) -> Trunk:
    """Measure the trunk: the notch, the navel as the hollow of the bare belly, and the shoulder joint."""
    body = surface.body
    notch = float(body.landmarks["suprasternal_notch"][1])
    bare = body.rest.astype(np.float64)
    middle = bare[(np.abs(bare[:, 0]) < 1e-6) & (bare[:, 2] > 0) & (np.abs(bare[:, 1] - NAVEL_NEAR) < 0.05)]
    navel = float(middle[np.argmin(middle[:, 2]), 1])
    shoulder = -float(body.heads[body.bone_index["upperarm01.R"], 0])
    return Trunk(
        notch, navel, shoulder, (notch - navel) / (TABLE_NAVEL_MM * MM), shoulder / (TABLE_SHOULDER_MM * MM)
    )


def trunk_recipes(surface: RestSurface, trunk: Trunk) -> dict[str, Recipe]:
    """Recipes of the right and middle places of the trunk."""
    chest = {}
    for name, below in (("upper", 60), ("mid", 130), ("lower", 200)):
        y = trunk.notch - below * MM * trunk.scale
        chest[f"chest.{name}.centre"] = front(0, y, f"{below} mm below the notch, scaled to this trunk")
        chest[f"chest.{name}.R"] = front(
            85 * MM * trunk.wide, y, f"{below} mm below the notch and 85 mm to the side, scaled to this trunk"
        )
    return {**_shoulder(surface, trunk), **chest, **_belly(surface, trunk)}


def _shoulder(surface: RestSurface, trunk: Trunk) -> dict[str, Recipe]:
    z = float(surface.body.landmarks["acromion.R"][2])
    wide, down = trunk.wide, trunk.scale
    return {
        "shoulder.top.R": Recipe(
            np.array([-160 * MM * wide, trunk.notch, z]),
            UP,
            "from above, at 94 % of the way to the shoulder joint",
        ),
        "shoulder.R": front(
            175 * MM * wide,
            trunk.notch - 45 * MM * down,
            "45 mm below the notch, in front of the shoulder joint",
        ),
        "shoulder.line": front(0, trunk.notch - 30 * MM * down, "30 mm below the notch"),
        "clavicle.R": Recipe(
            np.array([-85 * MM * wide, trunk.notch - 12 * MM, 0.045]),
            np.array([0.0, 0.6, 1.0]),
            "from the front above, half way along the collarbone",
        ),
        "armpit.R": Recipe(
            np.array([-150 * MM * wide, trunk.notch - 110 * MM * down, 0.04]),
            np.array([-0.35, 0.0, 1.0]),
            "from the front, at the fold of the armpit",
        ),
    }


def _belly(surface: RestSurface, trunk: Trunk) -> dict[str, Recipe]:
    torso = surface.ruled_by(
        *CHAIN[: CHAIN.index("spine01") + 1], "pelvis.R", "upperleg01.R", "pelvis.L", "upperleg01.L"
    )
    wide, down = trunk.wide, trunk.scale

    def at(below: float) -> float:
        return trunk.notch - below * MM * down

    return {
        "ribs.R": side(
            0.02, at(210), "half way through the trunk, 210 mm below the notch, scaled to this trunk", torso
        ),
        "stomach": front(0, trunk.navel + 70 * MM, "70 mm above the navel"),
        "stomach.R": front(70 * MM * wide, trunk.navel + 70 * MM, "70 mm above the navel, 70 mm to the side"),
        "belly": front(0, trunk.navel, "the navel, under the shirt"),
        "abdomen.lower": front(0, trunk.navel - 70 * MM, "70 mm below the navel"),
        "waist.R": side(0.02, trunk.navel, "half way through the trunk, level with the navel", torso),
        "hip.R": side(0.01, at(450), "450 mm below the notch, scaled to this trunk", torso),
        "thigh.R": front(95 * MM * wide, at(560), "560 mm below the notch, 95 mm to the side", torso),
    }
