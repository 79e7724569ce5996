import gc
import threading
import weakref
from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from signer.errors import SignerError
from signer.studio.background.jobs import Job


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
    qtbot.waitUntil(gc.isenabled)
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
    qtbot.waitUntil(gc.isenabled)
    gc.collect()
    assert [each() for each in kept] == [None, None]


def test_waiting_for_a_job_hands_its_answer_over_once(qtbot: QtBot) -> None:
    answers: list[int] = []
    job = Job(lambda _progress: 42)
    job.start(answers.append, lambda _error: None)
    assert job.wait(30.0)
    assert answers == [42]
    qtbot.waitUntil(gc.isenabled)
    QCoreApplication.sendPostedEvents()
    assert answers == [42]


def test_no_garbage_is_collected_while_a_job_runs(qtbot: QtBot) -> None:
    """Widgets destroyed in another thread would end the program."""
    seen: list[bool] = []
    done: list[None] = []

    def work(_progress: Callable[[float], None]) -> None:
        seen.append(gc.isenabled())

    job = Job(work)
    job.start(done.append, lambda _error: None)
    qtbot.waitUntil(lambda: bool(done))
    assert seen == [False]
    assert gc.isenabled()


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
    assert gc.isenabled()
