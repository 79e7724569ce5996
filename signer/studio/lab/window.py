"""The lab's window: the scene and its controls, presets, the methods' table and the plots."""

from dataclasses import replace
from typing import Final, cast

from PySide6.QtCore import QSignalBlocker, QSize, Qt, QTimer
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QSlider, QWidget

from signer.iterative.problem import DAMPING, LINKS, PRESETS, Kind, Problem, preset
from signer.iterative.runs import Sweep, sweep
from signer.studio.lab.answer import answered, told
from signer.studio.lab.plots import Plot
from signer.studio.lab.scene import Scene
from signer.studio.lab.table import MethodTable
from signer.studio.language import ENGLISH, current, tr
from signer.studio.look import plain, theme
from signer.studio.widgets.number_field import NumberField
from signer.studio.widgets.pieces import (
    CheckBox,
    across,
    beneath,
    button,
    hint,
    identify,
    label,
    panel,
    row,
    rule,
)
from signer.studio.widgets.segments import Segment, Segments

FIRST_SIZE: Final = QSize(1280, 800)
SMALLEST: Final = QSize(1160, 720)
RIGHT_PX: Final = 640
REST_MS: Final = 160
"""The target rests this long before it is drawn out and back, which costs a quarter of a second in all."""
PLAYED_MS: Final = 3000
"""Time in which all iterations are played, at 30 ms each or more."""
FIRST_WORDS: Final = tr(
    "Drag the target. Point at a method to see the way it took; the slider goes back to an iteration."
)
KINDS: Final = (
    Segment("plane", tr("Arm in a plane"), tip=tr("Shoulder and elbow, each one angle; the hand held still")),
    Segment("space", tr("Arm in space"), tip=tr("Three angles of the shoulder and the elbow")),
    Segment("links", tr("Links"), tip=tr("A chain of equal links in the plane")),
)
PLOTS: Final = (
    Segment("turning", tr("By iteration"), tip=tr("How far all joints have turned")),
    Segment(
        "turned",
        tr("Out and back: turning"),
        tip=tr("The target goes beyond the reach and back, four iterations a frame: turning per frame"),
    ),
    Segment(
        "error",
        tr("Out and back: error"),
        tip=tr("The target goes beyond the reach and back, four iterations a frame: error left"),
    ),
)
_CLAMP: Final = tr(
    "How far the elbow bends, or each joint of links to either side; 180\N{DEGREE SIGN} leaves it free"
)
_SWIVEL: Final = tr("Of the direct solver and the juggler: the angle about the line from shoulder to tip")
FIELDS: Final = {
    "links": (tr("Links"), LINKS, "", ""),
    "swivel_deg": (tr("Elbow height"), (-180.0, 180.0), "°", _SWIVEL),
    "clamp_deg": (tr("Clamp"), (5.0, 180.0), "°", _CLAMP),
    "damping": (
        tr("Damping"),
        DAMPING,
        "",
        tr("Of damped least squares, in mean links"),
    ),
    "iterations": (tr("Iterations"), (1, 200), "", ""),
}
"""Numbers of a problem: their titles, limits, units and tips."""


