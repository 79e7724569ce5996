"""Changes to an utterance as pure functions with a label and an outcome, as those of a sign are.

An edit that changes nothing returns the very same utterance.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any, Final, Protocol

from signer.document.sign import Sign
from signer.document.utterance import (
    LEAST_TEMPO,
    LONGEST_PAUSE_S,
    MOST_ITEMS,
    MOST_REPEATS,
    MOST_TEMPO,
    UNCHANGED,
    Content,
    Onward,
    Pause,
    SignContent,
    Utterance,
    UtteranceItem,
    UtteranceSpan,
    changes_between,
    content_updated,
    new_id,
)
from signer.document.utterance_links import with_links_kept
from signer.document.values import Place, require_finite


@dataclass(frozen=True, slots=True)
class UtteranceOutcome:
    """Result of an edit.

    Attributes:
        utterance: as it became; the same object where nothing changed.
        items: ids of the items that the edit is about, as they are now; none for those that are gone.
        words: what held the edit back, or what got lost, a sentence for the user; else empty.
        changed: whether the utterance is another one.
    """

    utterance: Utterance
    items: tuple[str, ...] = ()
    words: str = ""
    changed: bool = False


class UtteranceChange(Protocol):
    """Anything that changes an utterance: its name in the Undo menu, and what becomes of an utterance."""

    @property
    def label(self) -> str:
        """Name in the Undo menu."""
        ...

    def outcome(self, utterance: Utterance) -> UtteranceOutcome:
        """Return what becomes of an utterance."""
        ...

    def __call__(self, utterance: Utterance) -> Utterance:
        """Return the changed utterance, or the same object when nothing changed."""
        ...


@dataclass(frozen=True, slots=True)
class UtteranceEdit:
    """One change and its name in the Undo menu.

    Edits of one gesture with the same `merge_key` become one step. `change` returns the utterance, the ids
    that it is about, and words for the user.
    """

    label: str
    change: Callable[[Utterance], tuple[Utterance, Iterable[str], str]]
    merge_key: str | None = None

    def outcome(self, utterance: Utterance) -> UtteranceOutcome:
        """Return the changed utterance, and the items that the edit is about."""
        after, ids, words = self.change(utterance)
        after = with_links_kept(utterance, after)
        if after == utterance:
            after = utterance
        known = {item.id for item in after.items}
        return UtteranceOutcome(
            after, tuple(one for one in ids if one in known), words, after is not utterance
        )

    def __call__(self, utterance: Utterance) -> Utterance:
        """Return the changed utterance, or the same object when nothing changed."""
        return self.outcome(utterance).utterance


ITEM_FIELDS: Final = (
    "tempo", "mirrored", "one_handed", "idle_hand", "moved_m", "repeats", "hold_s", "end", "at_s", "subject",
    "object",
)  # fmt: skip
"""Fields of an item that `set_item` changes."""


def insert_items(contents: Iterable[Content | UtteranceItem], before: str | None = None) -> UtteranceEdit:
    """Put items in before the one of an id, at the end without one.

    Items get ids of their own; spans that lie over both neighbours go on over them.
    """
    given = tuple(contents)

    def change(utterance: Utterance) -> tuple[Utterance, Iterable[str], str]:
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

    return UtteranceEdit("Insert items" if len(given) > 1 else "Insert item", change)


def insert_utterance(made: Utterance, before: str | None = None) -> UtteranceEdit:
    """Put another utterance's items in before the item of an id, with their signals and new places.

    A place of the same id is the one that is here already.
    """

    def change(utterance: Utterance) -> tuple[Utterance, Iterable[str], str]:
        known = {place.id for place in utterance.places}
        places = (*utterance.places, *(place for place in made.places if place.id not in known))
        found = insert_items(made.items, before).outcome(replace(utterance, places=places))
        ids = dict(zip((item.id for item in made.items), found.items, strict=True))
        spans = list(found.utterance.spans)
        for span in made.spans:
            span_id = new_id("n", (one.id for one in spans))
            ends = ids[span.from_item], ids[span.to_item]
            spans.append(replace(span, id=span_id, from_item=ends[0], to_item=ends[1]))
        return replace(found.utterance, spans=tuple(spans)), found.items, ""

    return UtteranceEdit("Insert items" if len(made.items) != 1 else "Insert item", change)


def remove_items(item_ids: Iterable[str]) -> UtteranceEdit:
    """Take items away; what comes later closes up, and spans end with what is left of their items."""
    ids = frozenset(item_ids)

    def change(utterance: Utterance) -> tuple[Utterance, Iterable[str], str]:
        for item_id in ids:
            utterance.index(item_id)
        return replace(utterance, items=tuple(item for item in utterance.items if item.id not in ids)), (), ""

    return UtteranceEdit("Delete items" if len(ids) > 1 else "Delete item", change)


def move_items(item_ids: Iterable[str], before: str | None = None) -> UtteranceEdit:
    """Move items together, in their order, before the one of an id; to the end without one.

    Spans stay with their first and last item; one whose last item would come first runs from there.
    """
    ids = frozenset(item_ids)

    def change(utterance: Utterance) -> tuple[Utterance, Iterable[str], str]:
        moved = [utterance.item(item_id) for item_id in sorted(ids, key=utterance.index)]
        at = len(utterance.items) if before is None else utterance.index(before)
        head = [item for item in utterance.items[:at] if item.id not in ids]
        tail = [item for item in utterance.items[at:] if item.id not in ids]
        return replace(utterance, items=(*head, *moved, *tail)), [item.id for item in moved], ""

    return UtteranceEdit("Move items" if len(ids) > 1 else "Move item", change)


def replace_item(item_id: str, content: Content) -> UtteranceEdit:
    """Put another content in an item's place; its tempo, its end and its spans stay."""
    return _of_items("Replace item", [item_id], lambda item: replace(item, content=content))


