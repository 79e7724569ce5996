"""Signals over items of the open sentence: set over what is chosen, changed, and taken away again."""

from __future__ import annotations

from collections.abc import Iterator
from math import atan2, hypot
from typing import TYPE_CHECKING, Final

from nonmanuals import catalogue
from nonmanuals.signal import Signal
from nonmanuals.target import Addressee, Point, Sweep, Target
from nonmanuals.target import Place as PlaceTarget
from signer.document.items import has_id
from signer.document.timing import SAME_TIME_S
from signer.document.tracks.kinds import kind_of
from signer.document.tracks.track import TrackName
from signer.document.utterance import ADDRESSEE, UtteranceSpan, new_id
from signer.document.utterance_edits import UtteranceEdit, set_place, together
from signer.document.utterance_span_edits import add_span, remove_span, set_span
from signer.document.utterance_spans import PREFIX
from signer.document.values import Place
from signer.studio.language import named, tr

if TYPE_CHECKING:
    from collections.abc import Iterable

    from signer.studio.editing.session import Session

NO_ITEM: Final = tr("There is nothing yet over which a signal could lie: type a gloss first.")
NO_SWEEP: Final = tr("A look from one place to another is set within a sign: double-click the sign first.")
FIRST_PLACE: Final = Place("a", angle_rad=-0.785)
SAME_PLACE_M: Final = 0.01
"""A target so near a place of the sentence is that place."""


def items_over(session: Session) -> tuple[str, ...]:
    """Return the items that a signal would be set over, in order.

    These are the chosen ones, else those of the chosen keys, else the one at the playhead or before it.
    """
    sentence = session.sentence
    if sentence.chosen:
        return sentence.chosen
    prefixes = {key_id.partition(".")[0].split(" ")[0] for key_id in session.selection.key_ids}
    ids = tuple(item.id for item in sentence.items if item.id in prefixes)
    if ids or sentence.performed is None or not sentence.performed.items:
        return ids
    known = {item.id for item in sentence.items}
    begun = [one.id for one in sentence.performed.items if one.start_s <= session.playhead_s + SAME_TIME_S]
    here = begun[-1] if begun else sentence.performed.items[0].id
    return (here,) if here in known else ()


def times_over(session: Session) -> tuple[float, float] | None:
    """Return from when to when these items are signed, s; None where they take no time."""
    found = [times for one in items_over(session) if (times := session.sentence.times_of(one)) is not None]
    return (found[0].start_s, found[-1].end_s) if found else None


def words_over(session: Session) -> str:
    """Say which items these are: "over IX-2p to WHAT"."""
    found = [times.gloss for one in items_over(session) if (times := session.sentence.times_of(one))]
    if not found:
        return tr("over what is chosen")
    return (
        tr("over {found}", found=found[0])
        if len(found) == 1
        else tr("over {found} to {part}", found=found[0], part=found[-1])
    )


def span_words_over(session: Session, span_id: str) -> str:
    """Say over which items a signal of the sentence lies, by its id in the performed sign."""
    found = [one for one in session.sentence.content.spans if f"{PREFIX}{one.id}" == span_id]
    if not found:
        return ""
    ends = (session.sentence.times_of(one) for one in dict.fromkeys((found[0].from_item, found[0].to_item)))
    return tr("Over {part}", part=" to ".join(times.gloss for times in ends if times is not None))


def spans_here(session: Session) -> Iterator[UtteranceSpan]:
    """Yield the signals of the sentence that lie over any of these items."""
    utterance = session.sentence.content
    rows = [utterance.index(one) for one in items_over(session)]
    for span in utterance.spans if rows else ():
        if utterance.index(span.from_item) <= rows[-1] and utterance.index(span.to_item) >= rows[0]:
            yield span


def switch(session: Session, signal: Signal) -> str:
    """Set a signal over these items, or take it away where it is; the id of the new span, or none."""
    found = [span.id for span in spans_here(session) if span.signal == signal.id]
    if found:
        _perform(session, tr("Remove {name}", name=named(signal.name)), (remove_span(one) for one in found))
        return ""
    if isinstance(signal.target, Sweep):
        session.tell(NO_SWEEP)
        return ""
    if isinstance(signal.target, PlaceTarget):
        return _lay(session, signal, next(iter(session.sentence.content.places), FIRST_PLACE))
    return _lay(session, signal)


def look(session: Session, signal_id: str, target: Target | None) -> str:
    """Let the eyes go somewhere over these items, or no longer; the id of the new span, or none.

    A point of the room becomes a place of the sentence, unless one stands there.
    """
    signal, place = catalogue.find(signal_id), _place_of(session, target)
    wanted = place.id if isinstance(place, Place) else ADDRESSEE if isinstance(target, Addressee) else ""
    found = [one.id for one in spans_here(session) if (one.signal, one.place) == (signal_id, wanted)]
    if found:
        _perform(session, tr("Look there no longer"), (remove_span(one) for one in found))
        return ""
    if isinstance(target, Sweep):
        session.tell(NO_SWEEP)
        return ""
    return _lay(session, signal, place, place_id=wanted)


def mouth(session: Session, signal: Signal, word: str) -> str:
    """Mouth a word over these items, in place of the one that is there; the id of its span."""
    for span in spans_here(session):
        if catalogue.has(span.signal) and catalogue.find(span.signal).reading is not None:
            session.perform(set_span(span.id, signal=signal.id, word=word))
            return f"{PREFIX}{span.id}"
    return _lay(session, signal, word=word)


def _lay(
    session: Session, signal: Signal, place: Place | None = None, place_id: str = "", word: str = ""
) -> str:
    """Set a signal over these items in place of one of its track that lies over just the same."""
    utterance, ids = session.sentence.content, items_over(session)
    if not ids:
        session.tell(NO_ITEM)
        return ""
    ends = (ids[0], ids[-1])
    nests = kind_of(TrackName(signal.track)).nests
    gone = [
        span.id
        for span in utterance.spans
        if (span.from_item, span.to_item) == ends and not nests and _track(span) == signal.track
    ]
    edits = [remove_span(one) for one in gone]
    if place is not None and place not in utterance.places:
        edits.append(set_place(place))
    place_id = place.id if place is not None else place_id
    edits.append(add_span(signal.id, *ends, place=place_id, word=word))
    _perform(session, tr("Set {name}", name=named(signal.name)), edits)
    made = session.sentence.content.spans
    return f"{PREFIX}{made[-1].id}" if made else ""


def _track(span: UtteranceSpan) -> str:
    return catalogue.find(span.signal).track if catalogue.has(span.signal) else ""


def _place_of(session: Session, target: Target | None) -> Place | None:
    """Return the place of the sentence that a target is, a new one for a point; None for no place."""
    places = session.sentence.content.places
    if isinstance(target, PlaceTarget):
        return next((one for one in places if one.id == target.id), None)
    if not isinstance(target, Point):
        return None
    x, y, z = target.point_m
    for one in places:
        if sum((a - b) ** 2 for a, b in zip(one.point_m, target.point_m, strict=True)) < SAME_PLACE_M**2:
            return one
    return Place(new_id("p", (one.id for one in places)), "", atan2(x, z), hypot(x, z), y)


def _perform(session: Session, label: str, edits: Iterable[UtteranceEdit]) -> None:
    session.perform(together(label, list(edits)))


def is_laid(session: Session, span_id: str) -> bool:
    """Return whether a span of the performed sign is a signal of the sentence."""
    known = {f"{PREFIX}{span.id}" for span in session.sentence.content.spans}
    return has_id(session.sign, span_id) and span_id in known