class LabWindow(QWidget):
    """Puts one question to all methods and shows what they answer; the one holder of both."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setObjectName("lab")
        self.setWindowTitle(tr("Solver lab - Signer"))
        self.setMinimumSize(SMALLEST)
        self.resize(FIRST_SIZE)
        self.setAutoFillBackground(True)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Close), self, self.close)
        self.problem, self._lead = Problem(), FIRST_WORDS
        self.answer = answered(self.problem)
        self._sweeps: list[Sweep] = []
        self._turn = QTimer(self, singleShot=True, interval=0)
        self._rest = QTimer(self, singleShot=True, interval=REST_MS)
        self._clock = QTimer(self)
        self.scene, self.table, self.words = Scene(self.answer), MethodTable(), hint()
        self.errors = Plot("lab.error_plot", tr("Error against iterations"))
        self.joints = Plot("lab.joint_plot", tr("What the joints do"))
        self.joints.line.hide()
        self.iteration = QSlider(Qt.Orientation.Horizontal)
        identify(self.iteration, "lab.iteration", tr("Iteration shown"))
        self.play = button(icon="play", name="lab.play", tip=tr("Play the iterations"))
        self.kind = Segments("lab.kind", tr("Chain"), KINDS, stretch=False)
        self.which = Segments("lab.which", tr("What the lower plot shows"), PLOTS, stretch=False)
        self.elastic = CheckBox(tr("Elastic links"), "lab.elastic")
        self.follow = CheckBox(tr("Go on from the last posture"), "lab.follow")
        self.follow.setToolTip(plain.tip(tr(
            "Off: every run begins with the same posture. On: each method goes on from where it stood, as in "
            "an animation."
        )))  # fmt: skip
        self._fields = {name: self._field(name) for name in FIELDS}
        self._rows = {
            name: row(label(FIELDS[name][0], 2), field, gap=6) for name, field in self._fields.items()
        }
        for name, each in self._rows.items():
            each.setToolTip(plain.tip(FIELDS[name][3]))
        self._lay_out()
        self._connect()
        self._show()

    def _field(self, name: str) -> NumberField:
        title, limits, suffix, _tip = FIELDS[name]
        spoken, whole = title + (tr(" in degrees") if suffix else ""), isinstance(limits[0], int)
        made = NumberField(f"lab.{name.removesuffix('_deg')}", spoken, limits=limits, suffix=suffix)
        made.entered.connect(lambda value: self._change(name, round(value) if whole else value))
        return made

    def _lay_out(self) -> None:
        rows, gap = self._rows, theme.MARGIN
        upper = row(*(rows[name] for name in ("links", "swivel_deg", "clamp_deg", "damping")), None, gap=gap)
        lower = row(rows["iterations"], self.elastic, self.follow, None, gap=gap)
        presets = [
            button(title, name=f"lab.preset.{name}", tip=tip, kind="raised")
            for name, (title, tip) in PRESETS.items()
        ]
        for name, each in zip(PRESETS, presets, strict=True):
            each.clicked.connect(lambda _on, name=name: self.ask(preset(name, self.problem), told(name)))
        self.words.setMinimumHeight(36)
        half = len(presets) if current() == ENGLISH else len(presets) // 2
        left = (self.scene, row(self.kind, None), upper, lower)
        right = (
            *(row(*part, None, gap=6) for part in (presets[:half], presets[half:]) if part),
            self.words, self.table, self.errors, row(self.play, self.iteration),
            rule(), row(self.which, None), self.joints,
        )  # fmt: skip
        both = across(self, gap=4)
        for items in (left, right):
            ground = panel()
            box = beneath(ground, gap=theme.GAP, margins=gap)
            for item in items:
                box.addWidget(item, int(item in (self.scene, self.errors, self.joints)))
            both.addWidget(ground, int(items is left))
        ground.setFixedWidth(RIGHT_PX)

    def _connect(self) -> None:
        self._turn.timeout.connect(self._solve)
        self._rest.timeout.connect(self._sweep_next)
        self._clock.timeout.connect(self._advance)
        self.scene.target_moved.connect(lambda place: self.ask(self.problem.with_place(place)))
        self.kind.chosen.connect(lambda kind: self.ask(self.problem.of_kind(cast(Kind, kind))))
        self.elastic.toggled.connect(lambda on: self._change("elastic", on))
        self.follow.toggled.connect(lambda on: self._change("goes_on", on))
        self.table.shown_changed.connect(self._show_methods)
        self.table.lit.connect(lambda name: self.scene.show_now(lit=name or None))
        self.which.chosen.connect(lambda _which: self._show_joints())
        self.play.clicked.connect(self._play)
        self.iteration.valueChanged.connect(self._show_iteration)
        self.iteration.sliderPressed.connect(self._clock.stop)

    def _change(self, name: str, value: float | bool) -> None:
        own = {"own_lengths": ()} if name == "links" else {}
        self.ask(replace(self.problem, **{name: value}, **own))  # type: ignore[arg-type]  # one field of a problem

    def ask(self, problem: Problem, lead: str = "") -> None:
        """Put another question, with a sentence about it; of many in a turn of the loop, the last."""
        self.problem, self._lead = problem, lead
        self._turn.start()

    @property
    def is_busy(self) -> bool:
        """Return whether a problem that was put is not yet solved and shown in full."""
        return self._turn.isActive() or self._rest.isActive()

    def _solve(self) -> None:
        before = self.answer
        self.answer = answered(self.problem, before)
        if (self.answer.task.methods, self.answer.task.shell) != (before.task.methods, before.task.shell):
            self.joints.clear()  # another chain: what was drawn says nothing of it
        self._show()

    def _show(self) -> None:
        problem = self.problem
        self.kind.choose(problem.kind)
        for name, field in self._fields.items():
            field.show_value(getattr(problem, name))
        links = problem.kind == "links"
        if links and problem.own_lengths:
            self._fields["links"].show_value(len(problem.own_lengths))
        for box, on in ((self.elastic, problem.elastic), (self.follow, problem.goes_on)):
            with QSignalBlocker(box):
                box.setChecked(on)
        for each in (self._rows["links"], self.elastic):
            each.setVisible(links)
        self._rows["swivel_deg"].setVisible(problem.kind == "space")
        self.words.setText(f"{self._lead} {self.answer.summary()}".strip())
        self.scene.show_now(answer=self.answer)
        self.table.show_answer(self.answer)
        self._show_methods()
        self.errors.show_error(self.answer)
        if self.iteration.maximum() != problem.iterations:
            self.iteration.setRange(0, problem.iterations)
            self.iteration.setValue(problem.iterations)
        self._sweeps = []
        self._show_joints()

    def _show_methods(self) -> None:
        able = self.table.shown & frozenset(self.answer.task.methods)
        self.scene.show_now(shown=able)
        for plot in (self.errors, self.joints):
            plot.show_only(able)

    def _play(self) -> None:
        """Go through the iterations from the first, in a few seconds; a hand on the slider stops it."""
        self.iteration.setValue(0)
        self._clock.start(max(PLAYED_MS // self.problem.iterations, 30))

    def _advance(self) -> None:
        self.iteration.setValue(self.iteration.value() + 1)
        if self.iteration.value() >= self.problem.iterations:
            self._clock.stop()

    def _show_iteration(self, iteration: int) -> None:
        self.errors.line.setValue(iteration)
        self.scene.show_now(iteration=None if iteration == self.iteration.maximum() else iteration)

    def _show_joints(self) -> None:
        self._rest.stop()
        if self.which.value == "turning":
            self.joints.show_turning(self.answer)
        elif len(self._sweeps) == len(self.answer.task.methods):
            self.joints.show_sweeps(self._sweeps, self.answer, error=self.which.value == "error")
        else:
            self._rest.start(REST_MS)

    def _sweep_next(self) -> None:
        """Draw one method out and back a turn of the event loop, so that the window answers in between."""
        methods = self.answer.task.methods
        self._sweeps.append(sweep(self.answer.task, methods[len(self._sweeps)], self.answer.target))
        if len(self._sweeps) < len(methods):
            self._rest.start(0)
        else:
            self._show_joints()
