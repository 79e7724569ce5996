"""Page on which a body of our family is shaped: whose face it has, its build, and its colours."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QTimer
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from body_model.family import RANGES
from signer.characters.colours import ROWS
from signer.characters.load import character_names, title_of
from signer.lazy import lazily
from signer.studio.drawing import framing
from signer.studio.language import tr, translated
from signer.studio.look import plain, theme
from signer.studio.widgets.bars import LevelBar
from signer.studio.widgets.dot_picture import DotPicture
from signer.studio.widgets.forms import Dialog, choice_field, line_field
from signer.studio.widgets.number_field import NumberField
from signer.studio.widgets.pieces import ScrollColumn, button, column, heading, hint, label, row
from signer.studio.widgets.segments import Segment, Segments

with lazily():
    from signer import avatars
    from signer.studio.drawing import recorder


HELP: Final = tr(
    "Contacts are solved on this body as on any signer. Its handshapes are fitted and its skin is measured "
    "beside the window, once you use it."
)
TAKEN: Final = tr("There is a signer of that name already; give another one.")
_SIZE_PX: Final = (980, 680)
_CHILD, _ADULT, _OLD = 10.0, 25.0, 90.0
"""Years that the ends and the middle of the source's ages stand for."""
_TURN_RAD: Final = 0.008
"""Turn of the picture for a pixel of a drag: half a turn over 400 px."""


class Measure(NamedTuple):
    """Measure of a body as its bar shows it, between two limits with a notch where bodies are average."""

    words: str
    limits: tuple[float, float]
    rest: float
    suffix: str
    shown: Callable[[float], float]
    meant: Callable[[float], float]


def _percent(words: str, name: str, rest: float = 0.0) -> Measure:
    low, high = RANGES[name] if name in RANGES else (0.0, len(ROWS[name]) - 1.0)
    whole = 100.0 if name in RANGES else 100.0 / high
    return Measure(
        words,
        (whole * low, whole * high),
        100.0 * rest,
        " %",
        lambda value: whole * value,
        lambda shown: min(max(shown / whole, low), high),
    )


def years_of(age: float) -> float:
    """Return the years that an age of a build, from -1 to 1, stands for."""
    return _ADULT + age * (_OLD - _ADULT if age > 0.0 else _ADULT - _CHILD)


def age_of(years: float) -> float:
    """Return the age of a build for years; the nearest one there is."""
    apart = (years - _ADULT) / (_OLD - _ADULT if years > _ADULT else _ADULT - _CHILD)
    return min(max(apart, -1.0), 1.0)


BUILD: Final = {
    "female": _percent(tr("Man to woman"), "female", 0.5),
    "age": Measure(tr("Age in years"), (_CHILD, _OLD), _ADULT, "", years_of, age_of),
    "muscle": _percent(tr("Muscles"), "muscle"),
    "weight": _percent(tr("Weight"), "weight"),
    "shoulders": _percent(tr("Breadth of shoulders"), "shoulders"),
    "arms": _percent(tr("Length of arms"), "arms"),
    "size": _percent(tr("Stature"), "size", 1.0),
}
COLOURS: Final = {
    "skin": _percent(tr("Skin, light to dark"), "skin"),
    "hair": _percent(tr("Hair, white to black"), "hair"),
    "shirt": _percent(tr("Shirt, light to dark"), "shirt"),
}


