"""Signals set over what is chosen, keys or a span, or from the playhead on; and taken away again."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final, NamedTuple

from nonmanuals import catalogue
from nonmanuals.own import OwnSignal
from nonmanuals.signal import Signal
from nonmanuals.target import Place as PlaceTarget
from nonmanuals.target import Sweep, Target
from signer.document.edits import Edit, remove_keys
from signer.document.face_edits import set_places, set_span, span_over
from signer.document.fitting import with_new_item
from signer.document.items import find_item, has_id, item_under, items_on, new_item_id
from signer.document.place_edits import new_place
from signer.document.queries import every_key
from signer.document.sign import Sign
from signer.document.timing import SAME_TIME_S, stored
from signer.document.tracks.kinds import SPAN_KINDS, kind_of
from signer.document.tracks.span import ONSET_S, Span
from signer.document.tracks.track import TrackName
from signer.document.utterance_spans import PREFIX
from signer.document.values import Place
from signer.studio.editing import sentence_spans
from signer.studio.editing.session import Session
from signer.studio.language import named, tr

MOUTHINGS: Final = {"whole": "word", "first": "first", "letters": "letters"}
"""Signals of a mouthed word, by how much of it is mouthed."""
FIRST_PLACE: Final = Place("a", angle_rad=-0.785)
"""Target of a signal that asks for a place in a sign that has none: to the dominant side."""
SECOND_PLACE: Final = Place("b", angle_rad=0.785)
"""Target that a sweep then goes to: to the other side."""


FROM_DOMINANT: Final = "role.ipsi"
FROM_OTHER: Final = "role.contra"
"""Signals of who signs as somebody who stands on the dominant side, or on the other one."""
OWN_WITHIN: Final = tr("A face of your own is set within a sign: double-click the sign first.")
OWN_HOLD_S: Final = 0.4
"""Hold of a face of one's own where no key says it: about the length of a sign."""


class Over(NamedTuple):
    """Stretch of the sign that a signal is set over.

    Attributes:
        from_key, to_key: keys that its ends are bound to; empty where they are free.
        time_s, end_s: when it is full, and begins to let go.
        own: id of the span that is chosen itself; empty where keys or nothing is.
        is_point: whether there is only the playhead.
    """

    from_key: str
    to_key: str
    time_s: float
    end_s: float
    own: str = ""
    is_point: bool = False


def chosen_over(session: Session) -> Over:
    """Return what a signal would be set over now; of a performed sentence, items."""
    sign, selection = session.sign, session.selection
    if session.is_performed:
        times = sentence_spans.times_over(session)
        start_s, end_s = times or (session.playhead_s, session.playhead_s)
        return Over("", "", start_s, end_s, is_point=times is None)
    ids = [key_id for key_id in selection.key_ids if has_id(sign, key_id)]
    keys = [key for _, key in every_key(sign) if key.id in ids]
    if keys:
        first, last = min(keys, key=lambda key: key.time_s), max(keys, key=lambda key: key.end_s)
        return Over(first.id, last.id, first.time_s, last.end_s)
    for span_id in ids:
        span = find_item(sign, span_id)[1]
        if isinstance(span, Span):
            return Over(span.from_key, span.to_key, span.time_s, span.end_s, own=span.id)
    return Over("", "", session.playhead_s, session.playhead_s, is_point=True)


def spans_over(sign: Sign, over: Over) -> Iterator[tuple[TrackName, Span]]:
    """Yield the spans that are at full strength within what is chosen, in order of the tracks.

    At the playhead alone also those that rise there from 0 s on: set at 0 s, a signal is full an onset later.
    """
    for kind in SPAN_KINDS:
        name = TrackName(kind.name)
        for span in items_on(sign, name):
            rises = over.is_point and span.from_s <= SAME_TIME_S
            begins_s = span.from_s if rises else span.time_s
            if begins_s <= over.end_s + SAME_TIME_S and span.end_s >= over.time_s - SAME_TIME_S:
                yield name, span


def signals_over(session: Session) -> frozenset[str]:
    """Return the ids of the signals that are set over what is chosen."""
    if session.is_performed:
        return frozenset(span.signal for span in sentence_spans.spans_here(session))
    return frozenset(span.signal for _, span in spans_over(session.sign, chosen_over(session)) if span.signal)


def switch_signal(session: Session, signal_id: str) -> str:
    """Set a signal over what is chosen, or take it away where it is set; the id of the new span, or none.

    What is chosen stays chosen, so that one signal after the other is set over the same keys.
    """
    over, signal = chosen_over(session), catalogue.find(signal_id)
    if session.is_performed:
        return sentence_spans.switch(session, signal)
    found = [span.id for _, span in spans_over(session.sign, over) if span.signal == signal_id]
    if found:
        session.perform(replace(remove_keys(found), label=tr("Remove {name}", name=named(signal.name))))
        return ""
    made = new_item_id(session.sign, TrackName(signal.track))
    session.perform(set_signal(signal, over, made))
    return made if has_id(session.sign, made) else ""


