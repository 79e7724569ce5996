"""Spans bound to keys: an end goes along with the edge of the key that it is bound to.

A span holds its own seconds, so whoever reads only times is right; edits keep the binding.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import NamedTuple

from nonmanuals import catalogue
from signer.document.items import items_on, with_items
from signer.document.queries import every_key, find_key
from signer.document.sign import Sign
from signer.document.timing import LONGEST_S, SHORTEST_GAP_S, stored
from signer.document.tracks.kinds import SPAN_KINDS
from signer.document.tracks.span import Span
from signer.document.tracks.track import TrackName


class Edges(NamedTuple):
    """Time at which a key is reached, and at which its hold ends, s."""

    start_s: float
    end_s: float


def with_bound_ends(before: Sign, after: Sign) -> Sign:
    """Return an edited sign whose bound spans went along with their keys, as far as there is room.

    An end that is bound moves by as much as the edge of its key moved: the time of `from_key`, the end of
    `to_key`. A key that is gone unbinds. A span whose keys stayed is left as the edit made it.
    """
    if before is after or all(before.hand(role) is after.hand(role) for role in ("dominant", "base")):
        return after
    was, now = _edges(before), _edges(after)
    for kind in SPAN_KINDS:
        name = TrackName(kind.name)
        old = {span.id: span for span in items_on(before, name)}
        spans = items_on(after, name)
        moved = tuple(_following(span, old.get(span.id), was, now) for span in spans)
        if moved != spans:
            after = with_items(after, name, moved if kind.nests else _apart(moved))
    return after


def copied_binding(sign: Sign, copies: Mapping[str, str]) -> Sign:
    """Bind copied spans to the copies of their keys; an end whose key was not copied becomes free.

    Args:
        sign: with the copies in it.
        copies: ids of the copies, of keys and spans, by those of the originals.
    """
    made = frozenset(copies.values())
    for kind in SPAN_KINDS:
        name = TrackName(kind.name)
        spans = items_on(sign, name)
        bound = tuple(
            replace(span, from_key=copies.get(span.from_key, ""), to_key=copies.get(span.to_key, ""))
            if span.id in made and (span.from_key or span.to_key)
            else span
            for span in spans
        )
        if bound != spans:
            sign = with_items(sign, name, bound)
    return sign


def span_over(sign: Sign, span_id: str, signal_id: str, from_key: str, to_key: str = "") -> Span:
    """Make the span of a signal over keys of hands, bound to them, with its usual lead and lag.

    Args:
        sign: the keys' own.
        span_id: of the new span.
        signal_id: of the inventory.
        from_key: with whose beginning it is full.
        to_key: with whose end it lets go; empty for the same key.

    Raises:
        LookupError: no such signal or key.
        ValueError: the second key ends before the first one begins.
    """
    signal = catalogue.find(signal_id)
    first, last = find_key(sign, from_key)[1], find_key(sign, to_key or from_key)[1]
    start_s = stored(max(first.time_s - signal.lead_s, 0.0))
    if last.end_s < first.time_s:
        raise ValueError(f"the key {last.id!r} ends before {first.id!r} begins; give them in order of time")
    end_s = max(last.end_s + signal.lag_s, start_s)
    return Span(
        span_id, start_s, stored(end_s - start_s), signal=signal_id, from_key=first.id, to_key=last.id
    )


def _edges(sign: Sign) -> dict[str, Edges]:
    return {key.id: Edges(key.time_s, key.end_s) for _, key in every_key(sign)}


def _following(span: Span, old: Span | None, was: Mapping[str, Edges], now: Mapping[str, Edges]) -> Span:
    if not (span.from_key or span.to_key):
        return span
    bound = replace(
        span,
        from_key=span.from_key if span.from_key in now else "",
        to_key=span.to_key if span.to_key in now else "",
    )
    if old is None or (old.from_key, old.to_key) != (span.from_key, span.to_key):
        return bound
    earlier, later = was.get(bound.from_key), was.get(bound.to_key)
    start_by_s = now[bound.from_key].start_s - earlier.start_s if earlier is not None else 0.0
    end_by_s = now[bound.to_key].end_s - later.end_s if later is not None else 0.0
    if start_by_s == 0.0 and end_by_s == 0.0:
        return bound
    start_s = old.time_s + start_by_s if bound.from_key else span.time_s
    end_s = old.end_s + end_by_s if bound.to_key else span.end_s
    start_s = stored(min(max(start_s, 0.0), LONGEST_S))
    return replace(bound, time_s=start_s, hold_s=stored(min(max(end_s - start_s, 0.0), LONGEST_S - start_s)))


def _apart(spans: tuple[Span, ...]) -> tuple[Span, ...]:
    """Return spans in order of time; one that runs into the next ends before it."""
    kept: list[Span] = []
    for span in sorted(spans, key=lambda one: one.time_s):
        if kept and kept[-1].end_s > span.time_s - SHORTEST_GAP_S:
            before = kept[-1]
            hold_s = stored(max(span.time_s - SHORTEST_GAP_S - before.time_s, 0.0))
            kept[-1] = replace(before, hold_s=min(hold_s, before.hold_s))
            start_s = stored(max(span.time_s, kept[-1].end_s + SHORTEST_GAP_S))
            span = replace(span, time_s=start_s, hold_s=stored(max(span.end_s - start_s, 0.0)))
        kept.append(span)
    return tuple(kept)
