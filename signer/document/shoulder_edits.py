"""Every change to what the shoulders do, as a pure function with a label; keys stay in order and apart as those of the hands."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from signer.document.edits import Edit
from signer.document.lanes import exchanged, inserted, require_finite
from signer.document.queries import find_shoulder_key, has_id
from signer.document.sign import ShoulderKey, ShoulderLane, Sign
from signer.document.values import LANES, LaneName


def add_shoulder_key(lane: LaneName, key: ShoulderKey) -> Edit:
    """Put a key on a shoulder's lane. A key at the same moment is replaced, a hold it falls into ends before it."""

    def change(sign: Sign) -> Sign:
        if has_id(sign, key.id):
            raise ValueError(f"the id {key.id!r} is taken; use new_shoulder_key_id")
        return _with(sign, lane, inserted(sign.shoulder(lane).keys, _checked(key)))

    return Edit("Set shoulder key", change)


def remove_shoulder_keys(key_ids: Iterable[str]) -> Edit:
    """Take keys of the shoulders away."""
    ids = frozenset(key_ids)

    def change(sign: Sign) -> Sign:
        for key_id in ids:
            find_shoulder_key(sign, key_id)
        for name in LANES:
            sign = _with(sign, name, tuple(key for key in sign.shoulder(name).keys if key.id not in ids))
        return sign

    return Edit("Delete shoulder key" if len(ids) < 2 else "Delete shoulder keys", change)


def set_shoulder_span(key_id: str, time_s: float, end_s: float) -> Edit:
    """Change when a shoulder's key begins and its hold ends, between its neighbours."""

    def change(sign: Sign) -> Sign:
        require_finite(time_s=time_s, end_s=end_s)
        key = find_shoulder_key(sign, key_id)[1]
        first = min(time_s, end_s)
        return _replaced(sign, replace(key, time_s=first, hold_s=max(0.0, end_s - first)))

    return Edit("Move shoulder key", change, f"shoulder span {key_id}")


def set_shoulder(key_id: str, **changes: Any) -> Edit:
    """Change what a shoulder does at a key: `assist`, `elevation_rad`, `protraction_rad`, `easing`."""
    if strange := set(changes) - {"assist", "elevation_rad", "protraction_rad", "easing"}:
        raise ValueError(f"a shoulder's key has no {', '.join(sorted(strange))} to set")

    def change(sign: Sign) -> Sign:
        return _replaced(sign, _checked(replace(find_shoulder_key(sign, key_id)[1], **changes)))

    return Edit("Change shoulder", change, f"shoulder {key_id} {sorted(changes)}")


def _replaced(sign: Sign, key: ShoulderKey) -> Sign:
    lane, _ = find_shoulder_key(sign, key.id)
    return _with(sign, lane, exchanged(sign.shoulder(lane).keys, key))


def _checked(key: ShoulderKey) -> ShoulderKey:
    require_finite(time_s=key.time_s, hold_s=key.hold_s, elevation_rad=key.elevation_rad, protraction_rad=key.protraction_rad)
    if not 0.0 <= key.assist <= 1.0:
        raise ValueError(f"assist is {key.assist}; it must be from 0 to 1")
    return key


def _with(sign: Sign, name: LaneName, keys: tuple[ShoulderKey, ...]) -> Sign:
    if keys == sign.shoulder(name).keys:
        return sign
    lane = ShoulderLane(keys)
    return replace(sign, dominant_shoulder=lane) if name == "dominant" else replace(sign, base_shoulder=lane)