def switch_own(session: Session, own: OwnSignal) -> str:
    """Set a face of one's own over what is chosen, or take it away where it is set; the id of a new span.

    It becomes one span for each part of the face that it moves, and one of the head, under its name: the sign
    has all of it, also where nobody else knows that signal.
    """
    if session.is_performed:
        session.tell(OWN_WITHIN)
        return ""
    over = chosen_over(session)
    found = [span.id for _, span in spans_over(session.sign, over) if span.name == own.name]
    if found:
        session.perform(replace(remove_keys(found), label=tr("Remove {name}", name=own.name)))
        return ""
    made: list[str] = []

    def change(sign: Sign) -> Sign:
        made.clear()
        for kind, values in (*own.parts.items(), *([("head", own.head)] if own.head else [])):
            name = TrackName(kind)
            span = _own_span(sign, over, name)
            span = replace(span, name=own.name)
            span = replace(span, pose=values) if kind == "head" else replace(span, shapes=values)
            gone = [one.id for one in items_on(sign, name) if _gives_way(one, span, over)]
            sign = with_new_item(remove_keys(gone)(sign) if gone else sign, name, span)
            made.append(span.id)
        return sign

    session.perform(Edit(tr("Set {name}", name=own.name), change))
    return made[0] if made and has_id(session.sign, made[0]) else ""


def own_over(session: Session) -> frozenset[str]:
    """Return the names of the signals of one's own that are set over what is chosen."""
    return frozenset(span.name for _, span in spans_over(session.sign, chosen_over(session)) if span.name)


def _own_span(sign: Sign, over: Over, name: TrackName) -> Span:
    time_s = max(over.time_s, ONSET_S) if over.is_point else over.time_s
    hold_s = OWN_HOLD_S if over.is_point else over.end_s - over.time_s
    return Span(
        new_item_id(sign, name), stored(time_s), stored(hold_s), from_key=over.from_key, to_key=over.to_key
    )


def look_at(session: Session, signal_id: str, target: Target | None) -> str:
    """Let the eyes look somewhere over what is chosen, or no longer; the id of the new span, or none.

    Args:
        session: the open sign.
        signal_id: of a gaze.
        target: in place of the signal's own; None for that.
    """
    if session.is_performed:
        return sentence_spans.look(session, signal_id, target)
    over, signal = chosen_over(session), catalogue.find(signal_id)
    looks = (span for name, span in spans_over(session.sign, over) if name.kind == signal.track)
    found = [span.id for span in looks if (span.signal, span.target) == (signal_id, target)]
    if found:
        session.perform(replace(remove_keys(found), label=tr("Look there no longer")))
        return ""
    made = new_item_id(session.sign, TrackName(signal.track))
    session.perform(set_signal(signal, over, made, target=target))
    return made if has_id(session.sign, made) else ""


def mouthed(session: Session) -> Span | None:
    """Return the span of the mouthing that is over what is chosen; None without one."""
    over = spans_over(session.sign, chosen_over(session))
    words = (span for name, span in over if name.kind == "mouth" and (span.word or span.sounds))
    if session.is_performed:
        words = (span for span in words if sentence_spans.is_laid(session, span.id))
    return next(words, None)


def mouth_word(session: Session, word: str, reading: str) -> str:
    """Mouth an English word over what is chosen, in place of the one that is there; the id of its span.

    Args:
        session: the open sign.
        word: as it is typed.
        reading: "whole", "first" or "letters".
    """
    there, signal = mouthed(session), catalogue.find(f"mouthing.{MOUTHINGS[reading]}")
    if session.is_performed:
        return sentence_spans.mouth(session, signal, word)
    given = {"word": word, "reading": reading}
    if there is not None:
        session.perform(set_span(there.id, signal=signal.id, sounds=(), **given))
        return there.id
    made = new_item_id(session.sign, TrackName(signal.track))
    session.perform(set_signal(signal, chosen_over(session), made, **given))
    return made


def set_signal(signal: Signal, over: Over, span_id: str, **given: Any) -> Edit:
    """Set a signal over a stretch, in place of another that is bound alike or is the chosen one itself.

    Args:
        signal: of the inventory.
        over: the stretch.
        span_id: of the new span.
        given: fields of the span besides; a gaze without a target has its signal's own, or a place of the
            sign where it needs one.
    """
    target = given.get("target")
    name = TrackName(signal.track)

    def change(sign: Sign) -> Sign:
        fields = given | {"target": target or _target(sign, signal, over)}
        span = replace(_span(sign, signal, over, span_id), **fields)
        if not kind_of(name).nests:
            gone = [one.id for one in items_on(sign, name) if _gives_way(one, span, over)]
            sign = remove_keys(gone)(sign) if gone else sign
        return with_new_item(sign if target else _with_places(sign, signal, over), name, span)

    return Edit(tr("Set {name}", name=named(signal.name)), change, item_id=span_id)


