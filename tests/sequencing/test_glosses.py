"""Glosses as they are typed: read, never guessed, and written back the same."""

import random
import unicodedata
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given

from fingerspelling.characters import spelled, without_letter
from handshapes.search import APOSTROPHES, term
from signer.document.sign import Sign
from signer.document.utterance import (
    Classifier,
    Gap,
    Number,
    Pause,
    Point,
    SignContent,
    Spelling,
    UtteranceItem,
)
from signer.document.values import Place
from signer.files import open_sign
from signer.library.shelf import Entry, read_shelf, sign_files
from signer.sequencing import say
from signer.sequencing.gaps import MENDS, gaps_of, mended, why_gap
from signer.sequencing.glosses import missing, names_in, spelling_of, typed
from signer.shelves.shelf import Shelf
from tests.helpers.extent import count, each
from tests.strategies import over
from tests.strategies.texts import names

KNOWN = {"MY", "NAME", "WHAT", "WHAT_question", "LOOK-AT", "HOME", "HOME_topic"}
SHELF = tuple(Entry(path, open_sign(path).sign) for path in sign_files() if path.stem in KNOWN)
OWN = tuple(
    Entry(Path(f"{name}.sign"), Sign(gloss=name)) for name in ("C++", "NAÏVE", "NEW YORK", "DON'T-KNOW", "🤟")
)
WORDS = ("MY", "NAME", "WHAT", "fs-JOE", "fs-ANNA-LEE", "#JOB", "12", "0", "IX-1p", "IX-2p", "IX:a", "LOOK-AT:b", "a:LOOK-AT:1p",
         "COUSIN", "MY+", "NAME++", "IX-3p", "IX-3p-pl", "IX-pl:a", "MY:b", "fs-JOSÉ", "fs-A_B", "fs-JOЯ", "++", "C++", "C+++", "🤟", "CL:3:a:b", "CL:1", "HOME_topic", "(0.5s)", "(2s)")  # fmt: skip


def test_the_usual_conventions_are_read() -> None:
    one = say(
        "my NAME fs-JOE . IX-2p J-O-E, #job 12 IX:mary a:LOOK-AT:1p CL:3:a MY+ ; COUSIN (0,4 s) (pause) WHAT ?",
        SHELF,
    )
    contents = [item.content for item in one.items]
    names = [content.name for content in contents if isinstance(content, SignContent)]
    assert names == ["MY", "NAME", "LOOK-AT", "MY", "WHAT"]
    rest = [content for content in contents if not isinstance(content, SignContent)]
    assert rest == [
        Spelling("JOE"), Point("addressee"), Spelling("JOE"), Spelling("job", lexicalised=True), Number(12),
        Point("mary"), Classifier("3", "a"), Gap("COUSIN"), Pause(0.4), Pause(0.3),
    ]  # fmt: skip
    assert [item.end for item in one.items if item.end] == ["sentence", "phrase", "clause", "sentence"]
    assert [place.id for place in one.places] == ["mary", "a"]
    verb = one.items[8]
    assert (verb.subject, verb.object) == ("a", "signer")
    assert [(span.signal, span.from_item, span.to_item) for span in one.spans] == [("q.wh", "i4", "i15")]
    assert missing(one) == ("COUSIN",)


def test_places_that_stand_there_are_found_by_id_and_by_name() -> None:
    there = (Place("a", "Mary", -0.5), Place("mary2", "Tom"))
    one = say("IX:a IX:MARY tom:LOOK-AT:joe", SHELF, places=there)
    assert [item.content for item in one.items[:2]] == [Point("a"), Point("a")]
    assert (one.items[2].subject, one.items[2].object) == ("mary2", "joe")
    assert [place.id for place in one.places] == ["a", "mary2", "joe"]


def test_a_question_without_a_wh_sign_asks_yes_or_no() -> None:
    assert [span.signal for span in say("MY NAME ? NAME WHAT ?", SHELF).spans] == ["q.yn", "q.wh"]
    assert say("? . ,", SHELF).items == ()


