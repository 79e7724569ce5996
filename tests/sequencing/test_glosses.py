"""Glosses as they are typed: read, never guessed, and written back the same."""

import random

import pytest

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
from signer.library.shelf import Entry, sign_files
from signer.sequencing import say
from signer.sequencing.glosses import missing, spelled_instead, typed
from tests.helpers.extent import count

KNOWN = {"MY", "NAME", "WHAT", "WHAT_question", "LOOK-AT", "HOME", "HOME_topic"}
SHELF = tuple(Entry(path, open_sign(path).sign) for path in sign_files() if path.stem in KNOWN)
WORDS = ("MY", "NAME", "WHAT", "fs-JOE", "fs-ANNA-LEE", "#JOB", "12", "0", "IX-1p", "IX-2p", "IX:a", "LOOK-AT:b", "a:LOOK-AT:1p",
         "COUSIN", "MY+", "NAME++", "CL:3:a:b", "CL:1", "HOME_topic", "(0.5s)", "(2s)")  # fmt: skip


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


@pytest.mark.parametrize(
    "text", ["COUSIN", "IX:", "fs-", "#", "CL:nothing", "1000", "a:COUSIN:b", "<b>", "(600s)", "(s)"]
)
def test_what_is_not_known_is_a_gap_and_never_guessed(text: str) -> None:
    assert [item.content for item in say(text, SHELF).items] == [Gap(text)]
    assert missing(say(text, SHELF)) == (text,)
    assert spelled_instead(Gap("NEW-YORK")) == Spelling("NEW YORK")


@pytest.mark.parametrize("seed", range(count(20, whole=2000)))
def test_what_is_typed_is_read_and_written_the_same(seed: int) -> None:
    chosen = random.Random(seed)
    words = list[str]()
    for _ in range(chosen.randrange(1, 7)):
        words.append(chosen.choice(WORDS))
        if chosen.random() < 0.3:
            words.append(chosen.choice(".;,?"))
    line = " ".join(words)
    once = say(line, SHELF)
    assert typed(once) == line
    again = say(typed(once), SHELF, title=once.title)
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
