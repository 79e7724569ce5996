"""Edits of signals over items of an utterance; a signal that asks makes its items a question."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from signer.document.utterance import Declined, Utterance, UtteranceSpan, new_id
from signer.document.utterance_edits import Changed, UtteranceEdit
from signer.document.utterance_item_edits import set_item
from signer.phrases import phrase


def add_span(
    signal: str, from_item: str, to_item: str = "", *, strength: float = 1.0, place: str = "", word: str = ""
) -> UtteranceEdit:
    """Lay a signal over items; over one when only that is said."""

    def change(utterance: Utterance) -> Changed:
        first, last = sorted((from_item, to_item or from_item), key=utterance.index)
        span = UtteranceSpan(
            new_id("n", (one.id for one in utterance.spans)), signal, first, last, strength, place, word
        )
        return replace(utterance, spans=(*utterance.spans, span)), [first, last], ""

    return UtteranceEdit(phrase("Add signal"), change)


def add_spans(spans: Iterable[UtteranceSpan], label: str = phrase("Add signals")) -> UtteranceEdit:
    """Lay several signals over items as one step; each gets an id of its own."""
    given = tuple(spans)

    def change(utterance: Utterance) -> Changed:
        made = list(utterance.spans)
        for span in given:
            utterance.index(span.from_item)
            utterance.index(span.to_item)
            made.append(replace(span, id=new_id("n", (one.id for one in made))))
        return replace(utterance, spans=tuple(made)), [span.from_item for span in given], ""

    return UtteranceEdit(label, change)


def decline(rule: str, item_id: str = "") -> UtteranceEdit:
    """Let a rule propose nothing more for an item, or for the whole sentence."""

    def change(utterance: Utterance) -> Changed:
        declined = Declined(rule, item_id)
        if declined in utterance.declined:
            return utterance, (), ""
        return replace(utterance, declined=(*utterance.declined, declined)), [item_id], ""

    return UtteranceEdit(phrase("Decline signal"), change)


def ask(item_id: str, signal: str, from_item: str) -> UtteranceEdit:
    """End a sentence with an item, as a question by its signal over the items from another one on.

    A question that ends there already becomes this one.
    """

    def change(utterance: Utterance) -> Changed:
        kept = [one for one in utterance.spans if not (one.to_item == item_id and one.signal[:2] == "q.")]
        ended = set_item(item_id, end="sentence")(replace(utterance, spans=tuple(kept)))
        return add_span(signal, from_item, item_id)(ended), [item_id], ""

    return UtteranceEdit("Ask", change)


def set_span(span_id: str, **fields: Any) -> UtteranceEdit:
    """Change fields of a span over items: its ends, signal, strength, place or word."""
    if "id" in fields:
        raise ValueError("a span keeps its id")

    def change(utterance: Utterance) -> Changed:
        _require_span(utterance, span_id)
        spans = tuple(replace(one, **fields) if one.id == span_id else one for one in utterance.spans)
        for span in spans:
            utterance.index(span.from_item)
            utterance.index(span.to_item)
        return replace(utterance, spans=spans), (), ""

    return UtteranceEdit(phrase("Change signal"), change)


def remove_span(span_id: str) -> UtteranceEdit:
    """Take a signal away."""

    def change(utterance: Utterance) -> Changed:
        _require_span(utterance, span_id)
        return replace(utterance, spans=tuple(one for one in utterance.spans if one.id != span_id)), (), ""

    return UtteranceEdit(phrase("Delete signal"), change)


def _require_span(utterance: Utterance, span_id: str) -> None:
    if span_id not in {one.id for one in utterance.spans}:
        known = ", ".join(one.id for one in utterance.spans) or "none"
        raise LookupError(f"no signal {span_id!r} in this sentence; its signals: {known}")
