"""From where a hand is looked at, which drags and four buttons change, and its picture in close-up."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final, Literal, TypeAlias, cast

from PySide6.QtCore import QEvent, Signal

from body_model.plain_types import Side, Vector
from signer.document.values import HandForm
from signer.lazy import lazily
from signer.studio.drawing.quality import PICTURE, while_moving
from signer.studio.editing.soon import later
from signer.studio.language import tr
from signer.studio.widgets.dot_picture import DotPicture
from signer.studio.widgets.segments import Segment, Segments

with lazily():
    from signer.studio.drawing import recorder

if TYPE_CHECKING:
    from signer.characters.character import Character

HandSide: TypeAlias = Literal["palm", "back", "thumb", "pinky"]

REST_MS: Final = 160
"""Time after the last turn or change after which a careful picture is drawn."""
QUICK_PX, SHARP_PX = 360, 1024
"""Width of a picture while it is turned, and at most at rest."""
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

    def dragged(self, dx: float, dy: float, side: Side) -> HandTurn:
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


def turn_to(name: str) -> HandTurn:
    """Return the turn that shows a side of the hand straight on, by its name."""
    return HandTurn(SIDES_RAD[cast(HandSide, name)])


def turn_that_shows(normal: Vector, side: Side, preferred: HandTurn) -> HandTurn:
    """The preferred turn where it shows the point, else the straight side that shows it clearly better."""
    best = max((turn_to(name) for name in SIDES_RAD), key=lambda turn: turn._towards(normal, side))
    gain = best._towards(normal, side) - preferred._towards(normal, side)
    return preferred if preferred.faces(normal, side) or gain < GAIN else best


def _apart(a: float, b: float) -> float:
    return abs(math.remainder(a - b, math.tau))


class TurnedHand(DotPicture):
    """A hand in close-up that is turned: quickly drawn while it is dragged, with care at rest.

    Signals:
        looked_at(): it is looked at from elsewhere, by a drag or a button.
    """

    looked_at = Signal()

    def __init__(
        self,
        name: str,
        spoken: str,
        draw: Callable[..., object],
        soon: Callable[[int], object] | None = None,
    ) -> None:
        """`draw` draws it, `quick` if asked so; `soon` lets it be drawn after so many ms, at once without."""
        super().__init__(f"{name}.picture", spoken, can_turn=True)
        self.turn = HandTurn()
        self._side: Side = "right"
        self.sides = Segments(f"{name}.turn", tr("Side of the hand"), HAND_SIDES, on=self.show_side)
        self.careful, self.quick = later(self, draw), later(self, partial(draw, quick=True))
        self._soon = soon or self.careful.start
        self.turned.connect(self._on_turned)
        self.grown.connect(lambda _px: self._soon(REST_MS))

    def closeup(
        self,
        character: Character,
        form: HandForm,
        side: Side,
        *,
        quick: bool,
        fills: bool = True,
        with_forearm: bool = False,
    ) -> recorder.Picture:
        """Draw a hand of a side as it is looked at now; a square picture where it need not fill its place."""
        self._side = side
        quality = while_moving(recorder.studio(character).renderer_name) if quick else PICTURE
        size = self.picture_px(QUICK_PX if quick else SHARP_PX)
        high, turn = round(size / self.picture_aspect()) if fills else size, self.turn
        self.sides.choose(turn.side or "")
        seen = (turn.azimuth_rad, turn.elevation_rad, size, high, quality)
        return recorder.hand_closeup(character, form, side, *seen, with_forearm=with_forearm)

    def draw_twice(self) -> None:
        """Draw it quickly now, and with care once it is left alone."""
        self.quick.start(0)
        self.careful.start(REST_MS)

    def show_side(self, name: str) -> None:
        """Look straight at a side."""
        self.turn = turn_to(name)
        self.looked_at.emit()
        self._soon(0)

    def _on_turned(self, dx: float, dy: float) -> None:
        self.turn = self.turn.dragged(dx, dy, self._side)
        self.looked_at.emit()
        self.draw_twice()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._soon(0)