@each(
    [
        "COUSIN",
        "IX:",
        "fs-",
        "#",
        "fs-JOЯ",
        "fs-&",
        "IX-dual",
        "HER",
        "PRO",
        "CL:nothing",
        "1000",
        "a:COUSIN:b",
        "<b>",
        "(600s)",
        "(s)",
    ]
)
def test_what_is_not_known_is_a_gap_and_never_guessed(text: str) -> None:
    assert [item.content for item in say(text, SHELF).items] == [Gap(text)]
    assert missing(say(text, SHELF)) == (text,)
    assert spelling_of("NEW-YORK") == Spelling("NEW YORK")


@each(range(count(20, whole=2000)))
def test_what_is_typed_is_read_and_written_the_same(seed: int) -> None:
    chosen = random.Random(seed)
    words = list[str]()
    for _ in range(chosen.randrange(1, 7)):
        words.append(chosen.choice(WORDS))
        if chosen.random() < 0.3:
            words.append(chosen.choice(".;,?"))
    line = " ".join(words)
    once = say(line, (*SHELF, *OWN))
    assert typed(once) == line
    again = say(typed(once), (*SHELF, *OWN), title=once.title)
    assert again == once


def test_items_keep_where_they_came_from() -> None:
    (item,) = say("HOME_topic", SHELF).items
    assert isinstance(item, UtteranceItem)
    assert isinstance(item.content, SignContent)
    entry = next(one for one in SHELF if one.name == "HOME_topic")
    assert (item.content.digest, item.content.sign) == (entry.digest, entry.sign)
    assert say("HOME", SHELF).items[0].content != item.content  # its own name
    by_gloss = say("WHAT", SHELF[-1:]).items[0].content
    assert isinstance(by_gloss, SignContent)
    assert by_gloss.name == "WHAT_question"


@each([
        ("C++", "C++"), ("c++", "C++"), ("C+++", "C++"), ("NAI\u0308VE", "NAÏVE"), ("naïve", "NAÏVE"),
        ("NEW-YORK", "NEW YORK"), ("NEW_YORK", "NEW YORK"), ("DONT-KNOW", "DON'T-KNOW"), ("Don\u2019t_Know", "DON'T-KNOW"),
        ("🤟", "🤟"), ("look_at", "LOOK-AT"),
    ],
)  # fmt: skip
def test_a_sign_is_found_however_its_name_is_written(typed_as: str, found: str) -> None:
    (item,) = say(typed_as, (*SHELF, *OWN)).items
    assert isinstance(item.content, SignContent)
    assert item.content.name == found
    assert item.repeats == (1 if typed_as == "C+++" else 0)
    assert term(found) in map(term, names_in(typed_as))  # by which indexes are asked


@pytest.mark.parametrize(
    ("words", "to"),
    [
        ("IX IX-3p ix3 IX_3p PRO-3 PRO.3 PRO3 PT:PRO3SG PT:DET HE SHE HIM IT", "3p"),
        ("IX-2p IX2 PRO-2 PRO.2 PT:PRO2SG YOU", "addressee"),
        ("IX-1p ix1 PRO-1 PRO.1 PT:PRO1SG I ME me", "signer"),
        ("IX-3p:i IX-3:i IX:i IX-i ix3i PRO-3:i IX-loc:i ix(loc)i", "i"),
        ("IX-loc IX_LOC PT:LOC ix(loc)", "loc"),
    ],
)  # fmt: skip
def test_points_of_the_usual_conventions_are_known(words: str, to: str) -> None:
    assert {item.content for item in say(words, SHELF).items} == {Point(to)}


def test_possessives_plurals_and_places_are_consistent() -> None:
    one = say(
        "MY BROTHER IX-3p:i NAME IX-3p:j IX-3p:i POSS-1p PT:POSS1SG THEY IX-3p-pl:i IX-2p-pl POSS-2p", SHELF
    )
    contents = [item.content for item in one.items]
    assert [c for c in contents if isinstance(c, Point)] == [
        Point("i"), Point("j"), Point("i"), Point("3p", is_plural=True), Point("i", is_plural=True), Point("addressee", is_plural=True),
    ]  # fmt: skip
    assert [c.name for c in contents if isinstance(c, SignContent)] == ["MY", "NAME", "MY", "MY"]
    assert missing(one) == ("BROTHER", "POSS-2p")  # this shelf has no YOUR
    assert [place.id for place in one.places] == ["i", "j", "3p"]
    assert say("MY BROTHER IX", SHELF).places[0].angle_rad < -0.5  # at the side, not ahead
    again = say("IX-3p:J IX", SHELF, places=one.places)
    assert [item.content for item in again.items] == [Point("j"), Point("3p")]


