"""Signals over items as spans of a sign: with true times, bound to keys."""

from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import replace
from operator import attrgetter
from typing import Any

from nonmanuals import catalogue as signals
from nonmanuals.signal import Signal
from nonmanuals.target import Addressee, Place, Target
from signer.document.problems import Problem
from signer.document.timing import SAME_TIME_S, SHORTEST_GAP_S, stored
from signer.document.tracks.kinds import SPAN_KINDS
from signer.document.tracks.span import Span
from signer.document.tracks.track import TrackName
from signer.document.utterance import ADDRESSEE, PEOPLE, Utterance, UtteranceSpan, is_role
from signer.document.utterance_spans import PREFIX
from signer.motion.face.swing import whole_s
from signer.phrases import phrase
from signer.sequencing.rates import ONSETS_BY_TEMPO

Times = Mapping[str, tuple[float, float]]
"""Beginnings and ends of items, s, by their ids."""


def with_spans(
    tracks: dict[TrackName, list[Any]], utterance: Utterance, times: Times, problems: list[Problem]
) -> None:
    """Put the signals of an utterance on tracks that hold those of its signs.

    Where one of a sign is in the way of one of the utterance, that of the utterance stays, and it is told.
    One that says what a marker of the utterance says over it gives way without a word: the headshake of NOT
    under a negation, or they would swing against each other.
    """
    over = dict[TrackName, list[Span]]()
    for one, signal in _signals_over(utterance):
        if one.from_item in times and one.to_item in times:
            name = TrackName(signal.track)
            over.setdefault(name, []).append(_span(utterance, one, signal, times, tracks))
    markers = [(one, _kinds(one.signal)) for one in over.get(TrackName("grammar"), [])]
    for kind in SPAN_KINDS:
        name = TrackName(kind.name)
        mine = over.get(name, [])
        owned = [own for own in tracks.get(name, []) if not any(_says(*one, own) for one in markers)]
        if not kind.nests:
            owned = [own for own in owned if not _gives_way(own, mine, kind.name, problems)]
        made = [*owned, *mine] if kind.nests else _apart([*map(_once_at_least, owned), *mine])
        tracks[name] = made
        if not made:
            del tracks[name]


def _gives_way(own: Span, over: Sequence[Span], kind: str, problems: list[Problem]) -> bool:
    """Return whether a signal of a sign is in the way of one of those over it, and tell so."""
    if not any(own.time_s <= one.end_s and one.time_s <= own.end_s for one in over):
        return False
    words = phrase(
        "{signal} of the sign at {time_s:.2f} s gives way to one of the sentence",
        signal=own.signal or phrase("a span"),
        time_s=own.time_s,
    )
    problems.append(Problem(f"spans ({kind})", words, "warning"))
    return True


def _says(marker: Span, kinds: Set[str], own: Span) -> bool:
    """Return whether a marker over the middle of a sign's own signal says the same: it, or a kind of it."""
    return marker.time_s <= own.time_s + own.hold_s / 2 <= marker.end_s and _kind(own.signal) in kinds


def _kinds(marker: str) -> Set[str]:
    """Return the kinds of signals that a marker says: itself, and its parts."""
    return {_kind(marker), *(_kind(part.signal) for part in signals.find(marker).parts)}


def _kind(signal: str) -> str:
    """Return a signal without its manner: `head.shake` of `head.shake.slow`, `q` of `q.wh`."""
    first, *rest = signal.split(".")
    return first if first == "q" or not rest else f"{first}.{rest[0]}"


def _once_at_least(own: Span) -> Span:
    """Return a signal of a sign that lasts as long as it takes to go both ways and back, if it goes any.

    A hold that is cut beside other signs would leave a headshake that turns to one side alone, or flicks.
    """
    movement = signals.find(own.signal).movement if signals.has(own.signal) else None
    if movement is None or movement.cycles is not None or own.cycles is not None:
        return own
    cycle_s = stored(whole_s(replace(movement, rate_hz=own.rate_hz or movement.rate_hz)))
    return own if own.hold_s >= cycle_s else replace(own, hold_s=cycle_s, to_key="")


def _signals_over(utterance: Utterance) -> Iterator[tuple[UtteranceSpan, Signal]]:
    """Yield the spans of an utterance with their signals, and looks at the objects of verbs.

    Where the utterance says something else of the eyes there is no look.
    """
    index = {item.id: row for row, item in enumerate(utterance.items)}
    taken, look = set[int](), signals.find("gaze.locus")
    for span in utterance.spans:
        if signals.has(span.signal):
            signal = signals.find(span.signal)
            yield span, signal
            if signal.track == look.track:
                taken |= set(range(index[span.from_item], index[span.to_item] + 1))
    for row, item in enumerate(utterance.items):
        if item.object and item.object not in PEOPLE and row not in taken:
            yield UtteranceSpan(f"look {item.id}", look.id, item.id, item.id, place=item.object), look


def _span(
    utterance: Utterance,
    one: UtteranceSpan,
    signal: Signal,
    times: Times,
    tracks: Mapping[TrackName, list[Any]],
) -> Span:
    (first_s, _), (_, last_s) = times[one.from_item], times[one.to_item]
    shorter = utterance.tempo**-ONSETS_BY_TEMPO
    onset_s, offset_s = stored(signal.onset_s * shorter), stored(signal.offset_s * shorter)
    early_s = signal.lead_s
    if one.id.startswith("look "):  # the eyes are there one transition before the hand
        ends = [end_s for _, end_s in times.values() if end_s < first_s]
        early_s = first_s - max(ends) if ends else early_s
    start_s = max(first_s - early_s, 0.0)
    until_s = last_s + signal.lag_s
    target: Target | None = None
    if signal.track == "gaze" and one.place:
        target = (
            Addressee() if one.place == ADDRESSEE else Place(one.place) if one.place not in PEOPLE else None
        )
    keys = tracks.get(TrackName("hand", "dominant"), [])
    first_key = next((key.id for key in keys if abs(key.time_s - first_s) < SAME_TIME_S), "")
    last_key = next((key.id for key in keys if abs(key.end_s - last_s) < SAME_TIME_S), "")
    return Span(
        f"{PREFIX}{one.id}", stored(start_s), stored(until_s - start_s), onset_s, offset_s,
        signal=on_side(utterance, one),
        strength=one.strength, target=target, word=one.word if signal.reading is not None else "",
        from_key=first_key, to_key=last_key,
    )  # fmt: skip


def on_side(utterance: Utterance, one: UtteranceSpan) -> str:
    """Return the signal of a span; of a role the one of the side on which its place stands."""
    place = next((each for each in utterance.places if each.id == one.place), None)
    if place is None or not is_role(one.signal):
        return one.signal
    return "role.ipsi" if place.angle_rad <= 0.0 else "role.contra"


def _apart(spans: Iterable[Span]) -> list[Span]:
    """Return spans in order of time, of which one that runs into the next ends before it."""
    kept = list[Span]()
    for span in sorted(spans, key=attrgetter("time_s")):
        if kept and kept[-1].end_s > span.time_s - SHORTEST_GAP_S:
            hold_s = stored(span.time_s - SHORTEST_GAP_S - kept[-1].time_s)
            if hold_s < 0.0:
                kept.pop()
            else:
                kept[-1] = replace(kept[-1], hold_s=hold_s)
        kept.append(span)
    return kept
