import json
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QLabel,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from signer.document.frame_rates import FrameRate
from signer.document.queries import span_s
from signer.document.sign import Sign
from signer.document.timing import frame, frame_count, seconds, stored
from signer.document.utterance import Spelling, Utterance, UtteranceItem
from signer.films.film import Film
from signer.studio.editing.session import Session
from signer.studio.files import dialogs
from signer.studio.files.export_dialog import ExportDialog
from signer.studio.files.exporting import Exporting
from signer.studio.files.settings import Settings
from signer.studio.files.stretch_fields import BACKWARDS, StretchFields
from signer.studio.widgets.number_field import RateField
from signer.studio.widgets.time_field import TimeField

Bench = tuple[QWidget, Session, Exporting, list[str]]


@pytest.fixture
def bench(idea: Sign, qtbot: QtBot) -> Bench:
    parent = QWidget()
    parent.resize(600, 300)
    qtbot.addWidget(parent)
    parent.show()
    session = Session(idea)
    told: list[str] = []
    session.told.connect(told.append)
    return parent, session, Exporting(parent, session, Settings()), told


def answer(monkeypatch: pytest.MonkeyPatch, path: Path | None, *clicks: str, **typed: str) -> None:
    """Fill the form by real clicks and keys, press Export, and name the file."""

    def fill(dialog: ExportDialog) -> int:
        dialog.show()
        dialog.activateWindow()
        assert QTest.qWaitForWindowActive(dialog)  # a field takes what is typed when the keyboard leaves it
        for name in clicks:
            button = dialog.findChild(QToolButton, f"export.{name}")
            assert button is not None
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        for name, text in typed.items():
            field = dialog.findChild(QWidget, f"export.{name}")
            assert field is not None
            field.setFocus()
            QTest.keyClick(field, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
            QTest.keyClicks(field, text)
            QTest.keyClick(field, Qt.Key.Key_Tab)
        buttons = dialog.findChild(QDialogButtonBox)
        assert buttons is not None
        QTest.mouseClick(buttons.button(QDialogButtonBox.StandardButton.Save), Qt.MouseButton.LeftButton)
        return dialog.result()

    monkeypatch.setattr(QDialog, "exec", fill)
    monkeypatch.setattr(
        QFileDialog, "getSaveFileName", staticmethod(lambda *_: (str(path) if path else "", ""))
    )


def test_exporting_writes_the_animation_in_the_background(
    bench: Bench, idea: Sign, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    *_, exporting, told = bench
    answer(monkeypatch, tmp_path / "IDEA")
    assert exporting.ask()
    qtbot.waitUntil(lambda: "Exported IDEA.json." in told, timeout=20000)
    assert json.loads((tmp_path / "IDEA.json").read_text())["timing"]["fps"] == idea.fps


def test_a_part_of_the_sign_goes_out_as_glb_and_is_suggested_again(
    bench: Bench, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    *_, exporting, told = bench
    answer(monkeypatch, tmp_path / "IDEA.glb", "format.glb", "part.part", fps="60", start="0.4", end="0.5")
    assert exporting.ask()
    qtbot.waitUntil(lambda: "Exported IDEA.glb." in told, timeout=30000)
    content = (tmp_path / "IDEA.glb").read_bytes()
    about = json.loads(content[20 : 20 + int.from_bytes(content[12:16], "little")])["asset"]["extras"]
    assert (about["frames_per_second"], about["frames"]) == (60, 7)
    assert (about["sign"]["from_s"], about["sign"]["to_s"]) == (0.4, 0.5)
    assert Settings().export_format == "glb"


def test_the_form_offers_the_formats_usual_frame_rate_until_one_is_typed(bench: Bench, idea: Sign) -> None:
    dialog = ExportDialog(bench[0], replace(idea, fps=24), (0.0, 1.0), "json")
    dialog.show()

    def fps_in(name: str) -> float:
        button = dialog.findChild(QToolButton, f"export.format.{name}")
        assert button is not None
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        return dialog.wish().fps

    assert [fps_in(name) for name in ("json", "glb", "webp", "glb")] == [24, 72, 24, 72]
    field = dialog.findChild(RateField, "export.fps")
    assert field is not None
    field.lineEdit().selectAll()
    QTest.keyClicks(field.lineEdit(), "73")
    assert [fps_in(name) for name in ("glb", "json")] == [73, 73]


def test_the_form_shows_what_each_format_keeps_and_loses_of_this_sign(idea: Sign, qtbot: QtBot) -> None:
    dialog = ExportDialog(None, idea, (0.0, 1.0), "gif")
    qtbot.addWidget(dialog)
    dialog.show()

    def words(name: str) -> str:
        found = dialog.findChild(QLabel, f"export.{name}")
        assert found is not None
        return found.text().replace("\N{NO-BREAK SPACE}", " ") if found.isVisibleTo(dialog) else ""

    def click(name: str) -> None:
        button = dialog.findChild(QToolButton, f"export.{name}")
        assert button is not None
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    assert dialog.focusWidget() is dialog.findChild(QToolButton, "export.format.gif")
    click("format.json")
    assert words("keeps").startswith("Keys (2), articulators (2)")
    assert "As movement alone: handshapes (2)" in words("loses")
    assert words("contacts") == ""
    click("format.bvh")
    assert (words("keeps"), dialog.wish().bones) == ("Nothing that can be edited again.", "")
    click("bones.vrm")
    assert dialog.wish().bones == "vrm"
    qtbot.waitUntil(lambda: words("contacts").startswith("Contacts are within 0.00 mm"), timeout=20000)
    click("format.srt")
    assert (words("keeps"), words("contacts"), dialog.wish().bones) == ("Gloss (1).", "", "")
    assert "keys (2)" in words("loses").lower()
    choice = dialog.findChild(QCheckBox, "export.vocabulary")
    assert choice is not None
    assert not choice.isVisibleTo(dialog)
    click("format.eaf")
    QTest.mouseClick(choice, Qt.MouseButton.LeftButton, pos=QPoint(8, choice.height() // 2))
    assert dialog.wish().has_vocabulary
    click("format.vrma")
    assert not dialog.wish().has_vocabulary
    click("face.arkit")
    assert (dialog.wish().face, words("contacts")[:8]) == ("arkit", "Contacts")
    button = dialog.findChild(QToolButton, "export.format.vrma")
    assert button is not None
    QTest.keyClick(button.parentWidget(), Qt.Key.Key_Right)
    assert dialog.wish().format == "bvh"


def test_a_bvh_with_the_bones_of_vrm_is_exported(
    bench: Bench, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    *_, exporting, told = bench
    answer(monkeypatch, tmp_path / "IDEA.bvh", "format.bvh", "bones.vrm", fps="30")
    assert exporting.ask()
    qtbot.waitUntil(lambda: "Exported IDEA.bvh." in told, timeout=20000)
    assert "Metacarpal\n" not in (tmp_path / "IDEA.bvh").read_text().replace("ThumbMetacarpal", "")


def test_the_card_shows_progress_and_its_button_ends_the_export(
    bench: Bench, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    parent, session, exporting, told = bench
    session.open_sign(replace(session.sign, lead_in_s=5.0, lead_out_s=5.0), None)
    answer(monkeypatch, tmp_path / "IDEA.glb", "format.glb", fps="120")
    exporting.ask()
    card = parent.findChild(QWidget, "export.card")
    cancel = parent.findChild(QToolButton, "export.cancel")
    assert card is not None
    assert cancel is not None
    assert card.isVisible()
    assert parent.rect().contains(card.geometry())
    assert any("IDEA.glb" in label.text() for label in card.findChildren(QLabel))
    QTest.mouseClick(cancel, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: "The export was cancelled; nothing was written." in told, timeout=30000)
    assert not card.isVisible()
    assert not (tmp_path / "IDEA.glb").exists()


@pytest.mark.parametrize("fps", [24, Fraction(30000, 1001), 60], ids=str)
def test_a_part_is_told_in_the_frames_of_the_timeline_and_typed_in_them(
    fps: FrameRate, idea: Sign, qtbot: QtBot
) -> None:
    last_s = span_s(idea)[1]
    fields = StretchFields("export", (0.4, last_s), last_s, fps)
    qtbot.addWidget(fields)
    fields.show()
    field, told = fields.findChild(TimeField, "export.start"), fields.findChildren(QLabel)[-1]
    last = frame_count(last_s, fps)
    for first in (1, 2, 7, last // 2, last - 1):
        field.selectAll()
        QTest.keyClicks(field, f"{first} f")
        QTest.keyClick(field, Qt.Key.Key_Return)
        assert fields.stretch_s == (stored(seconds(first - 1, fps)), last_s)
        assert told.text() == f"frames {first} to {frame(last_s, fps) + 1}"
    for typed, start_s in (("99 s", last_s), ("soon", last_s), ("0.2", 0.2)):
        field.selectAll()
        QTest.keyClicks(field, typed)
        QTest.keyClick(field, Qt.Key.Key_Return)
        assert fields.stretch_s[0] == start_s
        assert ("is not a time" in told.text()) is (typed == "soon")


def test_a_part_that_ends_before_it_begins_cannot_be_exported(bench: Bench, idea: Sign, qtbot: QtBot) -> None:
    dialog = ExportDialog(bench[0], idea, (0.9, 0.4), "json")
    qtbot.addWidget(dialog)
    dialog.show()
    save = dialog.findChildren(QDialogButtonBox)[0].button(QDialogButtonBox.StandardButton.Save)
    assert save.isEnabled()
    part = dialog.findChild(QToolButton, "export.part.part")
    assert part is not None
    QTest.mouseClick(part, Qt.MouseButton.LeftButton)
    assert not save.isEnabled()
    assert dialog.findChild(StretchFields).findChildren(QLabel)[-1].text() == BACKWARDS


def test_two_selected_keys_are_the_part_that_is_suggested(bench: Bench, idea: Sign) -> None:
    _, session, exporting, _ = bench
    session.select("dominant", "k1", "k2")
    assert exporting._selected(session.sign) == (0.4, 0.9)


def test_what_is_being_exported_is_there_when_the_program_ends(
    bench: Bench, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    *_, exporting, told = bench
    monkeypatch.setattr("signer.studio.files.exporting.SHORT_S", 30.0)
    answer(monkeypatch, tmp_path / "IDEA.json")
    assert exporting.ask()
    assert exporting.may_end()
    assert (tmp_path / "IDEA.json").is_file()
    assert told[-1] == "Exported IDEA.json."


@pytest.mark.parametrize(
    ("said", "closes", "written"), [("wait", True, True), ("stop", True, False), ("stay", False, True)]
)
def test_closing_over_a_long_export_is_asked(
    said: str,
    closes: bool,
    written: bool,
    bench: Bench,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    qtbot: QtBot,
) -> None:
    *_, exporting, told = bench
    monkeypatch.setattr("signer.studio.files.exporting.SHORT_S", 0.01)
    monkeypatch.setattr(dialogs, "ask_exporting", lambda _: said)
    answer(monkeypatch, tmp_path / "IDEA.glb", "format.glb", "part.part", fps="24", start="13 f", end="16 f")
    exporting.ask()
    assert exporting.may_end() is closes
    qtbot.waitUntil(lambda: len(told) > 0, timeout=30000)
    assert (tmp_path / "IDEA.glb").exists() is written


def test_an_export_that_fails_says_so(
    bench: Bench, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    *_, exporting, _ = bench
    shown: list[str] = []
    monkeypatch.setattr(dialogs, "show_error", lambda _parent, what, _error: shown.append(what))
    answer(monkeypatch, tmp_path / "no such folder" / "IDEA.json")
    assert exporting.ask()
    qtbot.waitUntil(lambda: bool(shown), timeout=20000)
    assert shown == ["IDEA.json could not be exported."]


def test_giving_up_at_the_file_name_exports_nothing(
    bench: Bench, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer(monkeypatch, None)
    assert not bench[2].ask()


def test_an_empty_sign_is_not_exported(bench: Bench) -> None:
    _, session, exporting, told = bench
    session.open_sign(Sign(), None)
    assert not exporting.ask()
    assert told[-1] == "There is nothing to export yet: set a key first."


def test_a_film_is_drawn_beside_the_window(
    bench: Bench, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    *_, exporting, told = bench
    path = tmp_path / "IDEA.webm"
    monkeypatch.setattr(
        "signer.studio.files.export_dialog.SIZES", {"1280x720": "720p", "480x480": "480", "64x48": "tiny"}
    )
    clicks = ("format.webm", "view.side", "size.64x48", "part.part", "background.#00b140", "captions.vtt")
    answer(monkeypatch, path, *clicks, fps="24", start="0.3", end="500 ms")
    assert exporting.ask()
    qtbot.waitUntil(lambda: bool(told), timeout=30_000)
    assert told == ["Exported IDEA.webm."]
    with Film(path) as film:
        shown = list(film.frames())
    assert (film.size, len(shown)) == ((64, 48), 6)
    assert np.abs(shown[0].pixels[2, 2].astype(int) - (0, 177, 64)).max() < 12
    assert "IDEA" in (tmp_path / "IDEA.vtt").read_text()


def test_without_the_extra_its_formats_are_greyed_with_the_reason(
    idea: Sign, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("signer.films.extra.find_spec", lambda _name: None)
    dialog = ExportDialog(None, idea, (0.0, 1.0), "webm")
    qtbot.addWidget(dialog)
    buttons = [dialog.findChild(QToolButton, f"export.format.{name}") for name in ("webm", "mp4", "gif")]
    assert [each.isEnabled() for each in buttons if each] == [False, False, True]
    assert "video" in buttons[0].toolTip()
    assert any('need the extra "video"' in each.text() for each in dialog.findChildren(QLabel))
    assert dialog.wish().format == "json"


def suggested(exporting: Exporting, ending: str = "json") -> str:
    return exporting._suggestion(ending).name


def test_an_export_is_called_after_the_file_and_before_that_after_the_gloss(
    bench: Bench, idea: Sign, tmp_path: Path
) -> None:
    _, session, exporting, _ = bench
    assert suggested(exporting) == "IDEA.json"
    session.open_sign(idea, tmp_path / "IDEA_index 2.sign")  # another sign of the same gloss
    assert suggested(exporting) == "IDEA_index 2.json"
    session.open_sign(Sign(), None)
    assert suggested(exporting, "glb") == "untitled.glb"
    session.open_document(Utterance(items=(UtteranceItem("i1", Spelling("JO")),)), None)
    assert suggested(exporting, "glb") == "fs-JO.glb"


def test_where_one_document_went_is_suggested_for_it_again_and_for_no_other(
    bench: Bench, idea: Sign, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    _, session, exporting, told = bench
    answer(monkeypatch, tmp_path / "for the class.json", "part.part", fps="4", start="0.4", end="0.5")
    assert exporting.ask()
    qtbot.waitUntil(lambda: "Exported for the class.json." in told, timeout=20000)
    assert exporting._suggestion("json") == tmp_path / "for the class.json"
    assert exporting._suggestion("glb") == tmp_path / "IDEA.glb"
    session.mark_saved(tmp_path / "MOTHER.sign")  # saved as another document
    assert exporting._suggestion("json") == tmp_path / "MOTHER.json"
    session.open_sign(idea, None)
    assert exporting._suggestion("json") == tmp_path / "IDEA.json"


@pytest.mark.parametrize("word", ["replace", "cancel"])
def test_an_export_says_whose_file_it_would_replace(
    bench: Bench, idea: Sign, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, word: str
) -> None:
    exporting = bench[2]
    path, asked = tmp_path / "IDEA.json", []
    path.write_text('{"sign": {"gloss": "MOTHER"}}')
    monkeypatch.setattr(
        dialogs, "_ask", lambda _parent, name, words, *_rest, **_more: asked.append((name, *words)) or word
    )
    answer(monkeypatch, path)
    assert exporting.ask() is (word == "replace")
    exporting.cancel()
    assert asked[0][:2] == ("replace", "Replace IDEA.json?")
    assert asked[0][2].startswith("It holds the animation of MOTHER, written on ")
    assert "MOTHER" in path.read_text() or word == "replace"
