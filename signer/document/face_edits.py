"""Edits of signals, which are set over keys, bound, changed, taken apart and fixed; and of places."""

from collections.abc import Iterable
from dataclasses import fields, replace
from typing import Any, Final

from body_model.plain_types import Vector
from nonmanuals import catalogue
from nonmanuals.catalogue import LAST_HOLD_S
from nonmanuals.signal import Signal
from signer.document.binding import span_over
from signer.document.blinks import suggest_blinks
from signer.document.edits import Edit, set_hold
from signer.document.fitting import with_item, with_new_item
from signer.document.grammar_parts import placed_parts
from signer.document.items import find_item, has_id, new_item_id
from signer.document.place_edits import at_their_places
from signer.document.queries import every_key, find_key, find_span
from signer.document.sign import Sign
from signer.document.span_edits import add_span
from signer.document.timing import SAME_TIME_S, stored
from signer.document.tracks.kinds import KINDS
from signer.document.tracks.span import RAMPS, SIGNALS_OWN, Span
from signer.document.tracks.track import TrackName
from signer.document.values import Place, require_finite
from signer.phrases import phrase

__all__ = [
    "add_span", "bind", "fix", "lengthen_last", "release_part", "set_addressee", "set_places", "set_span",
    "span_over", "spread", "suggest_blinks",
]  # fmt: skip

_FIELDS: Final = frozenset(field.name for field in fields(Span)) - {"id", "extra"}


def spread(signal_id: str, from_key: str, to_key: str = "") -> Edit:
    """Set a signal over keys of hands, on the track that it belongs to, bound to them."""
    signal = catalogue.find(signal_id)

    def change(sign: Sign) -> Sign:
        name = TrackName(signal.track)
        return with_new_item(
            sign, name, span_over(sign, new_item_id(sign, name), signal_id, from_key, to_key)
        )

    return Edit(phrase("Set {name}", name=signal.name), change)


def set_span(span_id: str, **changes: Any) -> Edit:
    """Change any fields of a span but its id; its times are fitted between its neighbours.

    With another signal its ramps become that one's own unless they are given.
    """
    if strange := set(changes) - _FIELDS:
        raise ValueError(f"a span has no field {sorted(strange)[0]!r} that can be set")

    def change(sign: Sign) -> Sign:
        _, span = find_span(sign, span_id)
        given = dict(changes)
        if given.get("signal", span.signal) != span.signal:
            given = dict.fromkeys(RAMPS, SIGNALS_OWN) | given
        for key_id in (given.get("from_key", ""), given.get("to_key", "")):
            _require_key(sign, key_id)
        return with_item(sign, replace(span, **given))

    return Edit(phrase("Change signal"), change, span_id)


def bind(span_id: str, *, from_key: str | None = None, to_key: str | None = None) -> Edit:
    """Bind the ends of a span to keys of hands, with which they go along from now on.

    An empty id makes an end free; what is not given stays. No time changes.
    """
    given = {name: key for name, key in (("from_key", from_key), ("to_key", to_key)) if key is not None}
    return replace(set_span(span_id, **given), label="Bind to key" if any(given.values()) else "Unbind")


def release_part(span_id: str, signal_id: str) -> Edit:
    """Take a part out of a grammatical marker: it becomes a span on the track that it belongs to.

    Nothing changes on screen until one of them does: it has the times and the strength that it had within.
    """

    def change(sign: Sign) -> Sign:
        name, span = find_span(sign, span_id)
        parts = placed_parts(span, sign.hand("dominant").keys)
        found = [part for part in parts if part.signal.id == signal_id]
        if not found:
            own = ", ".join(part.signal.id for part in parts) or "none"
            raise LookupError(f"{span_id!r} ({name}) has no part {signal_id!r}; it has {own}")
        for part in found:
            track = TrackName(part.signal.track)
            made = Span(
                new_item_id(sign, track),
                stored(part.time_s),
                stored(part.hold_s),
                stored(part.onset_s),
                stored(part.offset_s),
                signal=signal_id,
                strength=min(part.strength, 1.5),
                side=span.side,
                from_key=span.from_key,
                to_key=span.to_key,
            )
            sign = with_new_item(sign, track, made)
        return with_item(sign, replace(span, released=(*span.released, signal_id)))

    return Edit(phrase("Release part"), change, item_id=span_id)


