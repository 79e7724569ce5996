"""Comparison of two signs for the tracks: drawn the same, or at least one an edit of the other."""

from dataclasses import replace
from typing import Final

from signer.document.items import every_item
from signer.document.sign import Sign
from signer.document.tracks.hand import Key
from signer.document.tracks.track import Item
from signer.document.values import ROLES, Contact, Elbow, Orientation

_ORIGIN: Final = (0.0, 0.0, 0.0)


def looks_alike(before: Sign, after: Sign) -> bool:
    """Return whether nothing that is drawn on the tracks differs."""
    old, new = tuple(every_item(before)), tuple(every_item(after))
    return (
        len(old) == len(new)
        and _around(before) == _around(after)
        and all(
            row == new_row and (key is new_key or _shown(key) == _shown(new_key))
            for (row, key), (new_row, new_key) in zip(old, new, strict=True)
        )
    )


def related(before: Sign, after: Sign) -> bool:
    """Return whether one sign is an edit of the other rather than another file.

    It is when a key is the same object, or when the name and an id are kept.
    """
    old, new = ([key for _, key in every_item(sign)] for sign in (before, after))
    shared = {id(key) for key in old} & {id(key) for key in new}
    return bool(shared) or (
        before.gloss == after.gloss and bool({key.id for key in old} & {key.id for key in new})
    )


def _around(sign: Sign) -> tuple[object, ...]:
    """Everything that is drawn beside the items."""
    leads = tuple((sign.hand(role).lead_in, sign.hand(role).lead_out, sign.rise_s(role)) for role in ROLES)
    return (
        sign.markers,
        sign.video,
        sign.dominant_side,
        sign.fps,
        sign.lead_out_s,
        leads,
    )


def _shown(item: Item) -> Item:
    """The item without what the tracks do not show."""
    if not isinstance(item, Key):
        return item
    placement = item.placement
    if not isinstance(placement, Contact):
        placement = replace(placement, point_m=_ORIGIN)
    return replace(item, orientation=Orientation(), elbow=Elbow(), placement=placement)
