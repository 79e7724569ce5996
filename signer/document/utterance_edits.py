"""Changes to an utterance as pure functions with a label and an outcome, as those of a sign are.

This module holds what an edit is, and the edits of the row of items, of places, and of what holds for the
whole sentence; `utterance_item_edits` changes single items, `utterance_span_edits` signals over items.
An edit that changes nothing returns the very same utterance.
"""

from collections.abc import Callable, Iterable, Set
from dataclasses import dataclass, replace
from typing import Any, Final, TypeAlias

from signer.document.change import Change, Outcome
from signer.document.frame_rates import LEAST, MOST
from signer.document.life import proposed_life, require_life
from signer.document.utterance import (
    LEAST_TEMPO,
    MOST_ITEMS,
    MOST_TEMPO,
    Content,
    Style,
    Utterance,
    UtteranceItem,
    UtteranceSpan,
    new_id,
)
from signer.document.utterance_links import with_links_kept
from signer.document.values import Place, require_finite
from signer.phrases import phrase

Changed: TypeAlias = tuple[Utterance, Iterable[str], str]
"""An utterance, the ids of items that the change of it is about, and words for the user."""


@dataclass(frozen=True, slots=True)
class UtteranceEdit(Change[Utterance]):
    """One change of an utterance and its name in the Undo menu."""

    label: str
    change: Callable[[Utterance], Changed]

    def outcome(self, before: Utterance, /) -> Outcome[Utterance]:
        """Return the changed utterance, and the items that the edit is about."""
        after, ids, words = self.change(before)
        after = with_links_kept(before, after)
        after = before if after == before else after
        known = {item.id for item in after.items}
        about = tuple(one for one in ids if one in known)
        return Outcome(after, about, words=words, changed=after is not before)


def together(label: str, edits: list[UtteranceEdit]) -> UtteranceEdit:
    """Make several edits one step."""

    def change(utterance: Utterance) -> Changed:
        for edit in edits:
            utterance = edit(utterance)
        return utterance, (), ""

    return UtteranceEdit(label, change)


def insert_items(contents: Iterable[Content | UtteranceItem], before: str | None = None) -> UtteranceEdit:
    """Put items in before the one of an id, at the end without one.

    Items get ids of their own; spans that lie over both neighbours go on over them.
    """
    given = tuple(contents)

    def change(utterance: Utterance) -> Changed:
        at = len(utterance.items) if before is None else utterance.index(before)
        if len(utterance.items) + len(given) > MOST_ITEMS:
            raise ValueError(f"a sentence has at most {MOST_ITEMS} items; begin another one")
        taken, made = [item.id for item in utterance.items], list[UtteranceItem]()
        for one in given:
            item_id = new_id("i", taken)
            taken.append(item_id)
            made.append(
                replace(one, id=item_id) if isinstance(one, UtteranceItem) else UtteranceItem(item_id, one)
            )
        items = (*utterance.items[:at], *made, *utterance.items[at:])
        return replace(utterance, items=items), [item.id for item in made], ""

    return UtteranceEdit(phrase("Insert items") if len(given) > 1 else phrase("Insert item"), change)


def insert_utterance(made: Utterance, before: str | None = None) -> UtteranceEdit:
    """Put another utterance's items in before the item of an id, with their signals and new places.

    A place of the same id is the one that is here already.
    """

    def change(utterance: Utterance) -> Changed:
        known = {place.id for place in utterance.places}
        places = (*utterance.places, *(place for place in made.places if place.id not in known))
        found = insert_items(made.items, before).outcome(replace(utterance, places=places))
        ids = dict(zip((item.id for item in made.items), found.ids, strict=True))
        spans = list(found.after.spans)
        for span in made.spans:
            span_id = new_id("n", (one.id for one in spans))
            ends = ids[span.from_item], ids[span.to_item]
            spans.append(replace(span, id=span_id, from_item=ends[0], to_item=ends[1]))
        return replace(found.after, spans=tuple(spans)), found.ids, ""

    return UtteranceEdit(phrase("Insert items") if len(made.items) != 1 else phrase("Insert item"), change)


def remove_items(item_ids: Iterable[str]) -> UtteranceEdit:
    """Take items away; what comes later closes up, and spans end with what is left of their items."""
    ids = frozenset(item_ids)

    def change(utterance: Utterance) -> Changed:
        for item_id in ids:
            utterance.index(item_id)
        return replace(utterance, items=tuple(item for item in utterance.items if item.id not in ids)), (), ""

    return UtteranceEdit(phrase("Delete items") if len(ids) > 1 else phrase("Delete item"), change)