def set_item(item_id: str, **fields: Any) -> UtteranceEdit:
    """Change fields of an item (`ITEM_FIELDS`); a tempo and a count stop at their limits.

    Raises:
        ValueError: a field that is none of them.
    """
    return set_items([item_id], **fields)


def set_items(item_ids: Iterable[str], **fields: Any) -> UtteranceEdit:
    """Change fields of several items at once, as `set_item` does."""
    strange = sorted(set(fields) - set(ITEM_FIELDS))
    if strange:
        raise ValueError(f"an item has no {strange[0]}; it has {', '.join(ITEM_FIELDS)}")
    ids = tuple(item_ids)

    def changed(item: UtteranceItem) -> UtteranceItem:
        wanted = dict(fields)
        if "tempo" in wanted:
            wanted["tempo"] = _tempo(wanted["tempo"])
        if "repeats" in wanted:
            wanted["repeats"] = min(max(int(wanted["repeats"]), 0), MOST_REPEATS)
        for name in ("hold_s", "at_s"):
            if wanted.get(name) is not None:
                require_finite(**{name: wanted[name]})
                wanted[name] = max(wanted[name], 0.0)
        if "moved_m" in wanted:
            require_finite(**dict(zip(("x", "y", "z"), wanted["moved_m"], strict=True)))
        return replace(item, **wanted)

    return _of_items("Change item", ids, changed, f"item {sorted(ids)} {sorted(fields)}")


def set_tempo(item_id: str, tempo: float) -> UtteranceEdit:
    """Change how quickly an item is signed, times the tempo of the utterance."""
    return _of_items(
        "Change tempo", [item_id], lambda item: replace(item, tempo=_tempo(tempo)), f"tempo {item_id}"
    )


def set_pause(item_id: str, seconds: float) -> UtteranceEdit:
    """Change how long a pause lasts, s; it stops at its limits.

    Raises:
        ValueError: the item is no pause, or the time is no number.
    """
    require_finite(seconds=seconds)
    kept = Pause(min(max(seconds, 0.0), LONGEST_PAUSE_S))

    def changed(item: UtteranceItem) -> UtteranceItem:
        if not isinstance(item.content, Pause):
            raise ValueError(f"the item {item_id!r} is no pause")
        return replace(item, content=kept)

    return _of_items("Change pause", [item_id], changed, f"pause {item_id}")


