"""Laws of the language of the window: each text can be translated, each translation fits its text, and a catalogue
holds just the texts of the code."""

import ast
import itertools
import os
import pickle
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from PySide6.QtCore import QLocale
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication

from signer import errors, phrases
from signer.phrases import begins, counted, joined, listed, name_of, phrase, within
from signer.studio import language
from signer.studio.look import theme
from signer.studio.panels.posture import readouts
from signer.studio.widgets.readout import WORDS_PX
from tools import translations

ROOT = Path(__file__).parents[2]
CATALOGUES = sorted(language.FOLDER.glob("*.ts"))
TEXT = {"setText", "setToolTip", "setWindowTitle", "setTitle", "setPlaceholderText", "setAccessibleName",
        "setAccessibleDescription", "setStatusTip", "setInformativeText", "setLabelText", "tell", "label", "heading",
        "hint", "tip", "caption", "addMenu", "QAction", "QLabel", "QPushButton", "QCheckBox",
        "button"}  # fmt: skip
"""Calls that show the text that they are given first."""
ERRORS_SHOWN = ("files", "films", "export", "avatars", "shelves", "library", "importing", "notation", "publishing",
                "tables", "drafting")  # fmt: skip
"""Packages whose errors the window shows."""
WORDS = re.compile(r"[A-Za-z]{3,}")
FIELD = re.compile(r"\{[^{}]*\}")


def german(template: str, number: int | None = None) -> str:
    """Stand in for a catalogue."""
    return {
        "{listed} and {last}": "{listed} und {last}", "left hand": "linke Hand", "Temple": "Schläfe",
        "{number:,} signs": "eine Gebärde" if number == 1 else "{number:,} Gebärden",
    }.get(template, template)  # fmt: skip


def test_a_phrase_reads_in_english_and_keeps_what_another_language_needs() -> None:
    told = phrase("{part} on {place}, {x:.1f} mm", part="Tip", place=name_of("Temple"), x=1.25)
    assert told == "Tip on Temple, 1.2 mm"
    assert phrases.shown(told, german) == "Tip on Schläfe, 1.2 mm"
    assert pickle.loads(pickle.dumps(told)).values == told.values
    assert phrases.shown("Temple", german) == "Temple"  # letters of the user's own


def test_one_english_text_has_a_translation_for_each_meaning() -> None:
    other = {"Pause": "Anhalten", f"Pause{phrases.MEANING}part of a sentence": "Pause"}
    meant = phrase("Pause", "part of a sentence")
    assert meant == "Pause"
    shown_ = [phrases.shown(each, lambda key, _number=None: other[key]) for each in (phrase("Pause"), meant)]
    assert shown_ == ["Anhalten", "Pause"]
    for path in CATALOGUES:
        known = translations.translated(path)
        assert len({known[phrases.meant("Pause", *each)] for each in ((), ("part of a sentence",))}) == 2, (
            path
        )


@pytest.mark.parametrize(("number", "words"), [(1, "eine Gebärde"), (2, "2 Gebärden")])
def test_a_number_chooses_its_plural(number: int, words: str) -> None:
    assert phrases.shown(counted(number, "sign"), german) == words


def test_lists_and_first_letters_are_those_of_the_language() -> None:
    names = listed([phrase("left hand"), name_of("Temple"), "x"])
    assert names == "left hand, Temple and x"
    assert phrases.shown(begins(names), german) == "Linke Hand, Schläfe und x"
    assert phrases.shown(within(name_of("Temple")), german, nouns_are_large=True) == "Schläfe"
    assert phrases.shown(joined("; ", (within(name_of("Temple")), "y")), german) == "schläfe; y"


def bare_texts(path: Path) -> Iterator[str]:
    """Yield the texts that a module shows as they stand in it."""
    for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(call, ast.Call) or not call.args:
            continue
        name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
        first = call.args[0]
        texts = [first] if name in TEXT and isinstance(first, ast.Constant | ast.JoinedStr) else []
        for text in texts:
            parts = text.values if isinstance(text, ast.JoinedStr) else [text]
            words = [str(one.value) for one in parts if isinstance(one, ast.Constant)]
            if WORDS.search(re.sub(r"<[^>]*>", "", " ".join(words))):
                yield f"{path.relative_to(ROOT)}:{call.lineno}: {ast.unparse(text)}"


def bare_values(path: Path) -> Iterator[str]:
    """Yield English words that a module puts into a text as one of its values."""
    for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(call, ast.Call) and getattr(call.func, "id", "") in ("tr", "phrase"):
            for value in call.keywords:
                if any(WORDS.search(words) for words in words_of(value.value)):
                    yield f"{path.relative_to(ROOT)}:{call.lineno}: {ast.unparse(value.value)}"


def words_of(value: ast.expr) -> Iterator[str]:
    """Yield the letters that an expression is made of as they stand in it."""
    match value:
        case ast.Constant(str(words)):
            yield words
        case ast.JoinedStr(parts) | ast.BoolOp(values=parts) | ast.List(elts=parts):
            yield from (words for part in parts for words in words_of(part))
        case ast.FormattedValue(part) | ast.Call(ast.Attribute(part, "join")):
            yield from words_of(part)
        case ast.IfExp(body=one, orelse=other):
            yield from (*words_of(one), *words_of(other))


