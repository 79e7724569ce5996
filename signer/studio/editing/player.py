"""The playhead: where in the sign we are, whether it runs, and the pose there."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal, SignalInstance

from signer.document import timing
from signer.document.items import every_item
from signer.document.queries import span_s
from signer.document.sign import Sign
from signer.document.ways import changed_way, way_after
from signer.lazy import lazily
from signer.studio.editing.session import Session
from signer.studio.editing.soon import Soon

with lazily():
    from signer.motion import posing


if TYPE_CHECKING:
    from signer.motion.pose import Pose

SPEEDS: Final = (0.1, 0.25, 0.5, 1.0, 1.5, 2.0)
_TICK_MS: Final = 12


class Player(QObject):
    """Moves the playhead and announces the pose there, at most one solve in each turn of the event loop.

    While it plays the playhead follows the clock of the machine, however late a tick comes.

    Signals:
        playhead_moved(time_s), pose_changed(pose), playing_changed(on), loop_changed(on),
        speed_changed(speed).
        range_changed(): another stretch is played, or the whole sign again.
    """

    playhead_moved = Signal(float)
    pose_changed = Signal(object)
    playing_changed = Signal(bool)
    loop_changed = Signal(bool)
    speed_changed = Signal(float)
    range_changed = Signal()

    def __init__(self, session: Session, *, waiting: bool = False) -> None:
        """With `waiting` nothing is solved before `begin`, so that a window can be painted first."""
        super().__init__()
        self._session = session
        self._waiting = waiting
        self.pose: Pose | None = None
        """The latest pose; None until the first one is solved."""
        self._solved: tuple[Sign, float] | None = None
        self.loop = True
        """True while playing starts again at the end."""
        self.speed = 1.0
        """Seconds of the sign in one second."""
        self.range_s: tuple[float, float] | None = None
        """The stretch that is played; None for the whole sign."""
        self._film_end_s = 0.0
        self._solve = Soon(self._on_solve, self)
        self._tick = QTimer(self)
        self._tick.setInterval(_TICK_MS)
        self._tick.setTimerType(Qt.TimerType.PreciseTimer)
        self._tick.timeout.connect(self._on_tick)
        self._told_s = 0.0
        """Moment of the clock up to which the playhead has moved."""
        session.sign_changed.connect(self._on_sign_changed)
        session.signer_changed.connect(self._on_signer)
        session.playhead_wanted.connect(self.seek)
        session.key_wanted.connect(self.pause)
        session.sign_opened.connect(self.clear_range)
        self._schedule()

    @property
    def at_work(self) -> tuple[SignalInstance, ...]:
        """Signals after which the key that is worked on may be another one, or may not be changed."""
        session = self._session
        return session.sign_changed, session.selection_changed, self.playhead_moved, self.playing_changed

    @property
    def playhead_s(self) -> float:
        """Time of the playhead, s."""
        return self._session.playhead_s

    @property
    def playing(self) -> bool:
        """Return whether the sign plays."""
        return self._tick.isActive()

    @property
    def end_s(self) -> float:
        """Until when there is something to play, s: the end of the sign, or of the film beside it."""
        return max(span_s(self._session.sign)[1], self._film_end_s)

    def set_film_end(self, end_s: float) -> None:
        """Play on until the film beside the sign ends, s."""
        if end_s != self._film_end_s:
            self._film_end_s = min(max(0.0, end_s), timing.LONGEST_S)
            self.range_changed.emit()

    def begin(self) -> None:
        """Solve from now on."""
        self._waiting = False
        self._schedule()

    def set_loop(self, on: bool) -> None:
        """Start again at the end, or stop there."""
        if on != self.loop:
            self.loop = on
            self.loop_changed.emit(on)

    def set_speed(self, speed: float) -> None:
        """Play faster or slower."""
        if speed != self.speed:
            if self.playing:
                self._on_tick()  # until now it went at the other speed
            self.speed = speed
            self.speed_changed.emit(speed)

    def step_speed(self, steps: int) -> None:
        """Take the next faster speed (+1) or the next slower one (-1)."""
        index = SPEEDS.index(self.speed) if self.speed in SPEEDS else SPEEDS.index(1.0)
        self.set_speed(SPEEDS[min(max(index + steps, 0), len(SPEEDS) - 1)])

    def set_range(self, range_s: tuple[float, float] | None) -> None:
        """Play this stretch alone, or (None) the whole sign; one shorter than a frame is none."""
        if range_s is not None:
            start_s, end_s = max(0.0, min(range_s)), max(range_s)
            is_long = end_s - start_s >= 1.0 / self._session.sign.fps - timing.SAME_TIME_S
            range_s = (start_s, end_s) if is_long else None
        if range_s != self.range_s:
            self.range_s = range_s
            self.range_changed.emit()

    def clear_range(self) -> None:
        """Play the whole sign."""
        self.set_range(None)

    def _bounds_s(self) -> tuple[float, float]:
        """From when to when is played: the range as far as the sign goes, or the whole sign."""
        end_s = self.end_s
        if self.range_s is None or self.range_s[0] >= end_s:
            return 0.0, end_s
        return self.range_s[0], min(self.range_s[1], end_s)

    def seek(self, time_s: float) -> None:
        """Move the playhead; where it comes to rest on a key, that key is selected."""
        self._told_s = time.perf_counter()
        self._go_to(time_s)

    def _go_to(self, time_s: float) -> None:
        time_s = max(0.0, time_s)
        if time_s != self._session.playhead_s:
            self._session.playhead_s = time_s
            self.playhead_moved.emit(time_s)
            self._schedule()
        if not self.playing:
            self._session.select_under_playhead()

    def look_at_way(self, key_id: str) -> None:
        """Go to the frame in the middle of the way from a key to the next one, unless the playhead is on it.

        The key stays selected.
        """
        way = way_after(self._session.sign, key_id)
        if way is not None and not way[0] < self.playhead_s < way[1]:
            self.pause()
            middle_s = timing.stored((way[0] + way[1]) / 2)
            frame_s = timing.snapped(middle_s, self._session.sign.fps)
            self.seek(
                frame_s if way[0] + timing.SAME_TIME_S < frame_s < way[1] - timing.SAME_TIME_S else middle_s
            )

    def play(self) -> None:
        """Run the sign from the playhead, or from the beginning where it stands at the end or outside.

        The beginning is that of what is played.
        """
        start_s, end_s = self._bounds_s()
        if self.playing or end_s <= 0.0:
            return
        if not start_s - timing.SAME_TIME_S <= self.playhead_s < end_s - timing.SAME_TIME_S:
            self.seek(start_s)
        self._told_s = time.perf_counter()
        self._tick.start()
        self.playing_changed.emit(True)

    def pause(self) -> None:
        """Stop where it is, on the nearest frame."""
        if self.playing:
            self._tick.stop()
            self.seek(timing.snapped(self.playhead_s, self._session.sign.fps))
            self.playing_changed.emit(False)

    def toggle(self) -> None:
        """Play or pause."""
        if self.playing:
            self.pause()
        else:
            self.play()

    def step_frames(self, frames: int) -> None:
        """Go some frames on or back, landing on a frame."""
        self.pause()
        fps = self._session.sign.fps
        self.seek(timing.stored(timing.seconds(timing.frame(self.playhead_s, fps) + frames, fps)))

    def to_key(self, direction: int) -> None:
        """Go to the next key (+1) or the one before (-1), of any track, and select it."""
        self.pause()
        keys = every_item(self._session.sign)
        ahead = [
            (row, key) for row, key in keys if (key.time_s - self.playhead_s) * direction > timing.SAME_TIME_S
        ]
        if ahead:
            row, key = min(
                ahead,
                key=lambda found: (
                    abs(found[1].time_s - self.playhead_s),
                    found[0] != self._session.selection.row,
                ),
            )
            self.seek(key.time_s)
            self._session.select_on(row, key.id)

    def home(self) -> None:
        """Go to the beginning."""
        self.pause()
        self.seek(0.0)

    def end(self) -> None:
        """Go to the end."""
        self.pause()
        self.seek(self.end_s)

    def _schedule(self) -> None:
        if not self._waiting:
            self._solve.ask()

    def _on_sign_changed(self, before: Sign, after: Sign) -> None:
        changed, session = changed_way(before, after), self._session
        # What changes beside the window leaves the playhead where the user put it.
        is_beside = session.is_performed or session.is_completing
        if changed is not None and not self.playing and not is_beside:
            self.look_at_way(changed)
        self._schedule()

    def _on_signer(self) -> None:
        self._solved = None
        self._schedule()

    def _on_solve(self) -> None:
        sign, time_s = self._session.sign, self.playhead_s
        if self._solved is not None and self._solved[0] is sign and self._solved[1] == time_s:
            return
        self._solved = (sign, time_s)
        self.pose = posing.pose_at(sign, time_s, self._session.character)
        self.pose_changed.emit(self.pose)

    def _on_tick(self) -> None:
        now_s = time.perf_counter()
        time_s = self.playhead_s + (now_s - self._told_s) * self.speed
        self._told_s = now_s
        start_s, end_s = self._bounds_s()
        if time_s < end_s:
            self._go_to(time_s)
        elif self.loop and end_s > start_s:
            self._go_to(start_s + (time_s - start_s) % (end_s - start_s))
        else:
            self._go_to(end_s)
            self.pause()