def mirror_items(item_ids: Iterable[str]) -> UtteranceEdit:
    """Exchange the hands of items, as in a mirror; done twice it is undone."""
    return _of_items("Mirror", tuple(item_ids), lambda item: replace(item, mirrored=not item.mirrored))


def set_one_handed(item_ids: Iterable[str], *, one_handed: bool = True) -> UtteranceEdit:
    """Let items be done with the dominant hand alone, or as they are written."""
    label = "One hand" if one_handed else "Both hands"
    return _of_items(label, tuple(item_ids), lambda item: replace(item, one_handed=one_handed))


def set_transition(item_id: str, onward: Onward) -> UtteranceEdit:
    """Set the transition from an item to the next one; `Onward()` is what follows by itself."""
    if onward.duration_s is not None:
        require_finite(duration_s=onward.duration_s)
        onward = replace(onward, duration_s=max(onward.duration_s, 0.0))
    return _of_items(
        "Change transition",
        [item_id],
        lambda item: replace(item, onward=replace(onward, extra=item.onward.extra)),
        f"transition {item_id}",
    )


def update_item(item_id: str, sign: Sign, digest: str) -> UtteranceEdit:
    """Take the library's sign as it is now; what was changed here is kept where its key is still there."""

    def change(utterance: Utterance) -> tuple[Utterance, Iterable[str], str]:
        content, lost = content_updated(_sign_content(utterance, item_id), sign, digest)
        words = f"changes to {', '.join(lost)} are gone: the sign has no such key any more" if lost else ""
        return _with_content(utterance, item_id, content), [item_id], words

    return UtteranceEdit("Update from library", change)


def put_back(item_id: str) -> UtteranceEdit:
    """Take back what was changed here of an item's sign: it is as it came from the library."""
    return UtteranceEdit(
        "Put back",
        lambda utterance: (
            _with_content(utterance, item_id, replace(_sign_content(utterance, item_id), changed=UNCHANGED)),
            [item_id],
            "",
        ),
    )


def detach_item(item_id: str) -> UtteranceEdit:
    """Make an item's sign one of its own, which no library updates."""

    def change(utterance: Utterance) -> tuple[Utterance, Iterable[str], str]:
        content = _sign_content(utterance, item_id)
        own = SignContent(content.name, content.edited)
        return _with_content(utterance, item_id, own), [item_id], ""

    return UtteranceEdit("Detach from library", change)


def edit_sign(
    item_id: str, edited: Sign, label: str = "Change sign", merge_key: str | None = None
) -> UtteranceEdit:
    """Let an item's sign be as it was edited.

    Changed keys and spans are kept as changes of the library's sign; where some were added or taken away the
    item becomes a copy of its own, and the words say so.
    """

    def change(utterance: Utterance) -> tuple[Utterance, Iterable[str], str]:
        content = _sign_content(utterance, item_id)
        changed = changes_between(content.sign, edited)
        if changed is not None:
            return _with_content(utterance, item_id, replace(content, changed=changed)), [item_id], ""
        words = (
            f"{content.name} is now a copy of its own, which the library does not update"
            if content.digest
            else ""
        )
        return _with_content(utterance, item_id, SignContent(content.name, edited)), [item_id], words

    return UtteranceEdit(label, change, merge_key)


def set_places(places: Iterable[Place]) -> UtteranceEdit:
    """Change who stands where; items and spans that name a place that is gone name nobody."""
    kept = tuple(places)
    if len({place.id for place in kept}) < len(kept):
        raise ValueError("two places have the same id; give each its own")

    def change(utterance: Utterance) -> tuple[Utterance, Iterable[str], str]:
        return replace(utterance, places=kept), (), ""

    return UtteranceEdit("Change places", change, "places")


def set_place(place: Place) -> UtteranceEdit:
    """Put a place where it is said, or add it: a dot of the half circle that is dragged."""

    def change(utterance: Utterance) -> tuple[Utterance, Iterable[str], str]:
        others = [place if one.id == place.id else one for one in utterance.places]
        return replace(utterance, places=tuple(others if place in others else [*others, place])), (), ""

    return UtteranceEdit("Move place", change, f"place {place.id}")


