"""The editor used for long with real mouse and key events: memory stays flat, the window answers, Qt has
nothing to complain of."""

import gc
import os
import random
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import _lru_cache_wrapper
from itertools import groupby
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QThreadPool, QtMsgType, qInstallMessageHandler
from PySide6.QtWidgets import QApplication

from signer.characters.character import Character
from signer.document.sign import Sign
from signer.files import load_sign, save_sign
from signer.studio.background import jobs
from signer.studio.files.settings import Settings
from signer.studio.window import Window
from signer.studio.workspace import Workspace
from tests.helpers.signs import small_sign
from tests.helpers.windows import put_away
from tests.soak.acts import ACTS, Act, Desk
from tests.soak.stalls import Stall, Watch
from tools.acting import User

ROUND: Final = 12
"""Acts between two looks at the memory; then the sign is opened anew, so that undo steps do not add up."""


GLOSS: Final = "SESSION"
MOST_RECORDS: Final = 3
"""Parts of the window that are built when they are first looked at, and may be so late; what leaks sets a
record at every turn."""
MINUTES: Final = 10
"""After which the law of a plateau holds."""
MOST_MB: Final = 700.0
"""That the window takes after an hour, as the system counts it; a third is drawing without a graphics card."""
MOST_RISE: Final = 0.05
"""By how much of it the memory of the last three tenths of a run may be above that of the three before (issue
12)."""
_MIDDLE, _LAST = (0.4, 0.7), (0.7, 1.0)
"""Minutes 5 to 7 and 8 to 10, as shares of ten: what comes before fills caches."""


class Sample(NamedTuple):
    """One look at what the window takes."""

    at_s: float
    """Since the beginning."""
    rss_mb: float
    widgets: int
    objects: int
    """Of Python, as far as its collector follows them."""
    signs: int
    """Signs of the session that something keeps."""