def chosen_span(session: Session, last: str, kinds: tuple[str, ...] = ()) -> tuple[TrackName, Span] | None:
    """Return the span that is worked on, or None.

    That is the one that was set last, or else of some kinds (of any where none is given) the chosen one, or
    the first that is over the chosen keys or at the playhead.
    """
    sign, selection = session.sign, session.selection
    if session.is_performed:
        return _laid_span(session, last, kinds)
    for span_id in (last, *selection.key_ids):
        if span_id and has_id(sign, span_id):
            name, span = find_item(sign, span_id)
            if isinstance(span, Span) and (span_id == last or not kinds or name.kind in kinds):
                return name, span
    under = None if selection.row.side else item_under(sign, selection.row, session.playhead_s)
    if isinstance(under, Span) and (not kinds or selection.row.kind in kinds):
        return selection.row, under
    over = spans_over(sign, chosen_over(session)) if kinds else ()
    return next(((name, span) for name, span in over if name.kind in kinds), None)


def _laid_span(session: Session, last: str, kinds: tuple[str, ...]) -> tuple[TrackName, Span] | None:
    """Return the signal of the open sentence that is worked on, as it stands in the performed sign."""
    here = (f"{PREFIX}{span.id}" for span in sentence_spans.spans_here(session))
    for span_id in (last, *session.selection.key_ids, *here):
        if span_id and sentence_spans.is_laid(session, span_id):
            name, span = find_item(session.sign, span_id)
            is_asked = span_id == last or span_id in session.selection.key_ids
            if isinstance(span, Span) and (is_asked or name.kind in kinds):
                return name, span
    return None


def _span(sign: Sign, signal: Signal, over: Over, span_id: str) -> Span:
    if over.from_key and over.to_key:
        return span_over(sign, span_id, signal.id, over.from_key, over.to_key)
    time_s = max(over.time_s, signal.onset_s) if over.is_point else over.time_s
    hold_s = signal.usual_hold_s if over.is_point else over.end_s - over.time_s
    return Span(
        span_id,
        stored(time_s),
        stored(hold_s),
        signal=signal.id,
        from_key=over.from_key,
        to_key=over.to_key,
    )


def _gives_way(one: Span, span: Span, over: Over) -> bool:
    """Return whether a span makes room: it is bound alike, is chosen itself, or lies within the new one."""
    bound_alike = bool(span.from_key) and (one.from_key, one.to_key) == (span.from_key, span.to_key)
    return bound_alike or one.id == over.own or (span.time_s <= one.time_s and one.end_s <= span.end_s)


def _target(sign: Sign, signal: Signal, over: Over) -> Target | None:
    """Return the places that a gaze at a place looks to; None where the signal itself says where."""
    if isinstance(signal.target, PlaceTarget):
        return PlaceTarget(_place(sign, over).id, signal.target.lower_rad)
    if isinstance(signal.target, Sweep):
        first, second = _two_places(sign)
        return Sweep(first.id, second.id)
    return None


def _with_places(sign: Sign, signal: Signal, over: Over) -> Sign:
    if isinstance(signal.target, Sweep):
        return set_places((*sign.places, *(one for one in _two_places(sign) if one not in sign.places)))(sign)
    place = _place(sign, over) if isinstance(signal.target, PlaceTarget) else None
    return sign if place is None or place in sign.places else set_places((*sign.places, place))(sign)


def _place(sign: Sign, over: Over) -> Place:
    """Return the place that a gaze looks at which does not say where: the sign's first one.

    Who is in the role of somebody looks to the other side, where the other one of the role shift stands.
    """
    roles = [span.signal for name, span in spans_over(sign, over) if name.kind == "grammar"]
    for role, usual in ((FROM_DOMINANT, SECOND_PLACE), (FROM_OTHER, FIRST_PLACE)):
        if role in roles:
            there = (one for one in sign.places if one.angle_rad * usual.angle_rad > 0.0)
            taken = any(one.id == usual.id for one in sign.places)
            made = replace(new_place(sign), angle_rad=usual.angle_rad) if taken else usual
            return next(there, made)
    return sign.places[0] if sign.places else FIRST_PLACE


def _two_places(sign: Sign) -> tuple[Place, Place]:
    if len(sign.places) > 1:
        return sign.places[0], sign.places[1]
    first = sign.places[0] if sign.places else FIRST_PLACE
    return first, SECOND_PLACE if first.id != SECOND_PLACE.id else FIRST_PLACE