def add_span(
    signal: str, from_item: str, to_item: str = "", *, strength: float = 1.0, place: str = "", word: str = ""
) -> UtteranceEdit:
    """Lay a signal over items; over one when only that is said."""

    def change(utterance: Utterance) -> tuple[Utterance, Iterable[str], str]:
        first, last = sorted((from_item, to_item or from_item), key=utterance.index)
        span = UtteranceSpan(
            new_id("n", (one.id for one in utterance.spans)), signal, first, last, strength, place, word
        )
        return replace(utterance, spans=(*utterance.spans, span)), [first, last], ""

    return UtteranceEdit("Add signal", change)


def ask(item_id: str, signal: str, from_item: str) -> UtteranceEdit:
    """End a sentence with an item, as a question by its signal over the items from another one on.

    A question that ends there already becomes this one.
    """

    def change(utterance: Utterance) -> tuple[Utterance, Iterable[str], str]:
        kept = [one for one in utterance.spans if not (one.to_item == item_id and one.signal[:2] == "q.")]
        ended = set_item(item_id, end="sentence")(replace(utterance, spans=tuple(kept)))
        return add_span(signal, from_item, item_id)(ended), [item_id], ""

    return UtteranceEdit("Ask", change)


def set_span(span_id: str, **fields: Any) -> UtteranceEdit:
    """Change fields of a span over items: its ends, signal, strength, place or word."""
    if "id" in fields:
        raise ValueError("a span keeps its id")

    def change(utterance: Utterance) -> tuple[Utterance, Iterable[str], str]:
        _require_span(utterance, span_id)
        spans = tuple(replace(one, **fields) if one.id == span_id else one for one in utterance.spans)
        for span in spans:
            utterance.index(span.from_item)
            utterance.index(span.to_item)
        return replace(utterance, spans=spans), (), ""

    return UtteranceEdit("Change signal", change, f"span {span_id} {sorted(fields)}")


def remove_span(span_id: str) -> UtteranceEdit:
    """Take a signal away."""

    def change(utterance: Utterance) -> tuple[Utterance, Iterable[str], str]:
        _require_span(utterance, span_id)
        return replace(utterance, spans=tuple(one for one in utterance.spans if one.id != span_id)), (), ""

    return UtteranceEdit("Delete signal", change)


DETAILS: Final = (
    "title", "translation", "author", "licence", "source", "dominant_side", "fps", "tempo", "style", "rest",
    "video", "addressee_m",
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
        fields["tempo"] = _tempo(fields["tempo"])
    if fields.get("fps", 1) < 1:
        raise ValueError(f"fps is {fields['fps']}; it must be at least 1")
    return UtteranceEdit(
        "Change details",
        lambda utterance: (replace(utterance, **fields), (), ""),
        f"details {sorted(fields)}",
    )


def _of_items(
    label: str,
    item_ids: Iterable[str],
    changed: Callable[[UtteranceItem], UtteranceItem],
    merge_key: str | None = None,
) -> UtteranceEdit:
    ids = tuple(item_ids)

    def change(utterance: Utterance) -> tuple[Utterance, Iterable[str], str]:
        for item_id in ids:
            utterance.index(item_id)
        items = tuple(changed(item) if item.id in ids else item for item in utterance.items)
        return replace(utterance, items=items), ids, ""

    return UtteranceEdit(label, change, merge_key)


def _tempo(tempo: float) -> float:
    require_finite(tempo=tempo)
    return min(max(tempo, LEAST_TEMPO), MOST_TEMPO)


def _sign_content(utterance: Utterance, item_id: str) -> SignContent:
    content = utterance.item(item_id).content
    if not isinstance(content, SignContent):
        raise ValueError(f"the item {item_id!r} is no sign; spell, count or point it anew instead")
    return content


def _with_content(utterance: Utterance, item_id: str, content: Content) -> Utterance:
    items = tuple(
        replace(item, content=content) if item.id == item_id and item.content != content else item
        for item in utterance.items
    )
    return replace(utterance, items=items)


def _require_span(utterance: Utterance, span_id: str) -> None:
    if span_id not in {one.id for one in utterance.spans}:
        known = ", ".join(one.id for one in utterance.spans) or "none"
        raise LookupError(f"no signal {span_id!r} in this sentence; its signals: {known}")
