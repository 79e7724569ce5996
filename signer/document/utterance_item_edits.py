"""Edits of items of an utterance: what they are, how quickly and with which hands they are signed."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any, Final

from signer.document.sign import Sign
from signer.document.utterance import (
    LONGEST_PAUSE_S,
    MOST_REPEATS,
    UNCHANGED,
    Content,
    Onward,
    Pause,
    SignContent,
    Utterance,
    UtteranceItem,
    changes_between,
    content_updated,
)
from signer.document.utterance_edits import Changed, UtteranceEdit, tempo_within_limits
from signer.document.values import require_finite
from signer.phrases import phrase

ITEM_FIELDS: Final = (
    "tempo", "mirrored", "one_handed", "idle_hand", "moved_m", "repeats", "hold_s", "end", "at_s", "subject",
    "object",
)  # fmt: skip
"""Fields of an item that `set_item` changes."""


def replace_item(item_id: str, content: Content) -> UtteranceEdit:
    """Put another content in an item's place; its tempo, its end and its spans stay."""
    return _of_items(phrase("Replace item"), [item_id], lambda item: replace(item, content=content))


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
            wanted["tempo"] = tempo_within_limits(wanted["tempo"])
        if "repeats" in wanted:
            wanted["repeats"] = min(max(int(wanted["repeats"]), 0), MOST_REPEATS)
        for name in ("hold_s", "at_s"):
            if wanted.get(name) is not None:
                require_finite(**{name: wanted[name]})
                wanted[name] = max(wanted[name], 0.0)
        if "moved_m" in wanted:
            require_finite(**dict(zip(("x", "y", "z"), wanted["moved_m"], strict=True)))
        return replace(item, **wanted)

    return _of_items(phrase("Change item"), ids, changed)


def set_tempo(item_id: str, tempo: float) -> UtteranceEdit:
    """Change how quickly an item is signed, times the tempo of the utterance."""
    return _of_items(
        phrase("Change tempo"),
        [item_id],
        lambda item: replace(item, tempo=tempo_within_limits(tempo)),
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

    return _of_items(phrase("Change pause"), [item_id], changed)


def mirror_items(item_ids: Iterable[str]) -> UtteranceEdit:
    """Exchange the hands of items, as in a mirror; done twice it is undone."""
    return _of_items("Mirror", tuple(item_ids), lambda item: replace(item, mirrored=not item.mirrored))


def set_one_handed(item_ids: Iterable[str], *, one_handed: bool = True) -> UtteranceEdit:
    """Let items be done with the dominant hand alone, or as they are written."""
    label = phrase("One hand") if one_handed else phrase("Both hands")
    return _of_items(label, tuple(item_ids), lambda item: replace(item, one_handed=one_handed))


def set_transition(item_id: str, onward: Onward) -> UtteranceEdit:
    """Set the transition from an item to the next one; `Onward()` is what follows by itself."""
    if onward.duration_s is not None:
        require_finite(duration_s=onward.duration_s)
        onward = replace(onward, duration_s=max(onward.duration_s, 0.0))
    return _of_items(
        phrase("Change transition"),
        [item_id],
        lambda item: replace(item, onward=replace(onward, extra=item.onward.extra)),
    )


def update_item(item_id: str, sign: Sign, digest: str) -> UtteranceEdit:
    """Take the library's sign as it is now; what was changed here is kept where its key is still there."""

    def change(utterance: Utterance) -> Changed:
        content, lost = content_updated(_sign_content(utterance, item_id), sign, digest)
        words = f"changes to {', '.join(lost)} are gone: the sign has no such key any more" if lost else ""
        return _with_content(utterance, item_id, content), [item_id], words

    return UtteranceEdit(phrase("Update from library"), change)


def put_back(item_id: str) -> UtteranceEdit:
    """Take back what was changed here of an item's sign: it is as it came from the library."""
    return UtteranceEdit(
        phrase("Put back"),
        lambda utterance: (
            _with_content(utterance, item_id, replace(_sign_content(utterance, item_id), changed=UNCHANGED)),
            [item_id],
            "",
        ),
    )


def detach_item(item_id: str) -> UtteranceEdit:
    """Make an item's sign one of its own, which no library updates."""

    def change(utterance: Utterance) -> Changed:
        content = _sign_content(utterance, item_id)
        own = SignContent(content.name, content.edited)
        return _with_content(utterance, item_id, own), [item_id], ""

    return UtteranceEdit(phrase("Detach from library"), change)


def edit_sign(item_id: str, edited: Sign) -> UtteranceEdit:
    """Let an item's sign be as it was edited.

    Changed keys and spans are kept as changes of the library's sign; where some were added or taken away the
    item becomes a copy of its own, and the words say so.
    """

    def change(utterance: Utterance) -> Changed:
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

    return UtteranceEdit(phrase("Change sign"), change)


def _of_items(
    label: str,
    item_ids: Iterable[str],
    changed: Callable[[UtteranceItem], UtteranceItem],
) -> UtteranceEdit:
    ids = tuple(item_ids)

    def change(utterance: Utterance) -> Changed:
        for item_id in ids:
            utterance.index(item_id)
        items = tuple(changed(item) if item.id in ids else item for item in utterance.items)
        return replace(utterance, items=items), ids, ""

    return UtteranceEdit(label, change)


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
