"""What every test gets: folders of its own for settings and caches, and every worker a screen of its own."""

import builtins
import gc
import itertools
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import pytestqt.plugin
from pytestqt.exceptions import TimeoutError as WaitedInVain
from pytestqt.qtbot import QtBot

# The workers share the cores already: with threads of their own, products of small matrices and pictures of few
# pixels wait for these most of the time. It is read as numpy loads, which the conftest of a folder may let it do.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
os.environ.setdefault("LP_NUM_THREADS", "0")  # Mesa's software GL
PYTHONS_IMPORT = builtins.__import__

from PySide6.QtCore import QCoreApplication, QEvent, QSettings  # noqa: E402
from PySide6.QtWidgets import QApplication  # noqa: E402

# PySide's own import looks at every one for features that nothing here uses, and takes six times as long:
# hypothesis imports three times for each value that it draws, which was a quarter of the time to draw a sign.
builtins.__import__ = PYTHONS_IMPORT

ROOT = Path(__file__).parents[1]
LONGEST = (
    "tests/end_to_end/test_readme.py", "tests/soak/test_session.py", "tests/avatars/test_learning.py",
    "tests/studio/test_free_ways.py", "tests/sequencing/test_performing.py", "tests/end_to_end/test_write_idea.py",
    "tests/studio/sentences/test_track.py", "tests/studio/on_stage/test_film_pane.py",
    "tests/motion/operations/test_hand_edits.py", "tests/motion/movement/test_two_hands.py",
    "tests/motion/operations/test_raising.py", "tests/goldens/test_goldens.py",
    "tests/studio/commands/test_keyboard.py", "tests/corpus/test_runs.py", "tests/end_to_end/test_transcribe_idea.py",
    "tests/sequencing/test_transitions.py", "tests/motion/movement/test_movement.py",
    "tests/studio/files/test_recovery.py", "tests/commands/test_render.py",
    "tests/studio/panels/sites/test_browser.py", "tests/library/test_signs.py", "tests/studio/docks/test_hand_dock.py",
    "tests/importing/test_sigml.py", "tests/studio/on_stage/test_film_opening.py",
    "tests/motion/operations/test_leads.py", "tests/sequencing/test_free_ways.py", "tests/studio/test_undo_law.py",
    "tests/motion/movement/test_score.py", "tests/studio/test_window.py", "tests/studio/test_fitting_law.py",
    "tests/motion/carriers/test_carried.py", "tests/studio/panels/posture/test_panel.py", "tests/soak/test_soak.py",
    "tests/studio/files/test_exporting.py", "tests/strategies/test_strategies.py",
    "tests/motion/places/test_touched_skin.py", "tests/studio/lab/test_window.py",
    "tests/motion/operations/test_fresh_contacts.py", "tests/motion/solving/test_facing_search.py",
    "tests/studio/panels/handshapes/test_browser.py", "tests/motion/operations/test_ranges.py",
    "tests/characters/test_other_signer.py", "tests/studio/panels/test_controls_show_the_pose.py",
    "tests/export/test_retargeting.py", "tests/motion/checks/test_velocity_steps.py", "tests/studio/test_picking_law.py",
    "tests/motion/movement/test_coupling.py", "tests/studio/test_foreign_text.py",
)  # fmt: skip
"""Files of tests that take longest; `dev.py test` tells the workers to keep to this order."""
SCREEN = pytest.StashKey[subprocess.Popen[bytes]]()


@pytest.fixture(scope="session", autouse=True)
def own_state(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """For windows that outlive a test: nothing is recovered from, or left in, the user's own folders, and no
    setting is theirs.

    All workers of a run share one cache, of pictures and of compiled shaders: it holds nothing that depends
    on a test.
    """
    QSettings.setPath(
        QSettings.Format.IniFormat, QSettings.Scope.UserScope, str(tmp_path_factory.mktemp("settings"))
    )
    own = tmp_path_factory.getbasetemp()
    shared = own.parent if "PYTEST_XDIST_WORKER" in os.environ else own
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_STATE_HOME", str(tmp_path_factory.mktemp("state")))
        patch.setenv("XDG_CACHE_HOME", str(shared / "cache"))
        yield


@pytest.fixture(scope="session", autouse=True)
def application(qapp: QApplication) -> None:
    """Before anything draws: `signer render` makes do with an application that has no windows, and a process
    has one for good."""


def wait_until(bot: QtBot, condition: Callable[[], bool], *, timeout: int = 20000) -> None:
    """Let the window work until something holds, and look at once, then ever later.

    Most of what is waited for takes a millisecond or two: pytest-qt's own looks again after 10 ms, with the core idle.
    It waits for 20 s at most, where pytest-qt's does for 5: on a busy machine a quarter of a second takes ten.
    """
    end_s, pauses_ms = time.monotonic() + timeout / 1000, itertools.chain((1, 2, 4), itertools.repeat(10))
    while not condition():
        if time.monotonic() > end_s:
            raise WaitedInVain(f"waited in vain for {timeout} ms")
        bot.wait(next(pauses_ms))


QtBot.waitUntil = wait_until  # type: ignore[method-assign, assignment]


def point_at(folder: Path, patch: pytest.MonkeyPatch) -> Path:
    """Let the user's configuration, data and home be in a folder."""
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"):
        patch.setenv(name, str(folder / name.lower()))
    patch.setenv("HOME", str(folder))
    return folder


@pytest.fixture(scope="session")
def untouched(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[], Path]]:
    """Point at one folder for all tests that ask for none, and at a new one as soon as something lies in it."""
    base, numbers, made = tmp_path_factory.mktemp("folders"), itertools.count(), list[Path]()
    with pytest.MonkeyPatch.context() as patch:

        def folder() -> Path:
            if not made or any(made[-1].iterdir()):
                made.append(point_at(base / str(next(numbers)), patch))
                made[-1].mkdir()
            return made[-1]

        yield folder


