"""Controls and presets of the problem.

The controls set chain, damping, clamp, elasticity, iterations, the elbow's height, and where runs begin.
"""

from dataclasses import replace
from typing import Final, cast

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from signer.studio.lab.problem import (
    FEWEST_LINKS,
    LEAST_DAMPING,
    MOST_LINKS,
    PRESETS,
    Kind,
    Problem,
    preset,
    preset_words,
)
from signer.studio.look import plain, theme
from signer.studio.widgets.number_field import NumberField
from signer.studio.widgets.pieces import CheckBox, button, hint, label, row
from signer.studio.widgets.segments import Segment, Segments

KINDS: Final = (
    Segment("plane", "Arm in a plane", tip="Shoulder and elbow, each one angle; the hand held still"),
    Segment("space", "Arm in space", tip="Three angles of the shoulder and the elbow"),
    Segment("links", "Links", tip="A chain of equal links in the plane"),
)


class Controls(QWidget):
    """Chain and options.

    Signals:
        changed(problem): the user asks something else.
    """

    changed = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._problem = Problem()
        self.kind = Segments("lab.kind", "Chain", KINDS, stretch=False)
        self.kind.chosen.connect(lambda kind: self.changed.emit(self._problem.of_kind(cast(Kind, kind))))
        self.links = _number("lab.links", "Number of links", (FEWEST_LINKS, MOST_LINKS), "")
        self.damping = _number("lab.damping", "Damping in links", (LEAST_DAMPING, 20.0), "")
        self.clamp = _number("lab.clamp", "Joint clamp in degrees", (5.0, 180.0), "°")
        self.iterations = _number("lab.iterations", "Iterations", (1, 200), "")
        self.swivel = _number("lab.swivel", "Elbow height in degrees", (-180.0, 180.0), "°")
        self.elastic = CheckBox("Elastic links", "lab.elastic")
        self.follow = CheckBox("Go on from the last posture", "lab.follow")
        self.follow.setToolTip(
            "Off: every run begins with the same posture. On: each method goes on from where it stood, as "
            "in an animation."
        )
        self._connect()
        self._lay_out()

    def _connect(self) -> None:
        self.links.entered.connect(
            lambda value: self.changed.emit(replace(self._problem, links=round(value), own_lengths=()))
        )
        self.damping.entered.connect(lambda value: self.changed.emit(replace(self._problem, damping=value)))
        self.clamp.entered.connect(lambda value: self.changed.emit(replace(self._problem, clamp_deg=value)))
        self.iterations.entered.connect(
            lambda value: self.changed.emit(replace(self._problem, iterations=round(value)))
        )
        self.swivel.entered.connect(lambda value: self.changed.emit(replace(self._problem, swivel_deg=value)))
        self.elastic.toggled.connect(lambda on: self.changed.emit(replace(self._problem, elastic=on)))

    def _lay_out(self) -> None:
        self._fields = {
            "links": _named("Links", self.links),
            "swivel": _named(
                "Elbow height",
                self.swivel,
                "Of the direct solver and the juggler: the angle about the line from shoulder to tip",
            ),
            "clamp": _named(
                "Clamp",
                self.clamp,
                "How far the elbow bends, or each joint of links to either side; 180\N{DEGREE SIGN} leaves "
                "it free",
            ),
            "damping": _named(
                "Damping",
                self.damping,
                "Of damped least squares, in mean links; the creature's makers took 4",
            ),
            "iterations": _named("Iterations", self.iterations),
        }
        upper, lower = ("links", "swivel", "clamp", "damping"), ("iterations",)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(theme.GAP)
        box.addWidget(row(self.kind, None))
        box.addWidget(row(*(self._fields[name] for name in upper), None, gap=theme.MARGIN))
        box.addWidget(
            row(*(self._fields[name] for name in lower), self.elastic, self.follow, None, gap=theme.MARGIN)
        )

    def show_problem(self, problem: Problem) -> None:
        """Show what is asked; announces nothing."""
        self._problem = problem
        self.kind.choose(problem.kind)
        self.links.show_value(
            len(problem.own_lengths) if problem.own_lengths and problem.kind == "links" else problem.links
        )
        self.damping.show_value(problem.damping)
        self.clamp.show_value(problem.clamp_deg)
        self.iterations.show_value(problem.iterations)
        self.swivel.show_value(problem.swivel_deg)
        with QSignalBlocker(self.elastic):
            self.elastic.setChecked(problem.elastic)
        of_links = problem.kind == "links"
        self._fields["links"].setVisible(of_links)
        self.elastic.setVisible(of_links)
        self._fields["swivel"].setVisible(problem.kind == "space")


class Presets(QWidget):
    """Buttons for the questions that show something, and the sentence that says what to look at.

    Signals:
        chosen(problem, words): the preset's question, and what to look at.
    """

    chosen = Signal(object, str)

    def __init__(self) -> None:
        super().__init__()
        self._problem = Problem()
        self.words = hint()
        self.words.setObjectName("lab.words")
        self.words.setMinimumHeight(36)
        grid = QHBoxLayout()
        grid.setSpacing(6)
        for each in PRESETS:
            made = button(each.title, name=f"lab.preset.{each.id}", tip=each.words, kind="raised")
            made.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
            made.clicked.connect(lambda _on=False, name=each.id: self._choose(name))
            grid.addWidget(made)
        grid.addStretch(1)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(6)
        box.addLayout(grid)
        box.addWidget(self.words)

    def show_problem(self, problem: Problem) -> None:
        """The question that presets start from."""
        self._problem = problem

    def say(self, words: str) -> None:
        """The sentence below the buttons."""
        self.words.setText(words)

    def _choose(self, name: str) -> None:
        self.chosen.emit(preset(name, self._problem), preset_words(name))


def _number(name: str, spoken: str, limits: tuple[float, float], suffix: str) -> NumberField:
    return NumberField(name, spoken, limits=limits, suffix=suffix)


def _named(title: str, field: NumberField, tip: str = "") -> QWidget:
    made = row(label(title, 2), field, gap=6)
    made.setToolTip(plain.tip(tip))
    return made