class BodyDialog(Dialog):
    """Shapes a body; `signer` is what it is now."""

    def __init__(self, parent: QWidget | None, signer: avatars.Shaped, taken: Iterable[str]) -> None:
        """Shape a signer, whose name is none of those that are taken by others."""
        super().__init__(parent, "body", tr("Customise a signer"), tr("Use it"))
        self.signer = signer
        self._taken, self._begun = frozenset(taken), signer
        self._past: list[avatars.Shaped] = []
        self._future: list[avatars.Shaped] = []
        self._turn = (0.0, 0.0)
        self._name = line_field("body.name", tr("Name"), text=signer.name)
        likes = ((translated(title_of(name)), name) for name in character_names())
        self._like = choice_field("body.like", tr("Face and skin of"), likes)
        self._bars = dict[str, tuple[Measure, LevelBar, NumberField]]()
        self._pages = Segments(
            "body.page", tr("Shown"), (Segment("body", tr("Body")), Segment("face", tr("Face")))
        )
        self._picture = DotPicture("body.picture", tr("The signer"), can_turn=True)
        self._words = hint()
        self._undo = button(tr("Undo"), name="body.undo", tip=tr("The step before"))
        self._redo = button(tr("Redo"), name="body.redo", tip=tr("The step after"))
        self._reset = button(tr("As it comes"), name="body.reset", tip=tr("The body as it ships"))
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._draw)
        self._lay_out()
        self._connect()
        self._show()

    def _lay_out(self) -> None:
        left = column(self._pages, (self._picture, 1), self._words)
        right = ScrollColumn(
            *(heading(tr("Name")), self._name, heading(tr("Face and skin of")), self._like),
            *(heading(tr("Build")), self._rows(BUILD), heading(tr("Colours")), self._rows(COLOURS)),
            *(row(self._undo, self._redo, self._reset, None), hint(HELP)),
        )
        columns = row((left, 1), (right, 1), gap=theme.MARGIN)
        columns.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self.lay_out(columns)
        self.resize(*_SIZE_PX)

    def _rows(self, measures: dict[str, Measure]) -> QWidget:
        rows = QWidget()
        grid = QGridLayout(rows)
        grid.setContentsMargins(0, 0, 0, 0)
        for place, (name, measure) in enumerate(measures.items()):
            unit = tr("percent") if measure.suffix else tr("years")
            bar = LevelBar(f"body.{name}", measure.words, limits=measure.limits, rest=measure.rest, unit=unit)
            number = NumberField(
                f"body.{name}.number", measure.words, limits=measure.limits, suffix=measure.suffix
            )
            bar.setToolTip(plain.tip(tr("← → one step, PgUp PgDn ten")))
            self._bars[name] = measure, bar, number
            for at, widget in enumerate((label(measure.words, 2), bar, number)):
                grid.addWidget(widget, place, at)
        grid.setColumnStretch(1, 1)
        return rows

    def _connect(self) -> None:
        self._name.textEdited.connect(lambda _text: self._look_at_name())
        self._like.activated.connect(lambda _row: self._change(self._as_like(self._like.currentData())))
        for name, (_measure, bar, number) in self._bars.items():
            bar.gesture_began.connect(self._begin)
            bar.wished.connect(lambda shown, name=name: self._set(name, round(shown)))
            bar.gesture_ended.connect(self._end)
            bar.gesture_cancelled.connect(self._give_up)
            number.entered.connect(partial(self._enter, name))
        for pressed, keys, act in (
            (self._undo, QKeySequence.StandardKey.Undo, self._step_back),
            (self._redo, QKeySequence.StandardKey.Redo, self._step_on),
        ):
            pressed.clicked.connect(lambda _on=False, act=act: act())
            QShortcut(QKeySequence(keys), self).activated.connect(act)
        self._reset.clicked.connect(lambda _on=False: self._change(self._as_like(self.signer.like)))
        self._pages.chosen.connect(lambda _page: self._draw())
        self._picture.turned.connect(self._turn_by)
        self._picture.grown.connect(lambda _px: self._soon.start())

    # What is changed

    def _as_like(self, name: str) -> avatars.Shaped:
        """Return a shipped body as it comes, under the name that is written here."""
        return replace(avatars.shaped_like(name), name=self.signer.name, file=self.signer.file)

    def _begin(self) -> None:
        self._end()  # a run of small steps elsewhere is a step of its own
        self._begun = self.signer

    def _set(self, name: str, shown: float) -> None:
        value = self._bars[name][0].meant(shown)
        if name in BUILD:
            self.signer = self.signer.as_build(**{name: value})
        else:
            self.signer = replace(self.signer, colours={**self.signer.colours, name: value})
        self._show()

    def _enter(self, name: str, shown: float) -> None:
        self._begin()
        self._set(name, shown)
        self._end()

    def _end(self) -> None:
        """Keep what was before a gesture, where it changed something."""
        begun, signer = self._begun, self.signer
        if (begun.like, begun.build, begun.colours) != (signer.like, signer.build, signer.colours):
            self._past.append(self._begun)
            self._future.clear()
            self._begun = self.signer
            self._show()

    def _give_up(self) -> None:
        self.signer = self._begun
        self._show()

    def _change(self, signer: avatars.Shaped) -> None:
        self._let_go()
        self._begun, self.signer = self.signer, signer
        self._end()

    def _step_back(self) -> None:
        self._let_go()
        self._step(self._past, self._future)

    def _step_on(self) -> None:
        self._let_go()
        self._step(self._future, self._past)

    def _let_go(self) -> None:
        """End what is being dragged or stepped: it is a step of its own."""
        for _measure, bar, _number in self._bars.values():
            bar.let_go()
        self._end()

    def _step(self, taken: list[avatars.Shaped], kept: list[avatars.Shaped]) -> None:
        if taken:
            kept.append(self.signer)
            self.signer = self._begun = taken.pop()
            self._show()

    # What is shown

    def _show(self) -> None:
        for name, (measure, bar, number) in self._bars.items():
            value = getattr(self.signer.build, name) if name in BUILD else self.signer.colours[name]
            bar.show_value(measure.shown(value))
            number.show_value(measure.shown(value))
        self._like.setCurrentIndex(self._like.findData(self.signer.like))
        self._undo.setEnabled(bool(self._past))
        self._redo.setEnabled(bool(self._future))
        self._look_at_name()
        self._soon.start()

    def _look_at_name(self) -> None:
        name = self._name.text().strip()
        self.take.setEnabled(bool(name) and name not in self._taken)
        words = tr("{height:.2f} m tall", height=self.signer.height_m)
        self._words.setText(TAKEN if name in self._taken else words)

    def _turn_by(self, dx: float, dy: float) -> None:
        azimuth, elevation = self._turn
        self._turn = (azimuth - _TURN_RAD * dx, min(max(elevation + _TURN_RAD * dy, -1.4), 1.4))
        self._draw()

    def _draw(self) -> None:
        size, aspect = self._picture.picture_px(), self._picture.picture_aspect()
        camera = framing.FACE if self._pages.value == "face" else framing.BODY
        drawn = recorder.signer_closeup(
            self.signer.character, camera, *self._turn, size, round(size / aspect)
        )
        self._picture.set_picture(drawn.image)

    def accept(self) -> None:
        """Take it under the name that is written now."""
        self._soon.stop()
        self.signer = replace(self.signer, name=self._name.text().strip())
        super().accept()
