"""Words for what the face does: tags as written over glosses, and a sentence about a moment."""

from collections.abc import Iterator, Mapping
from typing import Final

from body_model.plain_types import Side
from nonmanuals import catalogue
from nonmanuals.signal import Signal
from nonmanuals.target import Place
from signer.document.items import items_on
from signer.document.sign import Sign
from signer.document.timing import SAME_TIME_S
from signer.document.tracks.hand import Key
from signer.document.tracks.kinds import SPAN_KINDS
from signer.document.tracks.span import Span
from signer.document.tracks.track import TrackName
from signer.phrases import joined, name_of, phrase, within
from signer.words import wording
from signer.words.wording import KIND_WORDS

TAGS: Final[Mapping[str, str]] = {
    "q.yn": "y/n", "q.wh": "wh", "q.wh.final": "wh", "q.rhetorical": "rhq", "q.alternative": "alt-q",
    "q.tag": "tag-q", "q.checking": "check", "topic": "t", "topic.shift": "t-shift", "topic.known": "t-known",
    "conditional": "cond", "conditional.when": "when", "relative": "rc", "focus": "foc", "negation": "neg",
    "negation.strong": "neg!", "affirmation": "aff", "role.ipsi": "rs", "role.contra": "rs",
}  # fmt: skip
"""Tag over the glosses that a grammatical marker goes over, as in the usual transcriptions."""
SAID: Final = frozenset({"mouth", "gaze"})
"""Kinds of tracks that are named before their signals, whose names do not say what does them."""


def tag(span: Span) -> str:
    """Return what is written over the glosses under a grammatical marker."""
    return TAGS.get(span.signal, span.signal.rpartition(".")[2])


def signal_title(signal: Signal, side: Side) -> str:
    """Return the name of a signal as a signer of a dominant side shows it.

    The inventory is written for a right-handed signer: the right brow is the left one of another.
    """
    swaps = side == "left" and signal.id.endswith((".right", ".left"))
    if not swaps:
        return name_of(signal.name)
    stem, _, end = signal.id.rpartition(".")
    other = f"{stem}.{'left' if end == 'right' else 'right'}"
    return name_of(catalogue.find(other).name if catalogue.has(other) else signal.name)


def signal_name(span: Span, side: Side) -> str:
    """Return the name of a span's signal within a sentence; the word where one is mouthed."""
    if span.word:
        return f"“{span.word}”"
    name = signal_title(catalogue.find(span.signal), side)
    return name if name[:2] == "I " else within(name)


def face_words(sign: Sign, time_s: float) -> str:
    """Say what the face does at a moment, as "wh-question over 3 keys, mouth oo"; empty for nothing."""
    return joined(", ", _told(sign, time_s))


def _told(sign: Sign, time_s: float) -> Iterator[str]:
    own = dict[str, None]()
    names = sorted((TrackName(kind.name) for kind in SPAN_KINDS), key=lambda name: name.kind != "grammar")
    for name in names:
        for span in items_on(sign, name):
            is_there = span.time_s - SAME_TIME_S <= time_s <= span.end_s + SAME_TIME_S
            if is_there and span.name and not span.signal:
                own.setdefault(span.name)
            elif is_there and catalogue.has(span.signal):
                called = _place_looked_at(sign, span) or signal_name(span, sign.dominant_side)
                kind = KIND_WORDS[name.kind] if name.kind in SAID and not called.startswith(name.kind) else ""
                over = _over(sign, span) if name.kind == "grammar" else ""
                yield joined(" ", [word for word in (kind, called, over) if word])
    yield from (f"“{name}”" for name in own)


def _place_looked_at(sign: Sign, span: Span) -> str:
    """Say at which place of the room a gaze looks; empty for one that looks elsewhere."""
    place_id = span.target.id if isinstance(span.target, Place) else ""
    place = next((one for one in sign.places if one.id == place_id), None)
    return "" if place is None else phrase("at {place_title}", place_title=wording.place_title(place))


def _over(sign: Sign, span: Span) -> str:
    """Say over how many keys of the dominant hand a marker goes."""
    keys = sign.hand("dominant").keys
    count = sum(1 for key in keys if _is_under(key, span))
    if count < 2:
        return phrase("over this key") if count else ""
    return phrase("over both keys") if count == len(keys) == 2 else phrase("over {count} keys", count=count)


def _is_under(key: Key, span: Span) -> bool:
    return key.time_s <= span.end_s + SAME_TIME_S and key.end_s >= span.time_s - SAME_TIME_S
