"""Sliders of a span's face shapes, by region; what a rule of the face holds back stays as a ghost."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Final

import numpy as np
from PySide6.QtWidgets import QWidget

from body_model.face_shapes import FACE_SHAPES
from nonmanuals.shapes import GAZE_SHAPES, both_sides, region_of
from nonmanuals.signal import Signal
from signer.document.face_edits import set_span
from signer.document.tracks.kinds import kind_of
from signer.document.tracks.span import SHAPES, Span
from signer.document.tracks.track import TrackName
from signer.lazy import lazily
from signer.phrases import joined
from signer.studio.editing.gestures import follow
from signer.studio.editing.session import Session
from signer.studio.language import roomy, tr
from signer.studio.widgets.bars import LevelLine
from signer.studio.widgets.fold import Fold
from signer.studio.widgets.pieces import beneath, button, hint, row

with lazily():
    from signer.motion.face import rules

TITLE_PX: Final = roomy(76)
BAR_PX: Final = 56
LINK_PX: Final = 24
HELD: Final = 1e-6
"""A weight that a rule changed by less is as it was."""
_PREFIXES: Final = {"brows": "brow", "eyes": "eye", "nose": "nose", "mouth": "mouth"}


class ShapeSliders(Fold):
    """Weights of the shapes of a span, from 0 to 100 %; pairs are one slider until their link is opened."""

    def __init__(self, session: Session) -> None:
        super().__init__("face.shapes", tr("Shapes"))
        self._session = session
        self._span: Span | None = None
        self._kind = ""
        self._has_recipe = False
        self._parted: set[str] = set()
        self.lines: dict[str, LevelLine] = {}
        self._rows: dict[str, QWidget] = {}
        body = QWidget()
        self._box = beneath(body)
        self.reason = hint()
        self._box.addWidget(self.reason)
        self.again = button(
            tr("As the signal"),
            name="face.shapes.again",
            tip=tr("Take back the shapes that were set by hand"),
        )
        self.again.clicked.connect(lambda: self._set(()))
        self.fill(body, self.again)
        self.set_open(False)
        self.opened.connect(lambda _on: self._refresh())

    def show_span(self, name: TrackName, span: Span, signal: Signal | None) -> None:
        """Show the shapes of a span, where spans of its kind have any."""
        reading, phases = (None, ()) if signal is None else (signal.reading, signal.phases)
        has_shapes = SHAPES in kind_of(name).takes and reading is None
        self.setVisible(has_shapes)
        self._span = span if has_shapes else None
        if not has_shapes:
            return
        if name.kind != self._kind:
            self._kind, self._parted = name.kind, set()
            self._clear()
        self._own = dict(span.shapes or (phases[0].weights if phases else ()))
        self._has_recipe = bool(phases)
        self.again.setVisible(bool(span.shapes) and self._has_recipe)
        self.say(tr("own") if span.shapes else tr("the signal's") if self._has_recipe else tr("none"))
        self._refresh()

    def _clear(self) -> None:
        for made in self._rows.values():
            self._box.removeWidget(made)
            made.deleteLater()
        self._rows.clear()
        self.lines.clear()

    def _refresh(self) -> None:
        if self._span is None or not self.is_open:
            return
        for base in shapes_of(self._kind):
            left, right = self._weights(base)
            if left != right:
                self._parted.add(base)
            for name in (base, *([] if len(both_sides(base)) < 2 else both_sides(base))):
                if name not in self._rows:
                    self._add(name, base)
            is_parted = base in self._parted
            for name, made in ((name, self._rows[name]) for name in {base, *both_sides(base)}):
                made.setVisible((name != base) == is_parted if len(both_sides(base)) > 1 else True)
        asked = np.zeros((1, len(FACE_SHAPES)))
        for shape, weight in self._own.items():
            asked[0, FACE_SHAPES.index(shape)] = weight
        held = rules.within_rules(asked)
        for name, line in self.lines.items():
            places = [FACE_SHAPES.index(shape) for shape in both_sides(name)]
            wanted, reached = float(asked[0, places].max()), float(held.weights[0, places].max())
            ghost = abs(wanted - reached) > HELD
            line.bar.show_value(round(100.0 * reached, 1), round(100.0 * wanted, 1) if ghost else None)
            line.number.show_value(round(100.0 * wanted, 1))
        self.reason.setText(
            tr("Held back: {reasons}.", reasons=joined("; ", held.reasons)) if held.reasons else ""
        )
        self.reason.setVisible(bool(held.reasons))

    def _weights(self, base: str) -> tuple[float, float]:
        sides = [self._own.get(shape, 0.0) for shape in both_sides(base)]
        return sides[0], sides[-1]

    def _add(self, name: str, base: str) -> None:
        line = LevelLine(
            f"face.shape.{name.rstrip('*')}", title_of(name, self._kind),
            tr("Shape: {title_of}", title_of=title_of(name, '')), self._changer(name),
            limits=(0.0, 100.0), unit=tr("percent"), suffix=" %", title_px=TITLE_PX,
        )  # fmt: skip
        follow(line.bar, self._session)
        link = button(
            icon="link", name=f"face.link.{name.rstrip('*')}", tip=tr("Change both sides each by itself")
        )
        link.setFixedWidth(LINK_PX)
        line.bar.setMinimumWidth(BAR_PX)
        keeps_place = link.sizePolicy()
        keeps_place.setRetainSizeWhenHidden(True)
        link.setSizePolicy(keeps_place)
        link.setVisible(name == base and len(both_sides(base)) > 1)
        link.clicked.connect(lambda: self._part(base))
        made = row(line, link, gap=2)
        self.lines[name], self._rows[name] = line, made
        self._box.insertWidget(self._box.count() - 1, made)

    def _part(self, base: str) -> None:
        self._parted.add(base)
        self._refresh()

    def _changer(self, name: str) -> Callable[[float], None]:
        def change(percent: float) -> None:
            weight = min(max(percent / 100.0, 0.0), 1.0)
            changed = self._own | dict.fromkeys(both_sides(name), weight)
            kept = {shape: value for shape, value in changed.items() if value > 0.0}
            if not kept and self._has_recipe:  # without any the signal's own would come back
                kept = dict.fromkeys(both_sides(name), 0.0)
            self._set(tuple(kept.items()))

        return change

    def _set(self, shapes: tuple[tuple[str, float], ...]) -> None:
        if self._span is not None:
            self._session.perform(set_span(self._span.id, shapes=shapes, name=""))


@cache
def shapes_of(kind: str) -> tuple[str, ...]:
    """Return the shapes that spans of a kind set, pairs as one name with a star; all of them for feelings."""
    regions = _PREFIXES if kind not in _PREFIXES else (kind,)
    own = [shape for shape in FACE_SHAPES if shape not in GAZE_SHAPES and region_of(shape) in regions]
    return tuple(dict.fromkeys(_starred(shape) for shape in own))


def title_of(name: str, kind: str) -> str:
    """Return a shape's name in words, without the part that its track says already."""
    base, side = (
        name.rstrip("*"),
        tr(", sides") if name.endswith("*") and name.rstrip("*") in FACE_SHAPES else "",
    )
    for end, word in (("Left", tr(", left")), ("Right", tr(", right"))):
        if _starred(name) != name and base.endswith(end):
            base, side = base.removesuffix(end), word
    prefix = _PREFIXES.get(kind, "")
    short = base.removeprefix(prefix) if prefix and base != prefix else base
    words = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", short).lower()
    return f"{words[:1].upper()}{words[1:]}{side}"


def _starred(shape: str) -> str:
    """Return the name of a shape's pair; itself where it has no partner."""
    for side, other in (("Left", "Right"), ("Right", "Left")):
        base = shape.removesuffix(side)
        if shape.endswith(side) and base + other in FACE_SHAPES and base not in ("mouth", "jaw", "tongue"):
            return f"{base}*"
    return shape
