"""Utterances: every kind of item, places, spans, and signs of the library as they are and as they were changed."""

import random
from dataclasses import fields, replace
from fractions import Fraction
from functools import cache
from typing import Any

from nonmanuals import catalogue as signals
from signer.document.items import every_item, with_items
from signer.document.sign import RESTS, Sign
from signer.document.timing import stored
from signer.document.utterance import (
    DOUBLES,
    ENDS,
    IDLE_HANDS,
    NUMBER_USES,
    PEOPLE,
    RELATIONS,
    STYLES,
    Classifier,
    Content,
    Declined,
    Gap,
    Number,
    Onward,
    Pause,
    Point,
    SignContent,
    Spelling,
    Utterance,
    UtteranceItem,
    UtteranceSpan,
    changes_between,
)
from signer.files import load_sign
from signer.files.utterance_file import digest_of
from signer.library.shelf import sign_files
from tests.strategies.signs import places, video

TEXTS = ("", "Mein Name", 'say "so"\\', "<b>母</b>", "a\tb")


@cache
def library() -> tuple[Sign, ...]:
    """Some signs of the library: with one hand and two, with a face, with a slide and a tap."""
    chosen = ("NAME", "MY", "HELP", "WHAT_question", "SICK", "WEEK", "LATE")
    return tuple(load_sign(path) for path in sign_files() if path.stem in chosen)


def edited(sign: Sign, chosen: random.Random) -> Sign:
    """A sign whose hands hold a little longer here and there."""
    for name, item in list(every_item(sign)):
        if name.kind == "hand" and chosen.random() < 0.5:
            items = [one for other, one in every_item(sign) if other == name]
            after = [one for one in items if one.time_s > item.time_s]
            room = (after[0].time_s - item.end_s) if after else 1.0
            hold_s = stored(item.hold_s + 0.5 * chosen.random() * max(room - 0.01, 0.0))
            items[items.index(item)] = replace(item, hold_s=hold_s)
            sign = with_items(sign, name, items)
    return sign


def content(chosen: random.Random) -> Content:
    """Choose the content of an item, of any kind but those of newer programs."""
    place = chosen.choice((*PEOPLE, "a", "b"))
    sign = chosen.choice(library())
    changed = changes_between(sign, edited(sign, chosen) if chosen.random() < 0.4 else sign)
    assert changed is not None
    return chosen.choice(
        (
            SignContent(sign.gloss, sign, digest_of(sign), changed),
            SignContent(chosen.choice(TEXTS), sign),
            Spelling(chosen.choice(("JOE", "anna lee", "B52")), chosen.uniform(1.0, 8.0), chosen.choice(DOUBLES),
                     chosen.random() < 0.2, chosen.choice(((), (("e", "open"), ("g", "forward")))), chosen.random() < 0.2),
            Number(chosen.randrange(1000), chosen.choice(NUMBER_USES), chosen.choice(("", "10 + 6"))),
            Point(place),
            Classifier(chosen.choice(("3", "1")), chosen.choice(("", "a")), chosen.choice(("", "b")),
                       chosen.choice(RELATIONS)),
            Pause(chosen.uniform(0.0, 2.0)),
            Gap(chosen.choice(TEXTS)),
        )
    )  # fmt: skip


def item(item_id: str, chosen: random.Random) -> UtteranceItem:
    """Choose an item, with every field other than usual now and then."""
    made = UtteranceItem(item_id, content(chosen))
    more: dict[str, Any] = {
        "tempo": chosen.uniform(0.25, 4.0),
        "mirrored": True,
        "one_handed": True,
        "idle_hand": chosen.choice(IDLE_HANDS),
        "moved_m": (chosen.uniform(-0.3, 0.3), 0.0, chosen.uniform(-0.3, 0.3)),
        "repeats": chosen.randrange(3),
        "hold_s": chosen.random(),
        "end": chosen.choice(ENDS),
        "at_s": chosen.uniform(0.0, 60.0),
        "subject": chosen.choice((*PEOPLE, "a")),
        "object": chosen.choice((*PEOPLE, "b")),
        "onward": chosen.choice(
            (Onward(0.3), Onward(None, "arc", 0.05, -0.3), Onward(0.2, "straight"), Onward())
        ),
    }
    unset = {"id", "content", "extra"}
    assert {*more} == {field.name for field in fields(UtteranceItem)} - unset
    return replace(made, **{name: value for name, value in more.items() if chosen.random() < 0.15})


def utterance(seed: int, most: int = 6) -> Utterance:
    """Choose a valid utterance."""
    chosen = random.Random(seed)
    items = tuple(item(f"i{number + 1}", chosen) for number in range(chosen.randrange(1, most + 1)))
    ends = sorted(chosen.choices(range(len(items)), k=2))
    spans = (
        UtteranceSpan(
            "n1", chosen.choice(sorted(signals.ids())), items[ends[0]].id, items[ends[1]].id,
            chosen.choice((1.0, 0.5)), chosen.choice(("", "a", *PEOPLE)), chosen.choice(TEXTS),
        ),
    )  # fmt: skip
    return Utterance(
        title=chosen.choice(TEXTS),
        translation=chosen.choice(TEXTS),
        author=chosen.choice(TEXTS),
        licence=chosen.choice(TEXTS),
        source=chosen.choice(TEXTS),
        dominant_side=chosen.choice(("right", "left")),
        fps=chosen.choice((24, 30, 60, Fraction(30_000, 1001))),
        rest=chosen.choice(RESTS),
        tempo=chosen.uniform(0.5, 2.0),
        style=chosen.choice(STYLES),
        video=chosen.choice((None, video(chosen))),
        places=places(seed),
        addressee_m=chosen.choice(((0.0, 0.16, 1.5), (0.1, 0.0, 1.0))),
        items=items,
        spans=spans if chosen.random() < 0.7 else (),
        declined=chosen.choice(((), (Declined("nod", items[-1].id), Declined("mouth")))),
    )
