"""Finding signs: exact glosses first, then handshapes and places; the user's own beside those of the
program."""

from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from handshapes.search import rank_matches
from signer.document.sign import Sign
from signer.errors import SignFileError
from signer.files import save_utterance, utterance_file
from signer.library.shelf import Entry, Library, keep, read_shelf, remove, search, sentences_on, sign_files
from signer.sequencing import say
from signer.shelves.shelf import Shelf
from tests.helpers.command_line import run
from tests.helpers.examples import example
from tests.helpers.extent import each, part


@cache
def shelf() -> tuple[Entry, ...]:
    return read_shelf()[0]


def found(text: str) -> list[str]:
    return [entry.title for entry in search(shelf(), text)]


def entry(title: str) -> Entry:
    return next(entry for entry in shelf() if entry.title == title)


def test_every_file_is_read() -> None:
    assert [one.path for one in shelf()] == list(sign_files())


def test_signs_of_one_gloss_are_told_apart() -> None:
    assert len({one.title for one in shelf()}) == len(shelf())
    assert {"HOME", "HOME (topic)"} <= {one.title for one in shelf()}


def test_an_example_is_found_by_its_name_alone() -> None:
    """So sentences that took it from the library, where it was once, still know it."""
    every = Library()
    every.refresh()
    assert [one.name for one in every.named(["idea_index"])] == ["IDEA_index"]
    assert [one.name for one in every.named(["IDEA"])] == ["IDEA"]
    assert "IDEA_index" not in {one.name for one in every.entries()}
    every.close()


@each(part([path.stem for path in sign_files() if "_" not in path.stem], every=6))
def test_a_gloss_finds_its_sign_first(title: str) -> None:
    assert found(title)[0] == title
    assert found(title.lower())[0] == title


def test_a_letter_finds_the_signs_of_that_handshape() -> None:
    assert all("y" in one.handshapes for one in search(shelf(), "y")[:5])
    assert all("h" in one.handshapes for one in search(shelf(), "u")[:5])


@pytest.mark.parametrize(
    ("text", "title"),
    [
        ("bent l", "EYEGLASSES"),
        ("temple", "IDEA"),
        ("forehead centre", "LEARN"),
        ("wrist.inner.L", "DOCTOR"),
    ],
)
def test_a_handshape_or_a_place_finds_the_signs_with_it(text: str, title: str) -> None:
    assert title in found(text)


def test_what_face_and_head_do_finds_signs_on_the_command_line_too(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert {"NO", "NOT-YET", "CANNOT"} <= set(found("headshake"))
    assert {"LATE", "NOT-YET"} <= set(found("tongue"))
    assert run("find", "headshake", "--hands", "one", "--most", "2") == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 3
    assert all("head.shake" in line for line in lines[:2])
    assert run("find", "xyzzy") == 1


def test_one_and_two_hands_share_out_all_signs() -> None:
    one, two = search(shelf(), "", "one"), search(shelf(), "", "two")
    assert set(one) | set(two) == set(shelf())
    assert not set(one) & set(two)
    assert entry("HELP") in two
    assert entry("MOTHER") in one


def test_nothing_answers_nonsense() -> None:
    assert not found("qqqq")


def test_a_sign_that_is_kept_stands_in_front_and_can_be_deleted(tmp_path: Path, idea: Sign) -> None:
    own = Shelf("My own", tmp_path / "deep", is_own=True)
    path = keep(idea, "IDEA", own)
    keep(idea, "IDEA", own)
    entries, refused = read_shelf([own])
    assert not refused
    assert (entries[0].shelf, entries[0].path, entries[0].sign) == (own, path, idea)
    assert search(entries, "idea")[0].shelf is own
    remove(path)
    assert not list((tmp_path / "deep" / "signs").iterdir())


def test_a_file_that_cannot_be_read_is_told_and_the_rest_is_there(tmp_path: Path) -> None:
    (tmp_path / "BAD.sign").write_text("{", encoding="utf-8")
    entries, refused = read_shelf([Shelf("here", tmp_path)])
    assert len(entries) == len(shelf())
    assert "BAD.sign" in refused[0]


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path, idea: Sign) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(SignFileError, match="cannot be made"):
        keep(idea, "IDEA", Shelf("here", tmp_path / "file"))
    with pytest.raises(SignFileError, match="not deleted"):
        remove(tmp_path / "gone.sign")


def test_a_handshape_of_two_words_and_a_place_find_the_signs_that_have_both() -> None:
    assert found("flat o temple")[0] == "TEACH"
    assert "HELLO" not in found("flat o temple")


def test_a_sentence_is_found_by_what_it_says_without_reading_its_signs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = say("MOTHER fs-JOE 12 CL:3 UNHEARD-OF .", (Entry(Path("MOTHER.sign"), example("MOTHER")),))
    said = replace(said, title="Meeting Joe", translation="Mother met somebody")
    folder = tmp_path / "sentences"
    folder.mkdir()
    for name, one in (("one", said), ("two", replace(said, items=said.items[1:2], title="", translation=""))):
        save_utterance(one, folder / f"{name}.utterance")
    (folder / "three.utterance").write_text("{", encoding="utf-8")
    monkeypatch.setattr(utterance_file, "read_fields", None)

    def found_by(text: str) -> list[str]:
        every = sentences_on([Shelf("Mine", tmp_path)])
        return [every[row].path.stem for row in rank_matches(text, [one.searchable for one in every])]

    assert found_by("") == ["one", "three", "two"]
    for text in ("mother", "12", "3", "unheard", "meeting", "met some", "joe unheard of", "one"):
        assert found_by(text) == ["one"], text
    assert found_by("joe") == found_by("jo") == ["one", "two"]
    assert (found_by("three"), found_by("father")) == (["three"], [])
    (folder / "three.utterance").write_bytes((folder / "two.utterance").read_bytes())
    assert sorted(found_by("joe")) == ["one", "three", "two"]
