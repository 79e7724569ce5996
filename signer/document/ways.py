"""Ways from key to key: when a hand is on one, and which one an edit changed."""

from dataclasses import replace

from signer.document.items import find_item, has_id, items_on
from signer.document.queries import every_key
from signer.document.sign import Sign
from signer.document.tracks.hand import Key


def way_after(sign: Sign, key_id: str) -> tuple[float, float] | None:
    """Return when a hand or shoulder leaves a key and when it reaches the next one, s.

    None for a last key, or when no key has that id.
    """
    if not has_id(sign, key_id):
        return None
    row, key = find_item(sign, key_id)
    keys = items_on(sign, row)
    after = keys[keys.index(key) + 1 :]
    return (key.end_s, after[0].time_s) if after else None


def changed_way(before: Sign, after: Sign) -> str | None:
    """Return the key whose transition to the next one is all that an edit of the keys changed.

    None for any other edit.
    """
    pairs = list(zip(_keys(before), _keys(after), strict=False))
    changed = [(old, new) for old, new in pairs if old is not new and old != new]
    if len(_keys(before)) != len(_keys(after)) or len(changed) != 1:
        return None
    old, new = changed[0]
    return new.id if replace(old, transition=new.transition) == new else None


def _keys(sign: Sign) -> tuple[Key, ...]:
    return tuple(key for _role, key in every_key(sign))