def move_items(item_ids: Iterable[str], before: str | None = None) -> UtteranceEdit:
    """Move items together, in their order, before the one of an id; to the end without one.

    Spans stay over their items: over all of them where they still stand together, else over those that were
    not moved.
    """
    ids = frozenset(item_ids)

    def change(utterance: Utterance) -> Changed:
        moved = [utterance.item(item_id) for item_id in sorted(ids, key=utterance.index)]
        at = len(utterance.items) if before is None else utterance.index(before)
        head = [item for item in utterance.items[:at] if item.id not in ids]
        tail = [item for item in utterance.items[at:] if item.id not in ids]
        after = replace(utterance, items=(*head, *moved, *tail))
        spans = tuple(_stayed(span, utterance, after, ids) for span in utterance.spans)
        return replace(after, spans=spans), [item.id for item in moved], ""

    return UtteranceEdit(phrase("Move items") if len(ids) > 1 else phrase("Move item"), change)


def _stayed(span: UtteranceSpan, before: Utterance, after: Utterance, moved: Set[str]) -> UtteranceSpan:
    """Return a span over the items that it lay over before some were moved."""
    first, last = before.index(span.from_item), before.index(span.to_item)
    over = {item.id for item in before.items[first : last + 1]}
    rows = [row for row, item in enumerate(after.items) if item.id in over]
    between = {item.id for item in after.items[rows[0] : rows[-1] + 1]} - over
    if not between <= moved and over - moved:
        rows = [row for row in rows if after.items[row].id not in moved]
    return replace(span, from_item=after.items[rows[0]].id, to_item=after.items[rows[-1]].id)


def set_places(places: Iterable[Place]) -> UtteranceEdit:
    """Change who stands where; items and spans that name a place that is gone name nobody."""
    kept = tuple(places)
    if len({place.id for place in kept}) < len(kept):
        raise ValueError("two places have the same id; give each its own")

    def change(utterance: Utterance) -> Changed:
        return replace(utterance, places=kept), (), ""

    return UtteranceEdit(phrase("Change places"), change)


def set_place(place: Place) -> UtteranceEdit:
    """Put a place where it is said, or add it: a dot of the half circle that is dragged."""

    def change(utterance: Utterance) -> Changed:
        others = [place if one.id == place.id else one for one in utterance.places]
        return replace(utterance, places=tuple(others if place in others else [*others, place])), (), ""

    return UtteranceEdit(phrase("Move place"), change)


DETAILS: Final = (
    "title", "translation", "author", "licence", "source", "dominant_side", "fps", "tempo", "style", "rest",
    "video", "addressee_m", "life",
)  # fmt: skip
"""Fields that `set_utterance` changes."""


def set_utterance(**fields: Any) -> UtteranceEdit:
    """Change what holds for the whole utterance (`DETAILS`): title, tempo, style and the like.

    Raises:
        ValueError: a field that is none of them.
    """
    strange = sorted(set(fields) - set(DETAILS))
    if strange:
        raise ValueError(f"a sentence has no {strange[0]}; it has {', '.join(DETAILS)}")
    if "tempo" in fields:
        fields["tempo"] = tempo_within_limits(fields["tempo"])
    if not LEAST <= fields.get("fps", LEAST) <= MOST:
        raise ValueError(f"fps is {fields['fps']}; it must be from {LEAST} to {MOST}")
    require_life(fields.get("life", 0.0))
    return UtteranceEdit(
        phrase("Change details"),
        lambda utterance: (replace(utterance, **fields), (), ""),
    )


def set_style(style: Style) -> UtteranceEdit:
    """Sign in another style; life that was the proposal for the old one becomes that for the new one."""

    def change(utterance: Utterance) -> Changed:
        is_proposed = utterance.life == proposed_life(utterance.style)
        life = proposed_life(style) if is_proposed else utterance.life
        return replace(utterance, style=style, life=life), (), ""

    return UtteranceEdit(phrase("Change style"), change)


def tempo_within_limits(tempo: float) -> float:
    """Return the tempo, times the rate of signs, or the limit that it passes."""
    require_finite(tempo=tempo)
    return min(max(tempo, LEAST_TEMPO), MOST_TEMPO)