@dataclass
class Log:
    """A session: acts done, what it took after each round, what Qt said, and when the window did not answer.

    `used_s` is how long a person takes for this without ever stopping to think.
    """

    done: Counter[str] = field(default_factory=Counter)
    samples: list[Sample] = field(default_factory=list)
    warnings: list[str] = field(default_factory=list)
    stalls: list[Stall] = field(default_factory=list)
    used_s: float = 0.0

    def rise(self) -> float:
        """Return the rise of memory over the last three tenths of the time against the three before.

        It is a share of what these took.
        """
        return rise([(sample.at_s, sample.rss_mb) for sample in self.samples])

    def by_minute(self) -> list[Sample]:
        """The median of every minute."""
        minutes = (list(each) for _, each in groupby(self.samples, key=lambda sample: sample.at_s // 60.0))
        return [Sample(*(_middle(list(values)) for values in zip(*each, strict=True))) for each in minutes]

    def records_of_widgets(self) -> int:
        """Count new maxima of the number of widgets in the last three tenths of the rounds.

        A part built late is one.
        """
        widgets = [sample.widgets for sample in self.samples]
        late = round(_LAST[0] * len(widgets))
        return sum(widgets[at] > max(widgets[:at]) for at in range(max(late, 1), len(widgets)))

    def hidden(self) -> int:
        """Count the acts that found nothing to act on."""
        return sum(count for name, count in self.done.items() if name.endswith("hidden"))


def rise(used: Sequence[tuple[float, float]]) -> float:
    """Return how much more the last three tenths of a run took than the three before, as a share.

    `used` holds pairs: how far on the run was, and what it took.
    """
    end = used[-1][0]
    middle, last = (
        [took for at, took in used if start * end <= at <= stop * end] for start, stop in (_MIDDLE, _LAST)
    )
    return _middle(last) / _middle(middle or last) - 1.0


def open_desk(folder: Path, seed: int, workspace: Workspace | None = None) -> Desk:
    """A window on a sign of two hands; its workspace is a new one unless it is given."""
    path = folder / f"{GLOSS}.sign"
    save_sign(replace(small_sign(), gloss=GLOSS), path)
    window = Window(workspace or Workspace(Settings()))
    window.open_first(path)
    window.show()
    user = User(window)
    user.wait_until(lambda: window.stage.is_drawn, "the first picture")
    return Desk(window, user, random.Random(seed), path)


def run(desk: Desk, *, first: Sequence[Act] = ACTS, use_s: float = 0.0, until: float = float("inf")) -> Log:
    """Do some acts once, then any at random for so many seconds of use, or until a moment (of the monotonic
    clock)."""
    log, begun_s, clock_s = Log(), desk.user.spent_s, time.monotonic()
    watch = Watch(lambda: desk.does, lambda: desk.window.workspace.searching.is_shown)
    before = qInstallMessageHandler(lambda kind, _context, text: _note(log, kind, text))
    try:
        with watch.running():
            acts = desk.draw.sample(first, len(first))
            while (acts or log.used_s < use_s) and time.monotonic() < until:
                acts = acts or desk.draw.choices(ACTS, k=ROUND)
                for act in acts[:ROUND]:
                    _do(desk, act, log)
                acts = acts[ROUND:]
                _tidy(desk)
                log.samples.append(_sample(time.monotonic() - clock_s))
                desk.user.settle()
                log.used_s = desk.user.spent_s - begun_s
    finally:
        qInstallMessageHandler(before)
    log.stalls = watch.stalls
    return log


def close_desk(desk: Desk) -> None:
    """Close the window for good."""
    put_away(desk.window)


def _do(desk: Desk, act: Act, log: Log) -> None:
    desk.does = act.__name__
    try:
        act(desk)
    except LookupError:  # hidden just now, behind another panel or out of the view
        log.done[f"{act.__name__} hidden"] += 1
    else:
        log.done[act.__name__] += 1


def _tidy(desk: Desk) -> None:
    desk.does = "opening the sign anew"
    desk.window.player.pause()
    desk.window.session.open_sign(load_sign(desk.path), desk.path)
    # No job runs then: looking at all objects would spoil a tuple that another thread is making.
    desk.user.wait_until(jobs.is_idle, "what goes on beside the window")
    desk.does = ""
    gc.collect()


def signs_beside_caches() -> int:
    """Count the signs of the session that are kept by anything but the program's caches.

    The caches are emptied for it.
    """
    for each in _objects_at_rest():
        # `type` and no `isinstance`: millions of objects are looked at, and some say that they are of another class.
        if type(each) is _lru_cache_wrapper:
            if _is_ours(each.__module__) and (each.cache_info().maxsize or 0) > 1:
                each.cache_clear()
        elif type(each) is Character:
            each.caches.clear()
    gc.collect()
    return _signs(_objects_at_rest())


def _objects_at_rest() -> list[object]:
    """Return all objects of the program while no job runs: to look at them spoils a tuple that another thread
    is building."""
    QThreadPool.globalInstance().waitForDone()
    return gc.get_objects()


def _is_ours(module: str) -> bool:
    return module.partition(".")[0] in ("signer", "body_model", "sites", "nonmanuals", "handshapes")


def _sample(at_s: float) -> Sample:
    objects = _objects_at_rest()
    return Sample(at_s, rss_mb_now(), len(QApplication.allWidgets()), len(objects), _signs(objects))


def _signs(objects: list[object]) -> int:
    return sum(type(each) is Sign and each.gloss == GLOSS for each in objects)


def _note(log: Log, kind: QtMsgType, text: str) -> None:
    if kind in (QtMsgType.QtWarningMsg, QtMsgType.QtCriticalMsg, QtMsgType.QtFatalMsg):
        log.warnings.append(text)


def rss_mb_now() -> float:
    """The memory that this process occupies, with what was freed and not yet given back."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def _middle(values: list[float]) -> float:
    return sorted(values)[len(values) // 2]