def lengthen_last(span_id: str, by_s: float = LAST_HOLD_S) -> Edit:
    """Hold the last sign under a span longer, as markers such as a question propose; later keys go along."""

    def change(sign: Sign) -> Sign:
        span = find_span(sign, span_id)[1]
        require_finite(by_s=by_s)
        under = [
            key
            for _, key in every_key(sign)
            if key.time_s <= span.end_s + SAME_TIME_S and key.end_s >= span.time_s - SAME_TIME_S
        ]
        for key in under:
            if key.end_s >= max(one.end_s for one in under) - SAME_TIME_S:
                sign = set_hold(key.id, key.hold_s + by_s, ripple=True)(sign)
        return sign

    return Edit(phrase("Hold the last sign longer"), change, item_id=span_id)


def fix(span_id: str) -> Edit:
    """Write the recipe of a span's signal into the span, so that it follows no later inventory.

    Raises:
        ValueError: when it is performed, on a signal that a span cannot hold: of parts, of phases, or one
            that moves more than its own track.
    """

    def change(sign: Sign) -> Sign:
        name, span = find_span(sign, span_id)
        return with_item(sign, _fixed(name, span, catalogue.find(span.signal))) if span.signal else sign

    return Edit(phrase("Fix signal"), change, item_id=span_id)


def _fixed(name: TrackName, span: Span, signal: Signal) -> Span:
    moved = (*(channel for channel, _ in signal.pose), *(signal.movement.channels if signal.movement else ()))
    if signal.parts or len(signal.phases) > 1 or any(not one.startswith(f"{name.kind}.") for one in moved):
        raise ValueError(
            f"{signal.name} cannot be fixed: it has parts or phases, or moves more than its track"
        )
    own = dict(signal.pose)
    movement = signal.movement
    if movement is not None:
        own |= dict.fromkeys(movement.channels, movement.amplitude)
    limits = {channel.name: channel for channel in KINDS[name.kind].channels}
    pose = {one.partition(".")[2]: value for one, value in own.items()} | dict(span.pose)
    shapes = dict(signal.phases[0].weights) | dict(span.shapes) if signal.phases else dict(span.shapes)
    return replace(
        span,
        pose=tuple((one, min(max(value, limits[one].low), limits[one].high)) for one, value in pose.items()),
        shapes=tuple(shapes.items()),
        target=span.target or signal.target,
        rate_hz=span.rate_hz or (movement.rate_hz if movement else None),
        cycles=span.cycles or (movement.cycles if movement else None),
    )


def set_places(places: Iterable[Place]) -> Edit:
    """Set the places of the room that a sign knows. ValueError for an id that is there twice or empty."""
    wanted = tuple(places)
    names = [place.id for place in wanted]
    if len(set(names)) < len(names) or not all(names):
        raise ValueError("every place needs an id of its own")
    for place in wanted:
        require_finite(angle_rad=place.angle_rad, distance_m=place.distance_m, height_m=place.height_m)
    return Edit(phrase("Change places"), lambda sign: at_their_places(replace(sign, places=wanted)))


def set_addressee(point_m: Vector) -> Edit:
    """Set where the eyes of the addressee are, m from the suprasternal notch of the signer at rest."""
    for number in point_m:
        require_finite(addressee_m=number)
    return Edit(phrase("Move addressee"), lambda sign: replace(sign, addressee_m=point_m))


def _require_key(sign: Sign, key_id: str) -> None:
    if key_id and not (has_id(sign, key_id) and find_item(sign, key_id)[0].kind == "hand"):
        find_key(sign, key_id)