@over(100)
@given(names(60))
def test_nothing_that_is_typed_is_lost(text: str) -> None:
    line = unicodedata.normalize("NFC", text)
    once = say(line, (*SHELF, *OWN))
    told = {gap.id for gap in gaps_of(once)}
    for item in once.items:
        assert isinstance(item.content, Gap) == (item.id in told)
    for word in line.split():  # each word is an item, or a mark at an end
        assert say(word, SHELF).items or not word.strip(".,;?!")
    again = say(typed(once), (*SHELF, *OWN), title=once.title)
    assert typed(again) == typed(once)
    assert [type(item.content) for item in again.items] == [type(item.content) for item in once.items]


@over(100)
@given(names(30))
def test_each_letter_of_a_spelled_word_is_a_letter_or_told(word: str) -> None:
    letters, told = "".join(spelled(word)), without_letter(word)
    for one in unicodedata.normalize("NFC", word):
        if unicodedata.category(one)[0] in "LNS" and one not in APOSTROPHES:
            assert one in told or "".join(spelled(one)).strip(), one
    assert set(letters) <= set("abcdefghijklmnopqrstuvwxyz0123456789 ")
    for form in ("NFC", "NFD"):
        assert "".join(spelled(unicodedata.normalize(form, word))) == letters
    assert bool(why_gap(Spelling(word))) == (bool(told) or not letters.strip())


@each([
        ("JOSÉ", "jose"), ("JOSE\u0301", "jose"), ("Łódź", "lodz"), ("Straße", "strasse"), ("Æsop", "aesop"),
        ("Þór", "thor"), ("Œuvre", "oeuvre"), ("Đorđe", "dorde"), ("Guðrún", "gudrun"), ("Iğd\u0131r", "igdir"),
        ("Ø", "o"), ("Nguyễn", "nguyen"), ("O\u2019Brien", "obrien"), ("٣", "3"), ("ANNA-LEE", "anna lee"),
    ],
)  # fmt: skip
def test_letters_with_marks_are_their_base_letters(word: str, letters: str) -> None:
    assert "".join(spelled(word)) == letters
    assert without_letter(word) == ()


def test_single_letters_are_one_word() -> None:
    words = [item.content for item in say("fs-J-O-E J-O-S-É fs-A_B fs-ANNA-LEE fs:JOE", SHELF).items]
    assert words == [
        Spelling("JOE"),
        Spelling("JOSÉ"),
        Spelling("A B"),
        Spelling("ANNA LEE"),
        Spelling("JOE"),
    ]


def test_gaps_are_spelled_paused_or_kept() -> None:
    one = say("MY COUSIN fs-ИВАН NAME", SHELF)
    assert [(gap.number, gap.gloss, gap.spelling) for gap in gaps_of(one)] == [
        (2, "COUSIN", Spelling("COUSIN")), (3, "fs-ИВАН", None),
    ]  # fmt: skip
    assert "there is no letter for 'И', " in gaps_of(one)[1].why
    made = {mend: [item.content for item in mended(one, mend).items[1:3]] for mend in MENDS}
    assert made["keep"] == [Gap("COUSIN"), Gap("fs-ИВАН")]
    assert made["spell"] == [Spelling("COUSIN"), Gap("fs-ИВАН")]  # what cannot be spelled stays told
    assert made["pause"] == [Pause(0.6), Pause(0.6)]
    assert gaps_of(replace(one, items=mended(one, "pause").items)) == ()


def test_a_gloss_of_an_earlier_shelf_goes_before_the_name_of_a_file_on_a_later_one() -> None:
    mine = Entry(Path("mine.sign"), Sign(gloss="IDEA"), shelf=Shelf("Mine", Path("mine")))
    (item,) = say("IDEA", (mine, *read_shelf()[0])).items
    assert isinstance(item.content, SignContent)
    assert item.content.name == "mine"
    (item,) = say("IDEA", (*read_shelf()[0], mine)).items
    assert isinstance(item.content, SignContent)
    assert item.content.name == "IDEA"
