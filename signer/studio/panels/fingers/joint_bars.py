"""The joints of one digit as bars, for the finger that is bent, and as dots that choose it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import degrees, radians
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from body_model.plain_types import Side
from handshapes.handshape import FINGERS, DigitName
from handshapes.joints import RANGES
from signer.kinematics.sides import bone_suffix
from signer.phrases import within
from signer.studio.language import goes_on, named, tr
from signer.studio.widgets.bars import JointRow
from signer.studio.widgets.dots import Dot
from signer.studio.widgets.pieces import beneath
from signer.words.numbers import in_degrees

if TYPE_CHECKING:
    from signer.studio.drawing.recorder import Picture


class _Joint(NamedTuple):
    name: str
    title: str
    ends: tuple[str, str]


_OF_A_FINGER: Final = (
    _Joint("mcp_flex", tr("Knuckle"), (tr("back", "to which a joint bends"), tr("palm"))),
    _Joint("mcp_spread", tr("Spread"), (tr("pinky"), tr("thumb"))),
    _Joint("pip_flex", tr("Middle joint"), (tr("straight"), tr("bent"))),
    _Joint("dip_flex", tr("End joint"), (tr("straight"), tr("bent"))),
)
_OF_THE_THUMB: Final = (
    _Joint("cmc_flex", tr("Across"), (tr("out"), tr("over the palm"))),
    _Joint("cmc_palmar_abd", tr("Lift"), (tr("flat"), tr("out of the palm"))),
    _Joint("cmc_axial_opp", tr("Turn"), (tr("away"), tr("pad to the palm"))),
    _Joint("mcp_flex", tr("Knuckle"), (tr("back"), tr("bent"))),
    _Joint("ip_flex", tr("End joint"), (tr("back"), tr("bent"))),
)
DIGITS: Final[Mapping[DigitName, tuple[str, ...]]] = {
    "thumb": tuple(f"thumb_{joint.name}" for joint in _OF_THE_THUMB),
    **{finger: tuple(f"{finger}_{joint.name}" for joint in _OF_A_FINGER) for finger in FINGERS},
}
"""The joints of each digit by their names in a sign, the base first."""


class FingerJoints(QWidget):
    """A page of bars for each digit.

    Signals:
        gesture_began(), wished(joint, angle_rad), gesture_ended(), gesture_cancelled(): as those of a dial.
        refused(words): an angle was asked for that the joint does not have.
    """

    gesture_began = Signal()
    wished = Signal(str, float)
    gesture_ended = Signal()
    gesture_cancelled = Signal()
    refused = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.rows: dict[str, JointRow] = {}
        self._pages = QStackedWidget()
        for digit, names in DIGITS.items():
            self._pages.addWidget(self._page(digit, names))
        beneath(self, self._pages)

    def show_digit(self, digit: DigitName) -> None:
        """Turn to a digit's page."""
        self._pages.setCurrentIndex(list(DIGITS).index(digit))

    def show_angles(self, angles: Mapping[str, float], usual: Mapping[str, float]) -> None:
        """Show where the joints stand, and where the handshape has them, rad."""
        for name, row in self.rows.items():
            row.show_value(degrees(angles[name]), degrees(usual[name]))

    def let_go(self) -> None:
        """Somebody ended the gesture from elsewhere."""
        for row in self.rows.values():
            row.bar.let_go()

    def _end_run(self, *_typed: object) -> None:
        """A number is a step of its own, not part of what a bar was just nudged by."""
        self.let_go()
        self.gesture_ended.emit()

    def _page(self, digit: DigitName, names: tuple[str, ...]) -> QWidget:
        page = QWidget()
        box = beneath(page, gap=2)
        for joint, name in zip(_OF_THE_THUMB if digit == "thumb" else _OF_A_FINGER, names, strict=True):
            low, high = (degrees(end) for end in RANGES[name])
            row = JointRow(f"fingers.{name}", joint.title, limits=(low, high), ends=joint.ends)
            row.bar.gesture_began.connect(self.gesture_began)
            row.bar.gesture_ended.connect(self.gesture_ended)
            row.bar.gesture_cancelled.connect(self.gesture_cancelled)
            wish = self._wisher(name, f"{named(digit.capitalize())}, {within(joint.title)}")
            row.bar.wished.connect(wish)
            row.number.entered.connect(self._end_run)
            row.number.entered.connect(wish)
            self.rows[name] = row
            box.addWidget(row)
        box.addStretch(1)
        return page

    def _wisher(self, name: str, spoken: str) -> Callable[[float], None]:
        low, high = (degrees(end) for end in RANGES[name])

        def wish(asked_deg: float) -> None:
            # The ends of a range are whole degrees, and so are most wishes: what is typed is what is stored.
            value_deg = min(max(round(asked_deg, 1), round(low, 6)), round(high, 6))
            beyond = not low - 0.05 <= asked_deg <= high + 0.05
            self.wished.emit(name, min(max(radians(value_deg), RANGES[name][0]), RANGES[name][1]))
            self.refused.emit(
                tr(
                    "{spoken}: {in_degrees} is not possible; {in_degrees2} is the nearest.",
                    spoken=spoken,
                    in_degrees=in_degrees(asked_deg),
                    in_degrees2=in_degrees(value_deg),
                )
                if beyond
                else ""
            )

        return wish


_FINGER_BONES: Final = ((tr("Knuckle"), 1, 0), (tr("Middle joint"), 2, 2), (tr("End joint"), 3, 3))
_THUMB_BONES: Final = ((tr("Base"), 1, 0), (tr("Knuckle"), 2, 3), (tr("End joint"), 3, 4))
_MIDDLE_FIRST: Final = {"2": 0, "0": 1, "3": 2, "4": 3}
"""Order in which joints stand for their fingers where there is no room for all."""
SKIN_M: Final = 0.012
"""Depth of a joint below the skin: what hides it must stand nearer to the viewer than that."""


def joint_dots(picture: Picture, side: Side) -> list[Dot]:
    """A dot for each joint, by the name of the digit and the number of the joint's first bar: "index.2"."""
    body = picture.figure.character.body
    found = []
    for number, digit in enumerate(DIGITS, 1):
        for title, bone, first in _THUMB_BONES if digit == "thumb" else _FINGER_BONES:
            index = body.bone_index[f"finger{number}-{bone}{bone_suffix(side)}"]
            matrix = picture.figure.matrices[index]
            at = matrix[:, :3] @ body.heads[index] + matrix[:, 3]
            to_eye = picture.camera.eye - at
            place = picture.place(at + SKIN_M * to_eye / np.linalg.norm(to_eye))
            found.append(
                Dot(
                    f"{digit}.{first}",
                    f"{named(digit.capitalize())}, {goes_on(title)}",
                    place.x,
                    place.y,
                    place.seen,
                )
            )
    return sorted(found, key=lambda dot: _MIDDLE_FIRST[dot.id.split(".")[1]])


def joint_of(dot_id: str) -> tuple[DigitName, int]:
    """The digit of a dot, and which of its bars the joint's first one is."""
    digit, first = dot_id.split(".")
    return next(name for name in DIGITS if name == digit), int(first)
