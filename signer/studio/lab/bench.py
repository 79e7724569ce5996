"""The lab's first page: the scene and its controls, the methods' table and the plots."""

from typing import Final

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from signer.studio.lab.answer import answered
from signer.studio.lab.controls import Controls, Presets
from signer.studio.lab.methods import MethodId
from signer.studio.lab.plots import ErrorPlot, JointPlot, SweepOf
from signer.studio.lab.problem import Problem, first_problem
from signer.studio.lab.scene import Scene
from signer.studio.lab.sweep import Sweep, sweep
from signer.studio.lab.table import MethodTable
from signer.studio.look import theme
from signer.studio.widgets.pieces import panel, row, rule
from signer.studio.widgets.segments import Segment, Segments

RIGHT_PX: Final = 640
REST_MS: Final = 160
"""The target rests this long before it is drawn out and back, which costs a quarter of a second in all."""
FIRST_WORDS: Final = (
    "Drag the target. Point at a method to see the way it took; click in the upper "
    "plot to go back to an iteration."
)
PLOTS: Final = (
    Segment("turning", "By iteration", tip="How far all joints have turned"),
    Segment(
        "turned",
        "Out and back: turning",
        tip="The target goes beyond the reach and back, four iterations a frame: turning per frame",
    ),
    Segment(
        "error",
        "Out and back: error",
        tip="The target goes beyond the reach and back, four iterations a frame: error left",
    ),
)


class Bench(QWidget):
    """Puts one question to all methods and shows what they answer; the one holder of both."""

    def __init__(self) -> None:
        super().__init__()
        self.scene, self.table, self.controls, self.presets = Scene(), MethodTable(), Controls(), Presets()
        self.errors, self.joints = ErrorPlot(), JointPlot()
        self.which = Segments("lab.which", "What the lower plot shows", PLOTS, stretch=False)
        self._wanted: Problem | None = None
        self._sweeps: list[Sweep] = []
        self._turn = QTimer(self, singleShot=True, interval=0)
        self._rest = QTimer(self, singleShot=True, interval=REST_MS)
        self.problem = first_problem()
        self.answer = answered(self.problem)
        self._lay_out()
        self._connect()
        self._lead = FIRST_WORDS
        self._show()

    def _lay_out(self) -> None:
        left, right = panel(), panel()
        left_box, right_box = QVBoxLayout(left), QVBoxLayout(right)
        for box in (left_box, right_box):
            box.setContentsMargins(theme.MARGIN, theme.MARGIN, theme.MARGIN, theme.MARGIN)
            box.setSpacing(theme.GAP)
        left_box.addWidget(self.scene, 1)
        left_box.addWidget(self.controls)
        right_box.addWidget(self.presets)
        right_box.addWidget(rule())
        right_box.addWidget(self.table)
        right_box.addWidget(rule())
        right_box.addWidget(self.errors, 1)
        right_box.addWidget(row(self.which, None))
        right_box.addWidget(self.joints, 1)
        right.setFixedWidth(RIGHT_PX)
        both = QHBoxLayout(self)
        both.setContentsMargins(0, 0, 0, 0)
        both.setSpacing(4)
        both.addWidget(left, 1)
        both.addWidget(right)

    def _connect(self) -> None:
        self.scene.target_moved.connect(
            lambda place: self.ask((self._wanted or self.problem).with_place(place))
        )
        self.controls.changed.connect(self.ask)
        self.presets.chosen.connect(self.ask)
        self.table.shown_changed.connect(self._show_methods)
        self.table.lit.connect(lambda name: self.scene.light(name or None))
        self.errors.iteration_chosen.connect(
            lambda iteration: self.scene.show_iteration(None if iteration < 0 else iteration)
        )
        self.which.chosen.connect(lambda _which: self._show_joints())
        self._turn.timeout.connect(self._solve)
        self._rest.timeout.connect(self._sweep_next)

    def ask(self, problem: Problem, lead: str = "") -> None:
        """Put another question, with a sentence about it.

        Many in one turn of the event loop are answered once.
        """
        self._wanted, self._lead = problem, lead
        self.controls.show_problem(problem)
        if not self._turn.isActive():
            self._turn.start()

    @property
    def is_busy(self) -> bool:
        """Return whether a problem that was put is not yet solved and shown in full."""
        return self._turn.isActive() or self._rest.isActive()

    def _solve(self) -> None:
        if self._wanted is None:
            return
        self.problem, self._wanted = self._wanted, None
        before = self.answer
        self.answer = answered(self.problem, before if self.controls.follow.isChecked() else None)
        if self.answer.task.methods != before.task.methods or self.answer.task.shell != before.task.shell:
            self.joints.clear()  # another chain: what was drawn says nothing of it
        self._show()

    def _show(self) -> None:
        self.controls.show_problem(self.problem)
        self.presets.show_problem(self.problem)
        self.presets.say(f"{self._lead} {self.answer.summary()}".strip())
        self.scene.show_answer(self.answer)
        self.table.show_answer(self.answer)
        self._sweeps = []
        self._show_methods(self.table.shown)
        self.errors.show_answer(self.answer)
        self._show_joints()

    def _show_methods(self, shown: frozenset[MethodId]) -> None:
        able = shown & frozenset(self.answer.task.methods)
        self.scene.show_methods(able)
        self.errors.show_only(able)
        self.joints.show_only(able)

    def _show_joints(self) -> None:
        if self.which.value == "turning":
            self._rest.stop()
            self.joints.show_turning(self.answer)
        elif len(self._sweeps) == len(self.answer.task.methods):
            self._show_sweeps()
        else:
            self._rest.start(REST_MS)

    def _sweep_next(self) -> None:
        """One method a turn of the event loop, so that the window answers in between."""
        task = self.answer.task
        if len(self._sweeps) < len(task.methods):
            self._sweeps.append(sweep(task, task.methods[len(self._sweeps)], self.answer.target))
            self._rest.start(0)
        else:
            self._show_sweeps()

    def _show_sweeps(self) -> None:
        of: SweepOf = "error" if self.which.value == "error" else "turned"
        self.joints.show_sweep(self._sweeps, of, self.answer.reach, self.answer.task.unit)
