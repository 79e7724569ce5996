"""From where the hand in the articulator picker is looked at.

A turn that drags and four buttons change.
"""

import math
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from body_model.plain_types import Side, Vector
from signer.studio.language import tr
from signer.studio.widgets.segments import Segment

HandSide: TypeAlias = Literal["palm", "back", "thumb", "pinky"]

RAD_PER_PX: Final = math.radians(0.7)
STEEPEST_RAD: Final = math.radians(80.0)
NAMED_WITHIN_RAD: Final = math.radians(12.0)
FACING: Final = 0.3  # a point whose normal leans further away from the viewer is hard to hit
GAIN: Final = 0.2  # no turn for less: a fingertip points up and is seen from every side alike
SIDES_RAD: Final[dict[HandSide, float]] = {
    "palm": 0.0,
    "thumb": math.pi / 2,
    "back": math.pi,
    "pinky": -math.pi / 2,
}
HAND_SIDES: Final = (
    Segment("palm", tr("Palm"), tip=tr("Look from the palm's side")),
    Segment("back", tr("Back"), tip=tr("Look from the back of the hand's side")),
    Segment("thumb", tr("Thumb"), tip=tr("Look from the thumb's side")),
    Segment("pinky", tr("Pinky"), tip=tr("Look from the pinky's side")),
)


@dataclass(frozen=True, slots=True)
class HandTurn:
    """Viewpoint about an upright hand.

    Azimuth 0 looks into the palm, positive from the thumb's side.
    """

    azimuth_rad: float = 0.0
    elevation_rad: float = math.radians(4.0)

    def dragged(self, dx: float, dy: float, side: Side) -> "HandTurn":
        """The hand turned as if the pointer held its skin."""
        towards_thumb = -1.0 if side == "right" else 1.0
        azimuth = math.remainder(self.azimuth_rad + towards_thumb * dx * RAD_PER_PX, math.tau)
        elevation = min(max(self.elevation_rad + dy * RAD_PER_PX, -STEEPEST_RAD), STEEPEST_RAD)
        return HandTurn(azimuth, elevation)

    @property
    def side(self) -> HandSide | None:
        """The side of the hand that is seen straight on, or None in between."""
        if abs(self.elevation_rad) > 2.5 * NAMED_WITHIN_RAD:
            return None
        return next(
            (
                name
                for name, azimuth in SIDES_RAD.items()
                if _apart(azimuth, self.azimuth_rad) <= NAMED_WITHIN_RAD
            ),
            None,
        )

    def faces(self, normal: Vector, side: Side) -> bool:
        """Return whether a point with this outward normal (fingers up +y, palm +z) faces the viewer."""
        return self._towards(normal, side) >= FACING

    def _towards(self, normal: Vector, side: Side) -> float:
        azimuth = self.azimuth_rad if side == "right" else -self.azimuth_rad
        level = math.cos(self.elevation_rad)
        viewer = (math.sin(azimuth) * level, math.sin(self.elevation_rad), math.cos(azimuth) * level)
        return sum(a * b for a, b in zip(normal, viewer, strict=True))


def turn_to(name: HandSide) -> HandTurn:
    """The turn that shows a side of the hand straight on."""
    return HandTurn(SIDES_RAD[name])


def turn_that_shows(normal: Vector, side: Side, preferred: HandTurn) -> HandTurn:
    """The preferred turn where it shows the point, else the straight side that shows it clearly better."""
    best = max((turn_to(name) for name in SIDES_RAD), key=lambda turn: turn._towards(normal, side))
    gain = best._towards(normal, side) - preferred._towards(normal, side)
    return preferred if preferred.faces(normal, side) or gain < GAIN else best


def _apart(a: float, b: float) -> float:
    return abs(math.remainder(a - b, math.tau))