@pytest.fixture(autouse=True)
def own_folders(request: pytest.FixtureRequest, untouched: Callable[[], Path]) -> Path:
    """Point the user's configuration, data and home at this test's folder."""
    if "tmp_path" not in request.fixturenames:
        return untouched()
    folder: Path = request.getfixturevalue("tmp_path")
    return point_at(folder, request.getfixturevalue("monkeypatch"))


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--update-goldens", action="store_true", help="write the stored poses anew instead of comparing"
    )


@contextmanager
def no_events() -> Iterator[None]:
    """Let pytest-qt process no events by itself."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pytestqt.plugin, "_process_events", lambda: None)
        yield


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_setup() -> Generator[None, object, object]:
    """Leave what is due after the fixtures to the test: pytest-qt would paint each new window before it begins, and
    again when it has done something."""
    with no_events():
        return (yield)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(
    item: pytest.Item, nextitem: pytest.Item | None
) -> Generator[None, object, object]:
    """Leave what is due after a test to the next one of its file: a window that both use is solved, measured and
    drawn once and not twice. What fails or warns then fails that one.

    After the last one all is processed, widgets that were let go of are destroyed, and garbage is collected: here
    alone, as a widget that is collected while another is painted may end the process.
    """
    if nextitem is not None and nextitem.path == item.path:
        with no_events():
            return (yield)
    try:
        return (yield)
    finally:
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        gc.collect()
        gc.freeze()


class Backwards(pytest.Dir):
    """A folder of tests whose last file is read first."""

    def collect(self) -> Iterable[pytest.Item | pytest.Collector]:
        return reversed(list(super().collect()))


def pytest_collect_directory(path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    """Let every other worker read the tests from their end, so that two meet in the middle: each finds half
    of the files compiled by the other."""
    worker = os.environ.get("PYTEST_XDIST_WORKER", "gw0")
    if int(worker[2:]) % 2 == 0 or (path / "__init__.py").is_file():
        return None
    return Backwards.from_parent(parent, path=path)


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Collect no garbage while tests are read: modules and tests stay, and would be walked again and again."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.enable()


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest files first: one that begins last is waited for by every other worker. The others by name,
    in whichever order they were read."""
    if "hypothesis" in sys.modules:
        # it would parse each module that is loaded for numbers and words to draw: draws hung on what else is tested
        sys.modules["hypothesis.internal.conjecture.providers"].is_local_module_file = lambda _file: False  # type: ignore[attr-defined]
    first = {ROOT / name: place for place, name in enumerate(LONGEST)}
    places = {path: (first.get(path, len(first)), path) for path in {item.path for item in items}}
    items.sort(key=lambda item: places[item.path])


def pytest_collection_finish() -> None:
    """Spare the garbage collector the tests themselves: it would walk ten thousand of them again and again."""
    gc.freeze()
    gc.set_threshold(0)  # see `pytest_runtest_protocol`


def pytest_configure(config: pytest.Config) -> None:
    """Give a parallel worker its own screen: on a shared one, the window of another would lie over what is
    clicked."""
    program = shutil.which("Xvfb")
    if not hasattr(config, "workerinput") or sys.platform != "linux" or program is None:
        if sys.platform == "linux" and not (
            {"DISPLAY", "WAYLAND_DISPLAY"} & set(os.environ) or config.getoption("numprocesses", None)
        ):
            os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")  # enough for what draws nothing
        return
    reading, writing = os.pipe()
    command = [program, "-displayfd", str(writing), "-screen", "0", "1920x1200x24", "-nolisten", "tcp"]
    config.stash[SCREEN] = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    with os.fdopen(reading) as answer:
        os.environ["DISPLAY"] = f":{answer.readline().strip()}"


def pytest_unconfigure(config: pytest.Config) -> None:
    """Take the worker's screen away."""
    screen = config.stash.get(SCREEN, None)
    if screen is not None:
        screen.terminate()
        screen.wait()
