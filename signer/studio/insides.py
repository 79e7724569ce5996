"""What of the hands is in something, kept current: for the pose under the playhead at once, for all frames when the hand rests."""

from __future__ import annotations

from collections.abc import Mapping
from time import thread_time
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from signer.document.sign import Sign
from signer.document.values import LANES, LaneName
from signer.studio.background import Job
from signer.studio.player import Player
from signer.studio.session import Session

if TYPE_CHECKING:
    from body_model.distance import Sunk
    from signer.motion.posture.penetration import Inside

LOADED_MS: Final = 900
"""How long after the first pose what measures is loaded: the first pictures come before."""
AT_REST_MS: Final = 300
WAIT_MS: Final = 60
BUDGET_S: Final = 0.012
"""What measuring a pose may take of the processor within a frame; when the last time took longer, the next waits until poses do."""


class Found(NamedTuple):
    """One pose: the worst place of each hand, and every point deeper in something than flesh gives."""

    inside: Mapping[LaneName, Inside]
    sunk: Sunk


class Span(NamedTuple):
    """A run of frames of a hand that lies deeper in something than flesh gives, and how deep and in what at its worst."""

    lane: LaneName
    from_s: float
    to_s: float
    words: str


class InsideFinder(QObject):
    """Measures poses as they come, at most one in each turn of the event loop, and the whole sign when nothing changes.

    Signals:
        found(found): of the pose that is shown; None while nothing is known of it.
        spans_found(spans): of the whole sign.
    """

    found = Signal(object)
    spans_found = Signal(tuple)

    def __init__(self, session: Session, player: Player) -> None:
        super().__init__()
        self._session, self._player = session, player
        self._loaded = self._begun = False
        self._load: Job[object] | None = None
        self._search: Job[tuple[Span, ...]] | None = None
        self._spans_of: Sign | None = None
        self._took_s, self._is_known = 0.0, False
        self._timer = self._once(0, self._measure)
        self._loading = self._once(LOADED_MS, self._start_loading)
        self._rest = self._once(AT_REST_MS, self._search_all)
        player.pose_changed.connect(self._on_pose)
        session.sign_changed.connect(self._on_changed)

    def _on_changed(self, _before: Sign, _after: Sign) -> None:
        self._rest.start()

    @property
    def is_settled(self) -> bool:
        """Whether what was announced last is true now."""
        return self._loaded and not self._timer.isActive() and not self._rest.isActive() and self._search is None

    def _once(self, wait_ms: int, slot: object) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.setInterval(wait_ms)
        timer.timeout.connect(slot)
        return timer

    def _on_pose(self, _pose: object) -> None:
        if self._loaded:
            self._wait()
        elif not self._begun:
            self._begun = True
            self._loading.start()

    def _wait(self) -> None:
        is_long = self._took_s > BUDGET_S
        self._timer.start(WAIT_MS if is_long else 0)
        if is_long and self._is_known:
            self._is_known = False
            self.found.emit(None)

    def _start_loading(self) -> None:
        self._load = Job(lambda _progress: _loaded())
        self._load.start(self._on_loaded, lambda _error: None)

    def _on_loaded(self, _nothing: object) -> None:
        self._loaded, self._load = True, None
        self._timer.start()
        self._rest.start()

    def _measure(self) -> None:
        from signer.motion.posture.penetration import inside_of, too_deep_in

        pose, start = self._player.pose, thread_time()
        found = None if pose is None else Found(inside_of(pose), too_deep_in(pose))
        self._took_s, self._is_known = thread_time() - start, True
        self.found.emit(found)

    def _search_all(self) -> None:
        if not self._loaded or self._session.sign is self._spans_of:
            return
        if self._player.playing or self._session.in_gesture or self._search is not None:
            self._rest.start()
            return
        sign = self._session.sign
        self._spans_of = sign
        self._search = Job(lambda _progress: spans_of(sign))
        self._search.start(self._on_spans, lambda _error: None)

    def _on_spans(self, spans: tuple[Span, ...]) -> None:
        self._search = None
        if self._spans_of is self._session.sign:
            self.spans_found.emit(spans)
        else:
            self._rest.start()


def spans_of(sign: Sign) -> tuple[Span, ...]:
    """Every run of frames in which a hand is deeper in something than flesh gives."""
    from signer.motion.posing import clip
    from signer.motion.posture.penetration import insides

    if not any(sign.lane(lane).keys for lane in LANES):
        return ()
    frames = clip(sign)
    times, half_s = frames.times_s.tolist(), 0.5 / frames.fps
    found: list[Span] = []
    for lane, inside in insides(frames).items():
        run: list[int] = []
        for row in range(len(times) + 1):
            if row < len(times) and not inside[row].is_clear:
                run.append(row)
            elif run:
                worst = inside[max(run, key=lambda each: inside[each].over_m)]
                found.append(Span(lane, times[run[0]] - half_s, times[run[-1]] + half_s, inside_words(worst)))
                run = []
    return tuple(found)


def inside_words(inside: Inside) -> str:
    """How deep, and in what."""
    return f"{1000.0 * inside.depth_m:.0f} mm in the {inside.into}"


def _loaded() -> object:
    from body_model.distance_load import load_obstacles

    return load_obstacles()