def bare_errors(path: Path) -> Iterator[str]:
    """Yield the errors that a module raises in English alone."""
    for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        name = getattr(getattr(call, "func", None), "id", "")
        if not isinstance(call, ast.Call) or not isinstance(kind := vars(errors).get(name), type):
            continue
        told = call.args[-1] if call.args else None
        for text in told.elts if isinstance(told, ast.List) else [told]:
            if isinstance(text, ast.Constant | ast.JoinedStr):
                yield f"{path.relative_to(ROOT)}:{call.lineno}: {kind.__name__}: {ast.unparse(text)}"


def test_no_error_is_shown_that_cannot_be_translated() -> None:
    modules = [path for package in ERRORS_SHOWN for path in (ROOT / "signer" / package).rglob("*.py")]
    assert [text for path in modules for text in bare_errors(path)] == []


def test_an_error_keeps_its_phrase() -> None:
    refused = phrase("not saved: {reason}", reason=name_of("Temple"))
    one, two = errors.SignFileError("A.sign", [refused]), errors.SignFileError("A.sign", [refused, "b"])
    assert phrases.shown(one.words, german) == "A.sign: not saved: Schläfe"
    assert phrases.shown(two.words, german) == "A.sign has 2 problems:\n  not saved: Schläfe\n  b"
    for error in (one, two, errors.ExportError(refused)):
        assert str(error) == error.words
        assert type(str(error)) is str
        assert phrases.shown(pickle.loads(pickle.dumps(error)).words, german) == phrases.shown(
            error.words, german
        )


def test_no_text_is_shown_that_cannot_be_translated() -> None:
    for bare in (bare_texts, bare_values):
        assert [text for path in language.FOLDER.parent.rglob("*.py") for text in bare(path)] == []


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: path.stem)
def test_a_catalogue_has_just_the_texts_of_the_code_and_all_are_translated(
    path: Path, tmp_path: Path
) -> None:
    renewed = tmp_path / path.name
    assert translations.write(renewed, translations.translated(path)) == 0
    assert renewed.read_bytes() == path.read_bytes(), "run python -m tools.translations"
    translations.release(path, tmp_path / "made.qm")
    assert (tmp_path / "made.qm").read_bytes() == path.with_suffix(".qm").read_bytes()


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: path.stem)
def test_a_translation_has_the_values_of_its_text_and_its_space(path: Path) -> None:
    for source, forms in translations.translated(path).items():
        for form in forms:
            assert set(FIELD.findall(form)) == set(FIELD.findall(source)), (source, form)
            assert (form[:1] == " ", form[-1:] == " ") == (source[:1] == " ", source[-1:] == " "), (
                source,
                form,
            )
            assert form.count("&") == source.count("&"), (source, form)


def test_in_the_language_of_trials_all_that_the_window_shows_is_in_brackets() -> None:
    seen = subprocess.run(
        [sys.executable, "-m", "tests.studio.walk_texts"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert seen.returncode == 0, seen.stderr
    assert seen.stdout == ""


def test_a_catalogue_is_read_in_less_than_ten_milliseconds() -> None:
    code = (
        "import time; from signer.studio import language; began = time.process_time();"
        "print(language.tr('File'), time.process_time() - began)"
    )
    environment = {**os.environ, language.VARIABLE: "de"}
    told = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True
    )
    word, spent_s = told.stdout.split()
    assert word == "Datei"
    assert float(spent_s) < 0.01


@pytest.mark.parametrize("code", ["en", "de", "es"])
@given(value=st.floats(-1e7, 1e7), digits=st.integers(0, 3))
@example(value=1000.0, digits=0)
@example(value=10_000.0, digits=2)
def test_a_number_is_written_with_the_marks_of_the_language(code: str, value: float, digits: int) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(language, "current", lambda: code)
        told = language.translated(phrase(f"{{value:,.{digits}f}}", value=value))
        plain = language.decimals(f"{value:.{digits}f}")
    read = float(f"{value:.{digits}f}")
    assert QLocale(code).toDouble(told) == QLocale(code).toDouble(plain) == (read, True)
    assert told == plain or abs(read) >= 1000


@pytest.mark.parametrize("code", [path.stem for path in CATALOGUES])
def test_reasons_that_a_file_keeps_in_english_are_shown_in_the_language(code: str) -> None:
    environment = {**os.environ, language.VARIABLE: code}
    told = subprocess.run(
        [sys.executable, "-m", "tests.studio.retold_reasons"],
        cwd=ROOT, env=environment, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert told.returncode == 0, told.stderr


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: path.stem)
def test_what_is_said_of_a_joint_fits_beside_its_bar(
    path: Path, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    theme.use_theme(qapp, "dark")
    known, metrics = translations.translated(path), QFontMetrics(theme.font(theme.BODY, 500))
    monkeypatch.setattr(readouts, "tr", lambda template, **values: known[template][0].format(**values))
    for used, discomfort in itertools.product((0.5, 1.0, 1.2), (0.0, 0.4, 9.9)):
        words = readouts._words(discomfort, used)
        assert metrics.horizontalAdvance(words) <= WORDS_PX, words


def test_own_names_of_languages() -> None:
    assert [language.own_name(code) for code in ("en", "de", "es")] == ["English", "Deutsch", "Español"]
    assert language.languages()[0] == language.ENGLISH


@pytest.mark.parametrize("name", ["D", "U", "H / U", "10"])
def test_a_letter_that_names_a_handshape_is_the_same_in_every_language(name: str) -> None:
    other = {"D": "T", "U": "H"}
    assert phrases.shown(name_of(name), lambda template, _number=None: other.get(template, template)) == name
