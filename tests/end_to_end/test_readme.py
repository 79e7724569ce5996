"""The first pages do what they say: README, first sign, command line and CONTRIBUTING."""

import json
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, QSettings, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication, QListView, QToolButton, QWidget

from signer.cli import main
from signer.document.sign import Sign
from signer.document.values import Contact
from signer.files import load_sign
from signer.motion.checks.review import review
from signer.studio.files.file_menu import Files
from signer.studio.help.guide import STEPS as STEPS_OF_GUIDE
from signer.studio.help.guide import Guide
from signer.studio.look import theme
from signer.studio.side_windows.help_dialogs import ShortcutSheet
from signer.studio.stage.stage import Stage
from signer.studio.timeline.items import RULER_PX
from signer.studio.timeline.track_view.widget import TrackView
from signer.studio.widgets.adjustable import Adjustable
from signer.studio.widgets.dot_picture import DotPicture
from signer.studio.window import Window
from tests.helpers.extent import each
from tests.helpers.windows import blank_workspace, no_pixels, put_away, short_drags
from tools.acting import User
from tools.write_idea import point_of

ROOT = Path(__file__).parents[2]
README, FIRST_SIGN, COMMANDS, CONTRIBUTING = (
    (ROOT / name).read_text(encoding="utf-8")
    for name in ("README.md", "docs/first-sign.md", "docs/command-line.md", "CONTRIBUTING.md")
)


def test_the_sign_from_python_is_saved_and_exported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program = re.search(r"```python\n(.*?)```", README, re.DOTALL)
    assert program is not None
    monkeypatch.chdir(tmp_path)
    exec(compile(program[1], "README.md", "exec"), {})
    assert load_sign(tmp_path / "IDEA.sign").gloss == "IDEA"
    assert json.loads((tmp_path / "IDEA.json").read_text(encoding="utf-8"))["format"]


def test_the_readme_is_read_in_three_minutes() -> None:
    assert len(README.split()) <= 600


def test_the_page_on_python_prints_what_it_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    page = (ROOT / "docs" / "python.md").read_text(encoding="utf-8")
    parts = re.findall(r"```python\n(.*?)```\nprints\n```\n(.*?)```", page, re.DOTALL)
    assert len(parts) == page.count("```python") == 8
    monkeypatch.chdir(tmp_path)
    known: dict[str, object] = {}
    for program, printed in parts:
        exec(compile(program, "python.md", "exec"), known)
        assert capsys.readouterr().out == printed
    assert {path.name for path in tmp_path.iterdir()} == {"IDEA.sign", "IDEA.json", "IDEA.glb", "IDEA.pose"}


@each(sorted(set(re.findall(r"\]\(([^)#]+)\)", README))))
def test_what_the_readme_points_to_exists(target: str) -> None:
    assert (ROOT / target).is_file()


