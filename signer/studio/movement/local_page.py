"""Fingers and wrist: what they do by themselves while the hand is held or on its way."""

from __future__ import annotations

from dataclasses import replace
from math import degrees, radians
from typing import Any, Final

from PySide6.QtWidgets import QGridLayout, QToolButton, QVBoxLayout, QWidget

from signer.document import key_edits
from signer.document.sign import Key
from signer.document.values import DURINGS, FASTEST_HZ, LOCAL_KINDS, During, LocalKind, LocalMovement
from signer.studio.editing.session import Session
from signer.studio.look import plain, theme
from signer.studio.widgets.choice_menu import offer, open_below, passing_menu
from signer.studio.widgets.number_field import NumberField
from signer.studio.widgets.pieces import CheckBox, button, hint, label
from signer.studio.words import wording

KIND_WORDS: Final[dict[LocalKind, str]] = {
    "wiggle": "Fingers wiggle",
    "nod": "Wrist nods",
    "twist": "Forearm twists",
    "waggle": "Wrist waggles",
    "open and close": "Opens, closes",
}
KIND_TIPS: Final[dict[LocalKind, str]] = {
    "wiggle": "The fingers go up and down one after the other",
    "nod": "The hand bends to the palm and back",
    "twist": "The forearm turns to and fro",
    "waggle": "The hand swings to the thumb and to the little finger",
    "open and close": "The hand changes to another handshape and back",
}
DURING_WORDS: Final[dict[During, str]] = {"hold": "while held", "way": "on the way", "both": "all along"}
USUAL: Final[dict[LocalKind, LocalMovement]] = {
    "wiggle": LocalMovement("wiggle", radians(20.0), 4.0),
    "nod": LocalMovement("nod", radians(20.0), 3.0),
    "twist": LocalMovement("twist", radians(25.0), 3.0),
    "waggle": LocalMovement("waggle", radians(12.0), 3.0),
    "open and close": LocalMovement("open and close", rate_hz=2.5, toward="s"),
}
"""What a movement is like that is switched on."""


class LocalPage(QWidget):
    """Switches local movements of a key on and off, and changes them."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.setObjectName("movement.local")
        self._session = session
        self._key: Key | None = None
        self.lines = {kind: _Line(kind, self) for kind in LOCAL_KINDS}
        grid = QGridLayout()
        grid.setHorizontalSpacing(theme.GAP)
        grid.setVerticalSpacing(6)
        for column, words in enumerate(("", "how far", "a second", "when")):
            grid.addWidget(label(words, 3, theme.SMALL), 0, column)
        for index, line in enumerate(self.lines.values(), 1):
            for column, part in enumerate((line.on, line.size, line.rate, line.during)):
                grid.addWidget(part, index, column)
        self.toward = button(" ", name="movement.local.toward", tip="The handshape to which the hand opens or closes", kind="raised")
        self.toward.clicked.connect(self._offer_handshapes)
        grid.addWidget(label("to the handshape", 2, theme.SMALL), len(self.lines) + 1, 0)
        grid.addWidget(self.toward, len(self.lines) + 1, 1, 1, 3)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(theme.GAP)
        box.addLayout(grid)
        box.addWidget(hint("The contact is kept: the arm makes room for what fingers and wrist do."))
        box.addStretch(1)

    def show_key(self, key: Key | None) -> None:
        """Show what fingers and wrist do at a key."""
        self._key = key
        self.setEnabled(key is not None)
        there = {} if key is None else {one.kind: one for one in key.local}
        for kind, line in self.lines.items():
            line.show_movement(there.get(kind))
        opening = there.get("open and close")
        self.toward.setEnabled(opening is not None)
        self.toward.setText(wording.handshape_title((opening or USUAL["open and close"]).toward))

    def switch(self, kind: LocalKind, on: bool) -> None:
        """Let a movement begin or end."""
        if self._key is None:
            return
        shown = USUAL[kind]
        if kind == "open and close" and self._key.handshape == shown.toward:
            shown = replace(shown, toward="5")
        self._session.apply(key_edits.set_local(self._key.id, shown) if on else key_edits.clear_local(self._key.id, kind))

    def change(self, kind: LocalKind, **changes: Any) -> None:
        """Change a movement that is on."""
        now = next((one for one in self._key.local if one.kind == kind), None) if self._key is not None else None
        if now is not None and self._key is not None:
            self._session.apply(key_edits.set_local(self._key.id, replace(now, **changes)))

    def _offer_handshapes(self) -> None:
        from handshapes import catalogue

        menu = passing_menu(self, "movement.menu")
        now = next((one.toward for one in self._key.local if one.toward), None) if self._key is not None else None
        shapes = ((shape.title, shape.name) for shape in catalogue.every())
        offer(menu, shapes, now, lambda name: self.change("open and close", toward=name))
        open_below(menu, self.toward)


class _Line:
    """One kind: whether it is on, how far, how often and when."""

    def __init__(self, kind: LocalKind, page: LocalPage) -> None:
        self._kind, self._page = kind, page
        name = f"movement.local.{kind.split()[0]}"
        self.on = CheckBox(KIND_WORDS[kind], name)
        self.on.setToolTip(plain.tip(KIND_TIPS[kind]))
        self.on.clicked.connect(lambda on: page.switch(kind, on))
        is_share = kind == "open and close"
        self.size = NumberField(
            f"{name}.size", f"{KIND_WORDS[kind]}: how far", limits=(0, 100 if is_share else 90), suffix=" %" if is_share else "°"
        )
        self.size.entered.connect(lambda size: page.change(kind, **({"share": size / 100} if is_share else {"size_rad": radians(size)})))
        self.rate = NumberField(
            f"{name}.rate", f"{KIND_WORDS[kind]}: how often a second", limits=(0.1, FASTEST_HZ), suffix=" \N{MULTIPLICATION SIGN}"
        )
        self.rate.entered.connect(lambda rate: page.change(kind, rate_hz=rate))
        self.during: QToolButton = button("all along", name=f"{name}.during", tip="When it moves", kind="raised")
        self.during.clicked.connect(self._offer_times)
        self._now: LocalMovement | None = None

    def show_movement(self, movement: LocalMovement | None) -> None:
        """Show it as it is, or as it would be."""
        self._now = movement
        self.on.setChecked(movement is not None)
        shown = movement or USUAL[self._kind]
        for part in (self.size, self.rate, self.during):
            part.setEnabled(movement is not None)
        self.size.show_value(100 * shown.share if self._kind == "open and close" else degrees(shown.size_rad))
        self.rate.show_value(shown.rate_hz)
        self.during.setText(DURING_WORDS[shown.during])

    def _offer_times(self) -> None:
        menu = passing_menu(self._page, "movement.menu")
        now = self._now.during if self._now is not None else None
        offer(
            menu, ((DURING_WORDS[during], during) for during in DURINGS), now, lambda during: self._page.change(self._kind, during=during)
        )
        open_below(menu, self.during)
