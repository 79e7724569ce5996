"""Faces of signs of the library: signals over the keys of the dominant hand, named in the notes."""

from dataclasses import replace
from typing import Final

from handshapes.handshape import Confidence
from nonmanuals import catalogue
from signer.document.binding import span_over
from signer.document.items import new_item_id, with_items
from signer.document.sign import Sign
from signer.document.tracks.kinds import SPAN_KINDS
from signer.document.tracks.span import Span
from signer.document.tracks.track import TrackName

UNREVIEWED: Final = "No signer has reviewed this yet."
PAIRS: Final = {
    "DEAF_question": "DEAF",
    "FINISH_question": "FINISH",
    "HOME_topic": "HOME",
    "HUNGRY_not": "HUNGRY",
    "NOT-YET": "LATE",
    "TIME_question": "TIME",
    "WANT_if": "WANT",
    "WHAT_question": "WHAT",
    "WORK_mm": "WORK",
    "WORK_th": "WORK",
    "YOU_question": "YOU",
}
"""Signs that differ from another one by the face alone, with that one, which their hands are taken from."""


def with_signal(sign: Sign, signal: str, *, sure: Confidence, source: str, strength: float = 1.0) -> Sign:
    """The sign with a signal over all its keys; its notes say how sure it is there, and from where.

    Raises:
        LookupError: no such signal in the inventory.
        IndexError: the dominant hand has no key.
    """
    found, keys = catalogue.find(signal), sign.hand("dominant").keys
    here, itself = f"{sure}, {source}", f"{found.confidence}, {found.source}"
    words = f"{found.name} ({signal}; on this sign: {here}; the signal: {itself})"
    notes = sign.notes.removesuffix(UNREVIEWED).strip()
    notes = f"{notes.removesuffix('.')}; {words}" if "Face: " in notes else f"{notes} Face: {words}"
    made = replace(sign, notes=f"{notes}. {UNREVIEWED}")
    return _over(made, signal, strength, keys[0].id, keys[-1].id)


def paired(one: Sign, of: Sign) -> Sign:
    """The sign with hands, times and face of another, and with those of its own signals that one has not."""
    made = replace(of, gloss=one.gloss, notes=one.notes, tags=one.tags, life=one.life)
    theirs = {span.signal for span in signals(of)}
    for span in signals(one):
        if span.signal not in theirs:
            made = _over(made, span.signal, span.strength, span.from_key, span.to_key)
    return made


def signals(sign: Sign) -> list[Span]:
    """Spans of all kinds."""
    return [span for kind in SPAN_KINDS for span in sign.spans(kind.name)]


def _over(sign: Sign, signal: str, strength: float, first: str, last: str) -> Sign:
    """The sign with a span of a signal more, bound to two keys."""
    name = TrackName(catalogue.find(signal).track)
    span = span_over(sign, new_item_id(sign, name), signal, first, last)
    return with_items(sign, name, (*sign.spans(name.kind), replace(span, strength=strength)))
