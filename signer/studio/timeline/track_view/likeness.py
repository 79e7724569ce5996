"""Comparison of two signs for the tracks: drawn the same, or at least one an edit of the other."""

from dataclasses import replace

from signer.document.items import every_item
from signer.document.sign import Sign
from signer.document.tracks.hand import Key
from signer.document.tracks.track import Item
from signer.document.values import ROLES, Elbow, Orientation


def looks_alike(before: Sign, after: Sign) -> bool:
    """Return whether nothing that is drawn on the tracks differs."""
    return _look(before) == _look(after)


def related(before: Sign, after: Sign) -> bool:
    """Return whether one sign is an edit of the other rather than another file.

    It is when a key is the same object, or when the name and an id are kept.
    """
    old, new = ([key for _, key in every_item(sign)] for sign in (before, after))
    shared = {id(key) for key in old} & {id(key) for key in new}
    return bool(shared) or (
        before.gloss == after.gloss and bool({key.id for key in old} & {key.id for key in new})
    )


def _look(sign: Sign) -> tuple[object, ...]:
    keys = ((row, _unturned(key)) for row, key in every_item(sign))
    leads = tuple((sign.hand(role).lead_in, sign.hand(role).lead_out) for role in ROLES)
    return (
        sign.markers,
        sign.video,
        sign.dominant_side,
        sign.fps,
        sign.lead_in_s,
        sign.lead_out_s,
        leads,
        *keys,
    )


def _unturned(key: Item) -> Item:
    """The key without what the tracks do not show."""
    return replace(key, orientation=Orientation(), elbow=Elbow()) if isinstance(key, Key) else key