@pytest.mark.parametrize("command", ["export", "check", "info", "render", "say", "spell", "update"])
def test_every_command_named_explains_itself(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert f"signer {command} " in COMMANDS
    assert main([command, "--help"]) == 0
    assert f"signer {command}" in capsys.readouterr().out


@pytest.mark.parametrize("job", ["run", "test", "check", "docs", "bench", "sheet", "bake", "lock"])
def test_every_job_of_dev_is_named(job: str) -> None:
    assert f"python3 dev.py {job}" in CONTRIBUTING


# The first minute, step by step as the page has it: what is in bold is clicked, what is in backticks is
# pressed or typed.

MINUTE = re.search(r"## The same in one minute\n.*?\n(1\..*?)\n\n", FIRST_SIGN, re.DOTALL)
assert MINUTE is not None
STEPS = re.split(r"\n\d\. ", f"\n{MINUTE[1]}")[1:]


class FreshWindow:
    """A window that was just opened for the first time, its user, and what was asked for beside the
    window."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: list[str] = []
        for name in ("save", "export"):
            monkeypatch.setattr(Files, name, lambda _files, name=name: self.asked.append(name))
        monkeypatch.setattr(ShortcutSheet, "exec", lambda _sheet: self.asked.append("shortcuts"))
        self.window = Window(blank_workspace())
        self.window.resize(1280, 800)
        self.window.open_first(None)
        self.window.show()
        self.user = User(self.window)
        self.user.wait_until(lambda: self.window.stage.is_drawn, "the first picture")

    def click_words(self, words: str) -> None:
        """Click what is called so: a card, a dot, or a button that is no word of the sentence."""
        self.user.wait_until(lambda: self._place(words) is not None, words)
        place = self._place(words)
        assert place is not None
        self.user.click(*place)

    def _place(self, words: str) -> "tuple[QWidget | DotPicture | QToolButton, QPointF] | None":
        for grid in self.window.findChildren(QListView):
            model = grid.model()
            for at in (model.index(row, 0) for row in range(model.rowCount() if grid.isVisible() else 0)):
                if at.data() == words:
                    return grid.viewport(), QPointF(grid.visualRect(at).center())
        for picture in self.window.findChildren(DotPicture):
            names = {dot.id: dot.name.lower() for dot in picture.dots}
            for dot in picture.shown_dots() if picture.isVisible() else ():
                if re.match(rf"{words.lower()}\b", names[dot]):
                    return picture, picture.spot(dot)
        for made in self.window.findChildren(QToolButton):
            if made.isVisible() and made.text() == words and made.property("kind") != "chip":
                return made, QPointF(made.rect().center())
        return None

    def press(self, token: str) -> None:
        """Press the key of that name, or type the word."""
        keys = QKeySequence(token)
        is_key = token[0].isupper() and keys.count() == 1 and keys[0].key() != Qt.Key.Key_unknown
        if is_key:
            self.user.press(keys[0].key(), keys[0].keyboardModifiers())
        else:
            self.user.type(token)

    def has_idea(self) -> bool:
        """Whether the sign is IDEA: the pinky at the temple, then beside the head, the first contact met."""
        keys = self.window.session.sign.hand("dominant").keys
        at = [
            (key.handshape, key.articulator, key.contact.site)
            for key in keys
            if isinstance(key.placement, Contact)
        ]
        return at == [("i", "pinky.tip", "temple.R"), ("i", "pinky.tip", "head.beside.R")]


@pytest.fixture
def fresh(qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[FreshWindow]:
    QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, str(tmp_path / "settings"))
    theme.use_theme(qapp, "dark")
    with no_pixels(), short_drags():
        made = FreshWindow(monkeypatch)
        yield made
        put_away(made.window)


def contact_words(fresh: FreshWindow) -> str:
    return fresh.window.hand.readouts.contact.accessibleName()


def is_shrugged_and_asked(sign: Sign) -> bool:
    """Return whether the torso turns, and the question begins at the second key."""
    question = sign.spans("grammar")[0]
    return bool(sign.spans("torso")) and question.from_key == sign.hand("dominant").keys[1].id


def finish(fresh: FreshWindow) -> None:
    """The last step is the same by mouse and by keys, so that one of them does it: once ways are found there is no
    problem in the sign."""
    fresh.user.wait_until(lambda: fresh.window.workspace.ways.is_settled, "the ways")
    sign = fresh.window.session.sign
    assert is_shrugged_and_asked(sign)
    assert not review(sign).problems
    player, before = fresh.window.player, fresh.window.player.playhead_s
    keys = re.findall(r"`(.*?)`", STEPS[-1])
    assert keys[0] == "Space"
    fresh.press(keys[0])
    fresh.user.wait_until(lambda: player.playing and player.playhead_s != before, "the sign to play")
    fresh.press(keys[0])
    for key in keys[1:]:
        fresh.press(key)
    assert fresh.asked == ["save", "export", "shortcuts"]


def test_the_first_minute_is_done_by_keys_alone(fresh: FreshWindow) -> None:
    fresh.window.actions_["guide"].trigger()
    guide = fresh.window.stage.findChild(Guide)
    assert guide is not None
    for number, step in enumerate(STEPS[:-1], 1):
        (keys,) = re.findall(r"\((`[^)]*)\)", step)
        sign = fresh.window.session.sign
        for token in re.findall(r"`(.*?)`", keys):
            fresh.press(token)
        assert fresh.window.session.sign is not sign or number == 2, step  # the pinky is chosen already
        if number in (3, 4):
            fresh.user.wait_until(lambda: contact_words(fresh) == "Contact: 0.00 mm", "the contact")
    assert fresh.has_idea()
    assert guide.step is STEPS_OF_GUIDE[-1]
    finish(fresh)
    fresh.user.wait_until(lambda: guide.is_green, "the guide to end green")


def test_the_first_minute_is_done_with_the_mouse(fresh: FreshWindow) -> None:
    window, user = fresh.window, fresh.user
    for step in STEPS[:3]:
        for words in re.findall(r"\*\*(.*?)\*\*", step):
            fresh.click_words(words)
    user.wait_until(lambda: contact_words(fresh) == "Contact: 0.00 mm", "the contact")
    turn_and_raise(fresh)
    user.wait_until(lambda: contact_words(fresh) == "Contact: 0.00 mm", "the contact")
    track_view = user.find(TrackView, "timeline.tracks")
    first = track_view.items.keys[0]
    grip = QPointF(first.grip.x + first.grip.width / 2, first.y)
    user.drag(track_view, grip, grip + QPointF(40.0, 0.0))
    assert window.session.sign.hand("dominant").keys[0].hold_s > first.key.hold_s
    user.click(track_view, QPointF(track_view.width() - 40.0, RULER_PX / 2))
    fresh.press("K")
    fresh.click_words("Space")
    fresh.click_words("By head")
    fresh.click_words("beside the head")
    assert fresh.has_idea()
    user.click(user.find(QToolButton, "hand.tab.body"))
    pitch, before = user.find(Adjustable, "body.torso.pitch"), window.session.sign
    user.drag(pitch, point_of(pitch, pitch.value), point_of(pitch, pitch.value + 6.0))
    assert window.session.sign is not before
    user.click(user.find(QToolButton, "hand.tab.face"))
    fresh.click_words("Wh-question")
    assert is_shrugged_and_asked(window.session.sign)


def turn_and_raise(fresh: FreshWindow) -> None:
    """The fourth step: each wrist dial, the elbow raised on its bar, and let down by its handle on the stage."""
    user, session = fresh.user, fresh.window.session
    for name in ("posture.bend", "posture.side", "posture.turn", "posture.elbow"):
        dial, before = user.find(Adjustable, name), session.sign
        user.drag(dial, point_of(dial, dial.value), point_of(dial, dial.value + 6.0))
        assert session.sign is not before, name
    stage, before = user.find(Stage, "stage"), session.sign
    user.wait_until(lambda: stage.handle_point("elbow") is not None, "the handle of the elbow")
    elbow = stage.handle_point("elbow") or QPointF()
    user.drag(stage, elbow, elbow + QPointF(8.0, 8.0))
    assert session.sign is not before


def test_the_program_calls_itself_by_the_newest_release() -> None:
    newest = re.search(r"^## (\d+\.\d+)$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert newest is not None
    assert project["version"].startswith(f"{newest[1]}.")
