"""Gaze by clicking: the addressee, either hand, and the floor plan of nine places about the signer."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Final, NamedTuple

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QGridLayout, QToolButton, QWidget

from nonmanuals.target import Place, Point, Target
from signer.document import queries
from signer.document.sign import Sign
from signer.document.values import HandRole
from signer.phrases import within
from signer.studio.editing.session import Session
from signer.studio.editing.signals import chosen_over, look_at, spans_over
from signer.studio.language import roomy, tr
from signer.studio.look import icons, theme
from signer.studio.panels.places import PlaceButtons
from signer.studio.widgets.pieces import beneath, button, label, row, widened

DISTANCES_M: Final = (("far", tr("Far"), 1.2), ("middle", tr("Middle"), 0.7), ("near", tr("Near"), 0.4))
"""From the suprasternal notch, level: far rows first, as on a plan that the signer looks at."""
WAYS: Final = (("left", math.radians(45.0)), ("ahead", 0.0), ("right", math.radians(-45.0)))
"""Columns of the plan, the signer's left first."""
NAME_PX: Final = roomy(48)
PLACE_PX: Final = 28


class Spot(NamedTuple):
    """Something to look at: a signal of gaze, and the target that it takes in place of its own."""

    signal: str
    target: Target | None = None


class GazePlan(QWidget):
    """Buttons that let the signer look somewhere over what is chosen; a second click takes the gaze away.

    Signals:
        looked(id): one was clicked; the id of the span that was set, or none.
    """

    looked = Signal(str)

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.setObjectName("face.gaze")
        self._session = session
        self.buttons: dict[str, QToolButton] = {
            "addressee": self._button("addressee", tr("Addressee"), tr("Look at the one who is signed to")),
            "left": self._button(
                "left", tr("Left hand"), tr("Look at the signer's left hand, also as it moves")
            ),
            "hands": self._button("hands", tr("Both", "hands"), tr("Look at both hands")),
            "right": self._button(
                "right", tr("Right hand"), tr("Look at the signer's right hand, also as it moves")
            ),
        }
        plan = QWidget()
        grid = QGridLayout(plan)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(2)
        for line, (far, words, _) in enumerate(DISTANCES_M):
            title = label(words, 2, theme.SMALL)
            title.setFixedWidth(NAME_PX)
            grid.addWidget(title, line, 0)
            for column, (way, _) in enumerate(WAYS):
                where = (
                    tr("straight ahead")
                    if way == "ahead"
                    else tr("to the signer's left")
                    if way == "left"
                    else tr("to the signer's right")
                )
                made = self._button(
                    f"{far}.{way}",
                    "",
                    tr("Look at a place {where}: {far}", where=where, far=within(words)),
                )
                icons.set_icon(made, "dot")
                made.setIconSize(QSize(12, 12))
                made.setFixedHeight(PLACE_PX)
                self.buttons[f"{far}.{way}"] = made
                grid.addWidget(made, line, column + 1)
        grid.setColumnStretch(1, 1)
        grid.setColumnStretch(2, 1)
        grid.setColumnStretch(3, 1)
        self.places = PlaceButtons(
            session, "face", tr("Look, over what is chosen, at"), self._look_at, self._there
        )
        whom = row(*(self.buttons[name] for name in ("addressee", "left", "hands", "right")), gap=2)
        beneath(self, whom, plan, self.places, gap=2)

    def _button(self, name: str, text: str, tip: str) -> QToolButton:
        made = button(text, name=f"face.gaze.{name}", tip=tip, kind="raised", checkable=True)
        made.setProperty("snug", "true")
        made.clicked.connect(lambda: self._look(name))
        return widened(made)

    def refresh(self) -> None:
        """Show where the signer looks over what is chosen."""
        sign = self._session.sign
        over = spans_over(sign, chosen_over(self._session))
        there = {Spot(span.signal, span.target) for name, span in over if name.kind == "gaze"}
        for name, spot in _spots(sign):
            self.buttons[name].setChecked(spot in there)
        self.places.refresh()

    def _there(self) -> set[str]:
        over = spans_over(self._session.sign, chosen_over(self._session))
        targets = [span.target for name, span in over if name.kind == "gaze"]
        return {target.id for target in targets if isinstance(target, Place)}

    def _look_at(self, place_id: str) -> None:
        self.looked.emit(look_at(self._session, "gaze.locus", Place(place_id)))

    def _look(self, name: str) -> None:
        spot = dict(_spots(self._session.sign))[name]
        self.looked.emit(look_at(self._session, spot.signal, spot.target))


def _spots(sign: Sign) -> Iterator[tuple[str, Spot]]:
    """Yield what each button looks at, for signs that are mirrored as a whole for a left-handed signer."""
    yield "addressee", Spot("gaze.addressee")
    yield "hands", Spot("gaze.hands")
    roles: tuple[HandRole, ...] = ("dominant", "base")
    for role in roles:
        yield queries.side_of(sign, role), Spot(f"gaze.hand.{role}")
    mirror = -1.0 if sign.dominant_side == "left" else 1.0
    for far, _, distance_m in DISTANCES_M:
        for way, angle in WAYS:
            x, z = mirror * distance_m * math.sin(angle), distance_m * math.cos(angle)
            yield f"{far}.{way}", Spot("gaze.locus", Point((round(x, 4) + 0.0, 0.0, round(z, 4))))
