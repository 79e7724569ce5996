"""What every studio test shares: settings in a folder of its own, no modal dialog, a small sign."""

import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from signer.document.sign import Sign
from signer.document.tracks.hand import HandTrack, Key
from signer.document.values import Contact
from signer.studio.background import jobs, possibilities
from signer.studio.background.easier import EasierFinder
from signer.studio.background.free_ways import WayChooser
from signer.studio.background.problems import ProblemFinder
from signer.studio.background.whole_sign import WholeSign
from signer.studio.look import theme
from signer.studio.panels import articulator_picker
from signer.studio.panels.sites import sheet
from signer.studio.window import Window
from tests.helpers.characters import REFERENCE
from tests.helpers.windows import blank_workspace, no_pixels

NUMBERS = itertools.count()


@pytest.fixture(autouse=True)
def own_settings(own_folders: Path) -> None:
    """Keep settings in a folder of this test: Qt writes them some time after they are made."""
    QSettings.setDefaultFormat(QSettings.Format.IniFormat)
    folder = own_folders / f"settings{next(NUMBERS)}"
    QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, str(folder))


@pytest.fixture(autouse=True)
def no_modal_dialogs(monkeypatch: pytest.MonkeyPatch) -> None:
    """A dialog nobody answers would hang the suite; a test that expects one answers it by patching again."""

    def refuse(*args: object, **kwargs: object) -> None:
        pytest.fail("a modal dialog was opened")

    monkeypatch.setattr(QDialog, "exec", refuse)
    monkeypatch.setattr(QMessageBox, "exec", refuse)
    for name in ("getOpenFileName", "getSaveFileName", "getExistingDirectory"):
        monkeypatch.setattr(QFileDialog, name, staticmethod(refuse))


@pytest.fixture(autouse=True)
def no_waiting_for_the_first_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw at once what a new window puts off until the signer has been drawn: two hundred windows would each
    stand idle for a third of a second. Nor does one search wait for what is dragged after the one before."""
    for module in (possibilities, sheet, articulator_picker):
        monkeypatch.setattr(module, "FIRST_MS", 0)
    monkeypatch.setattr(possibilities, "PAUSE_MS", 0)


@pytest.fixture(autouse=True)
def no_job_outlives_its_test() -> Iterator[None]:
    """What still runs in a thread is waited for: its answer would come to widgets that are gone, or never,
    and then ends the program."""
    yield
    for job in tuple(jobs._running.values()):
        job.drop()
        job.cancel()
        job.wait()


@pytest.fixture(scope="module", autouse=True)
def quick_pictures() -> Iterator[None]:
    """Draw nothing on the stage: modules that look at pictures have a fixture of this name that draws few pixels.

    `tests/end_to_end/test_write_idea.py` draws it in full, `tests/studio/drawing` looks at what is drawn.
    """
    with no_pixels():
        yield


@pytest.fixture(scope="module", autouse=True)
def ways_stay() -> Iterator[None]:
    """Choose no ways at rest, which took a second beside any key that was made: `test_free_ways.py`, whose
    fixture of this name lets them be chosen, and `tests/end_to_end` wait for them."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(WayChooser, "_choose", lambda _chooser: None)
        yield


@pytest.fixture(scope="module", autouse=True)
def nothing_is_looked_for_at_rest() -> Iterator[None]:
    """Look for no easier posture, problem or distance of every frame at rest, which took a third of the time and
    which few wait for: their modules have a fixture of this name."""
    with pytest.MonkeyPatch.context() as patch:
        for finder, look in ((EasierFinder, "_look"), (ProblemFinder, "_look"), (WholeSign, "_measure")):
            patch.setattr(finder, look, lambda _finder: None)
        yield


@pytest.fixture
def idea() -> Sign:
    """Two keys of one hand at the face."""
    first = Key("k1", 0.4, "i", Contact("pinky.tip", "temple.R"), hold_s=0.2)
    second = Key("k2", 0.9, "i", Contact("pinky.tip", "forehead.R", "near", 0.06))
    return Sign(gloss="IDEA", tracks=(HandTrack("dominant", (first, second)),))


@pytest.fixture(scope="module")
def one_window(qapp: QApplication) -> Iterator[Window]:
    """One window for all tests of a module: most of its cost is the first picture."""
    theme.use_theme(qapp, "dark")
    made = Window(blank_workspace())
    made.resize(1280, 800)  # a first window would be as large as the virtual screen, and cost as much to draw
    made.show()
    yield made
    made.session.undo_stack.setClean()
    made.close()
    made.deleteLater()


@pytest.fixture
def window(one_window: Window, idea: Sign, qtbot: QtBot) -> Window:
    """The window as if just opened on a sign of two keys, the playhead on the first one, the pose solved."""
    made = one_window
    made.session.end_gesture()
    made.player.pause()
    made.session.set_auto_key(True)
    made.session.show_signer(REFERENCE.name)
    made.session.open_sign(idea, None)
    made.player.seek(0.4)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(
        lambda: made.isActiveWindow() and made.player.pose is not None and made.player.pose.time_s == 0.4,
        timeout=20000,
    )
    made.stage.setFocus()
    return made
