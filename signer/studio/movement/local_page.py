"""Fingers and wrist: what they do by themselves while the hand is held or on its way."""

from __future__ import annotations

from dataclasses import replace
from math import degrees, radians
from typing import Any, Final

from PySide6.QtWidgets import QToolButton

from handshapes import catalogue
from signer.document import key_edits
from signer.document.tracks.hand import Key
from signer.document.values import DURINGS, FASTEST_HZ, LOCAL_KINDS, During, LocalKind, LocalMovement
from signer.studio.editing.session import Session
from signer.studio.language import named, tr, translated
from signer.studio.look import plain
from signer.studio.movement.key_page import KeyPage, offer_below
from signer.studio.widgets.number_field import NumberField
from signer.studio.widgets.pieces import CheckBox, beneath, button, hint, row
from signer.words import wording

KIND_WORDS: Final[dict[LocalKind, str]] = {
    "wiggle": tr("Fingers wiggle"),
    "nod": tr("Wrist nods"),
    "twist": tr("Forearm twists"),
    "waggle": tr("Wrist waggles"),
    "open and close": tr("Opens, closes"),
    "snap": tr("Fingers snap"),
}
KIND_TIPS: Final[dict[LocalKind, str]] = {
    "wiggle": tr("The fingers go up and down one after the other"),
    "nod": tr("The hand bends to the palm and back"),
    "twist": tr("The forearm turns to and fro"),
    "waggle": tr("The hand swings to the thumb and to the little finger"),
    "open and close": tr("The hand changes to another handshape and back"),
    "snap": tr("The middle finger slides off the thumb onto the palm, and the wrist goes along"),
}
DURING_WORDS: Final[dict[During, str]] = {
    "hold": tr("while held"),
    "way": tr("on the way"),
    "both": tr("all along"),
}
USUAL: Final[dict[LocalKind, LocalMovement]] = {
    "wiggle": LocalMovement("wiggle", radians(20.0), 4.0),
    "nod": LocalMovement("nod", radians(20.0), 3.0),
    "twist": LocalMovement("twist", radians(25.0), 3.0),
    "waggle": LocalMovement("waggle", radians(12.0), 3.0),
    "open and close": LocalMovement("open and close", rate_hz=2.5, toward="s"),
    "snap": LocalMovement("snap", radians(6.0), 3.0, "hold"),
}
"""A movement that is switched on."""
INDENT_PX: Final = 20
FIELD_PX: Final = 62
"""Beside a chooser of times and one of handshapes in the narrow dock."""


class LocalPage(KeyPage):
    """Switches local movements of a key on and off, and changes them.

    How far and how fast opens below each that is on.
    """

    def __init__(self, session: Session) -> None:
        super().__init__(session, "local")
        tip = tr("The handshape to which the hand opens or closes")
        self.toward = button(
            " ", name="movement.local.toward", tip=tip, kind="raised", on=self._offer_handshapes
        )
        self.lines = {kind: _Line(kind, self) for kind in LOCAL_KINDS}
        parts = (part for line in self.lines.values() for part in (line.on, line.values))
        kept = hint(tr("The contact is kept: the arm makes room for what fingers and wrist do."))
        beneath(self, *parts, kept, gap=2)

    def show_key(self, key: Key | None) -> None:
        """Show what fingers and wrist do at a key."""
        self._key = key
        self.setEnabled(key is not None)
        there = {} if key is None else {one.kind: one for one in key.local}
        self.answer = ", ".join(translated(wording.LOCAL_WORDS[kind]) for kind in there)
        for kind, line in self.lines.items():
            line.show_movement(there.get(kind))
        opening = there.get("open and close")
        self.toward.setText(translated(wording.handshape_title((opening or USUAL["open and close"]).toward)))

    def switch(self, kind: LocalKind, on: bool) -> None:
        """Let a movement begin or end."""
        shown = USUAL[kind]
        if self._key is not None and self._key.handshape == shown.toward:
            shown = replace(shown, toward="5")
        self._perform(
            lambda key: key_edits.set_local(key.id, shown) if on else key_edits.clear_local(key.id, kind)
        )

    def change(self, kind: LocalKind, **changes: Any) -> None:
        """Change a movement that is on."""
        for now in () if self._key is None else self._key.local:
            if now.kind == kind:
                self._perform(lambda key, now=now: key_edits.set_local(key.id, replace(now, **changes)))  # type: ignore[misc]
                return

    def _offer_handshapes(self) -> None:
        local = () if self._key is None else self._key.local
        now = next((one.toward for one in local if one.toward), None)
        shapes = ((named(shape.title), shape.name) for shape in catalogue.every())
        offer_below(self.toward, shapes, now, lambda name: self.change("open and close", toward=name))


class _Line:
    """One kind: whether it is on, how far, how often and when."""

    def __init__(self, kind: LocalKind, page: LocalPage) -> None:
        self._kind, self._page = kind, page
        name = f"movement.local.{kind.split()[0]}"
        self.on = CheckBox(KIND_WORDS[kind], name, on=lambda on: page.switch(kind, on))
        self.on.setToolTip(plain.tip(KIND_TIPS[kind]))
        is_share = kind == "open and close"
        self.size = NumberField(
            f"{name}.size",
            tr("{kind}: how far", kind=KIND_WORDS[kind]),
            limits=(0, 100 if is_share else 90),
            suffix=" %" if is_share else "°",
            on=lambda size: page.change(
                kind, **({"share": size / 100} if is_share else {"size_rad": radians(size)})
            ),
        )
        self.size.setFixedWidth(FIELD_PX)
        self.size.setToolTip(plain.tip(tr("How far")))
        self.rate = NumberField(
            f"{name}.rate",
            tr("{kind}: how often a second", kind=KIND_WORDS[kind]),
            limits=(0.1, FASTEST_HZ),
            suffix=" /s",
        )
        self.rate.setFixedWidth(FIELD_PX)
        self.rate.setToolTip(plain.tip(tr("How often a second")))
        self.rate.entered.connect(lambda rate: page.change(kind, rate_hz=rate))
        self.during: QToolButton = button(
            tr("all along"), name=f"{name}.during", tip=tr("When it moves"), kind="raised"
        )
        self.during.clicked.connect(self._offer_times)
        parts = (self.size, self.rate, self.during, *([page.toward] if is_share else []))
        self.values = row(INDENT_PX, *parts, None, gap=4)
        self._now: LocalMovement | None = None

    def show_movement(self, movement: LocalMovement | None) -> None:
        """Show it as it is, or as it would be."""
        self._now = movement
        self.on.setChecked(movement is not None)
        self.values.setVisible(movement is not None)
        shown = movement or USUAL[self._kind]
        self.size.show_value(100 * shown.share if self._kind == "open and close" else degrees(shown.size_rad))
        self.rate.show_value(shown.rate_hz)
        self.during.setText(DURING_WORDS[shown.during])

    def _offer_times(self) -> None:
        now = self._now.during if self._now is not None else None
        choices = ((DURING_WORDS[during], during) for during in DURINGS)
        offer_below(self.during, choices, now, lambda one: self._page.change(self._kind, during=one))
