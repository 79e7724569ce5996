import gc
import subprocess
import sys
import threading
import weakref
from collections.abc import Callable, Iterator
from typing import Final

import pytest
from PySide6.QtCore import QCoreApplication, QObject
from pytestqt.qtbot import QtBot

from signer.errors import SignerError
from signer.studio.background.jobs import Job, OneJob, is_idle


def test_the_answer_comes_back_in_the_main_thread(qtbot: QtBot) -> None:
    answers: list[tuple[int, threading.Thread]] = []
    threads: list[threading.Thread] = []

    def work(_progress: Callable[[float], None]) -> int:
        threads.append(threading.current_thread())
        return 42

    job = Job(work)
    job.start(lambda value: answers.append((value, threading.current_thread())), lambda _error: None)
    qtbot.waitUntil(lambda: bool(answers))
    assert answers == [(42, threading.main_thread())]
    assert threads[0] is not threading.main_thread()


def test_progress_is_told_on_the_way(qtbot: QtBot) -> None:
    told: list[float] = []
    done: list[None] = []

    def work(progress: Callable[[float], None]) -> None:
        progress(0.5)

    job = Job(work)
    job.progressed.connect(told.append)
    job.start(done.append, lambda _error: None)
    qtbot.waitUntil(lambda: bool(done))
    assert told == [0.5]


def test_an_error_of_ours_is_handed_over(qtbot: QtBot) -> None:
    errors: list[SignerError] = []

    def work(_progress: Callable[[float], None]) -> None:
        raise SignerError("the disk is full")

    job = Job(work)
    job.start(lambda _value: None, errors.append)
    qtbot.waitUntil(lambda: bool(errors))
    assert str(errors[0]) == "the disk is full"


def test_any_other_error_is_raised_again_in_the_main_thread(qtbot: QtBot) -> None:
    def work(_progress: Callable[[float], None]) -> None:
        raise ZeroDivisionError

    job = Job(work)
    with qtbot.captureExceptions() as caught:
        job.start(lambda _value: None, lambda _error: None)
        qtbot.waitUntil(lambda: bool(caught))
    assert caught[0][0] is ZeroDivisionError


def test_a_dropped_job_answers_nobody(qtbot: QtBot) -> None:
    answers: list[int] = []
    finished = threading.Event()

    def work(_progress: Callable[[float], None]) -> int:
        finished.set()
        return 1

    job = Job(work)
    job.start(answers.append, lambda _error: None)
    job.drop()
    del job
    qtbot.waitUntil(finished.is_set)
    qtbot.waitUntil(is_idle)
    assert answers == []


@pytest.mark.parametrize("fails", [False, True])
@pytest.mark.parametrize("dropped", [False, True])
def test_nothing_keeps_what_a_job_worked_on_when_it_is_over(fails: bool, dropped: bool, qtbot: QtBot) -> None:
    class Large:
        """What a job looks at or finds."""

    def kept_by_a_job() -> list[weakref.ref[object]]:
        given, found = Large(), Large()

        def work(_progress: Callable[[float], None], given: Large = given, found: Large = found) -> Large:
            if fails:
                raise SignerError("the disk is full")
            return found

        job = Job(work)
        job.start(lambda _value: None, lambda _error: None)
        if dropped:
            job.drop()
        return [weakref.ref(given), weakref.ref(found)]

    kept = kept_by_a_job()
    qtbot.waitUntil(is_idle)
    gc.collect()
    assert [each() for each in kept] == [None, None]


def test_waiting_for_a_job_hands_its_answer_over_once(qtbot: QtBot) -> None:
    answers: list[int] = []
    job = Job(lambda _progress: 42)
    job.start(answers.append, lambda _error: None)
    assert job.wait(30.0)
    assert answers == [42]
    qtbot.waitUntil(is_idle)
    QCoreApplication.sendPostedEvents()
    assert answers == [42]


@pytest.fixture
def _collects() -> Iterator[None]:
    """Let garbage be collected early, as it is not in other tests."""
    limits = gc.get_threshold()
    gc.set_threshold(50, 1000, 1000)
    yield
    gc.set_threshold(*limits)


@pytest.mark.usefixtures("_collects")
def test_garbage_is_collected_in_the_main_thread_alone_before_and_after_a_job(qtbot: QtBot) -> None:
    """Widgets destroyed in another thread would end the program."""
    died: list[threading.Thread] = []

    class Ring:
        """Garbage that only a collection finds."""

        def __init__(self) -> None:
            self.itself = self

        def __del__(self) -> None:
            died.append(threading.current_thread())

    def allocate(_progress: object = None) -> None:
        kept = [[number] for number in range(1000)]
        assert len(kept) == 1000

    done: list[None] = []
    for _ in range(3):
        Job(allocate).start(done.append, lambda _error: None)
        Ring()
    qtbot.waitUntil(lambda: len(done) == 3)
    Ring()
    beside = threading.Thread(target=allocate)  # as the timer of a copy for recovery, when no job runs
    beside.start()
    beside.join()
    qtbot.waitUntil(lambda: len(died) == 4)
    assert set(died) == {threading.main_thread()}


ENDS: Final = """
from PySide6.QtCore import QCoreApplication
from signer.studio.background.jobs import Job

app = QCoreApplication([])

def work(tell):
    while True:
        tell(0.5)

for reads in (False, True):
    Job(work, reads=reads).start(print, print)
app.processEvents()
"""


def test_a_program_ends_while_jobs_tell_their_progress() -> None:
    """They would tell it to a half of Qt that is being taken down, which crashes one time in five."""
    subprocess.run([sys.executable, "-c", ENDS], check=True, timeout=60)


def test_an_owner_is_gone_when_nobody_holds_it_and_hears_nothing(qtbot: QtBot) -> None:
    class Owner(QObject):
        """One that a job is run for."""

        def __init__(self) -> None:
            super().__init__()
            self.job: OneJob[int] = OneJob(self)

    heard: list[int] = []
    owner = Owner()
    alive, job = weakref.ref(owner), owner.job
    job.start(lambda _told: 42, heard.append)
    del owner
    assert alive() is None
    qtbot.waitUntil(lambda: not job.is_busy)
    assert heard == []


def test_a_cancelled_job_ends_where_it_tells_its_progress_and_says_so(qtbot: QtBot) -> None:
    told: list[str] = []
    reached = threading.Event()

    def work(progress: Callable[[float], None]) -> None:
        while True:
            reached.set()
            progress(0.5)

    job = Job(work)
    job.start(
        lambda _value: told.append("done"),
        lambda _error: told.append("failed"),
        lambda: told.append("cancelled"),
    )
    qtbot.waitUntil(reached.is_set)
    job.cancel()
    qtbot.waitUntil(lambda: bool(told))
    assert told == ["cancelled"]
    assert is_idle()
