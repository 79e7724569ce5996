"""Questions about a sign that change nothing."""

from collections.abc import Iterator

from signer.document import timing
from signer.document.rows import Row
from signer.document.sign import Key, Lane, ShoulderKey, ShoulderLane, Sign
from signer.document.timing import SAME_TIME_S
from signer.document.values import LANES, LaneName


def every_key(sign: Sign) -> Iterator[tuple[LaneName, Key]]:
    """All keys with the names of their lanes, the dominant lane first."""
    for name in LANES:
        for key in sign.lane(name).keys:
            yield name, key


def every_shoulder_key(sign: Sign) -> Iterator[tuple[LaneName, ShoulderKey]]:
    """All keys of the shoulders with the names of their hands' lanes, the dominant one first."""
    for name in LANES:
        for key in sign.shoulder(name).keys:
            yield name, key


def find_shoulder_key(sign: Sign, key_id: str) -> tuple[LaneName, ShoulderKey]:
    """The shoulder's key of that id and the hand's lane it goes with; LookupError when there is none."""
    for name, key in every_shoulder_key(sign):
        if key.id == key_id:
            return name, key
    known = ", ".join(key.id for _, key in every_shoulder_key(sign)) or "none"
    raise LookupError(f"no shoulder key {key_id!r} in this sign; its shoulder keys: {known}")


def shoulder_key_under(lane: ShoulderLane, time_s: float) -> ShoulderKey | None:
    """The shoulder's key whose moment or hold contains the time."""
    return next((key for key in lane.keys if key.time_s - SAME_TIME_S <= time_s <= key.end_s + SAME_TIME_S), None)


def find_key(sign: Sign, key_id: str) -> tuple[LaneName, Key]:
    """The key of that id and the lane it lies on; LookupError when there is none."""
    for name, key in every_key(sign):
        if key.id == key_id:
            return name, key
    known = ", ".join(key.id for _, key in every_key(sign)) or "none"
    raise LookupError(f"no key {key_id!r} in this sign; its keys: {known}")


def has_key(sign: Sign, key_id: str) -> bool:
    """Whether a key of a hand of that id exists."""
    return any(key.id == key_id for _, key in every_key(sign))


def has_id(sign: Sign, key_id: str) -> bool:
    """Whether a key of a hand or of a shoulder has that id."""
    return has_key(sign, key_id) or any(key.id == key_id for _, key in every_shoulder_key(sign))


def key_under(lane: Lane, time_s: float) -> Key | None:
    """The key whose moment or hold contains the time."""
    for key in lane.keys:
        if key.time_s - SAME_TIME_S <= time_s <= key.end_s + SAME_TIME_S:
            return key
    return None


def key_before(lane: Lane, time_s: float) -> Key | None:
    """The last key that begins before the time; within a hold that is the key being held."""
    earlier = [key for key in lane.keys if key.time_s < time_s - SAME_TIME_S]
    return earlier[-1] if earlier else None


def key_after(lane: Lane, time_s: float) -> Key | None:
    """The first key that begins after the time."""
    return next((key for key in lane.keys if key.time_s > time_s + SAME_TIME_S), None)


def neighbours(lane: Lane, key_id: str) -> tuple[Key | None, Key | None]:
    """The keys right before and right after a key of the lane; LookupError when it is not there."""
    ids = [key.id for key in lane.keys]
    if key_id not in ids:
        raise LookupError(f"no key {key_id!r} on this lane")
    index = ids.index(key_id)
    return (
        lane.keys[index - 1] if index else None,
        lane.keys[index + 1] if index + 1 < len(lane.keys) else None,
    )


def is_empty(sign: Sign) -> bool:
    """Whether no lane has a key."""
    return not any(sign.lane(name).keys or sign.shoulder(name).keys for name in LANES)


def span_s(sign: Sign) -> tuple[float, float]:
    """From when to when the sign lasts: zero to the end of the last hold and the way back to rest; (0, 0) without keys."""
    ends = [key.end_s for _, key in every_key(sign)] + [key.end_s for _, key in every_shoulder_key(sign)]
    return (0.0, timing.stored(max(ends) + sign.lead_out_s)) if ends else (0.0, 0.0)


def frame_count(sign: Sign, fps: float | None = None) -> int:
    """How many frames show the whole sign, at its own rate unless another is given."""
    return timing.frame_count(span_s(sign)[1], sign.fps if fps is None else fps)


def new_key_id(sign: Sign) -> str:
    """An id no key has: k and the number after the highest in use."""
    return _next_id(sign, "k")


def new_shoulder_key_id(sign: Sign) -> str:
    """An id no key has: s and the number after the highest in use."""
    return _next_id(sign, "s")


def new_row_key_id(sign: Sign, row: Row) -> str:
    """An id no key has, as keys of that row are called."""
    return new_key_id(sign) if row.part == "hand" else new_shoulder_key_id(sign)


def _next_id(sign: Sign, letter: str) -> str:
    ids = [key.id for _, key in every_key(sign)] + [key.id for _, key in every_shoulder_key(sign)]
    return f"{letter}{max((int(one[1:]) for one in ids if one[:1] == letter and one[1:].isdecimal()), default=0) + 1}"
