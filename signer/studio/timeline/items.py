"""What stands where on the lanes: keys, holds, transitions and rests as plain rectangles, and what lies under a point."""

from dataclasses import dataclass
from itertools import pairwise
from typing import Final, Literal, NamedTuple

from signer.document.queries import find_key, has_key
from signer.document.sign import Key, Sign
from signer.document.values import LANES, LaneName
from signer.studio.timeline.scale import Scale

HEAD_PX: Final = 216.0  # the column with the names of the lanes
RULER_PX: Final = 26.0
LANE_PX: Final[dict[LaneName, float]] = {"dominant": 48.0, "base": 38.0}
LANES_PX: Final = RULER_PX + sum(LANE_PX.values())
KEY_PX: Final = 9.0  # half a diamond
REACH_PX: Final = 12.0  # a key takes the pointer within this distance: 24 px targets
GRIP_PX: Final = 12.0  # half the width that takes hold of the end of a hold
SHORT_HOLD_PX: Final = 2 * (REACH_PX + GRIP_PX)  # a shorter hold has its grip outside, right of its end

Part = Literal["ruler", "key", "hold", "grip", "transition", "lane", "nothing"]


class Box(NamedTuple):
    """A rectangle in pixels."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """The right edge."""
        return self.x + self.width

    def holds(self, x: float, y: float) -> bool:
        """Whether a point lies within."""
        return self.x <= x <= self.right and self.y <= y <= self.y + self.height

    def meets(self, other: "Box") -> bool:
        """Whether two rectangles share a point."""
        return self.x <= other.right and other.x <= self.right and self.y <= other.y + other.height and other.y <= self.y + self.height


class Target(NamedTuple):
    """What lies under the pointer."""

    part: Part
    lane: LaneName | None = None
    key_id: str | None = None


@dataclass(frozen=True, slots=True)
class KeyItem:
    """A key: its diamond at `x`, its hold as a bar from there, and the grip that changes how long it holds."""

    lane: LaneName
    key: Key
    x: float
    y: float
    hold: Box
    grip: Box


@dataclass(frozen=True, slots=True)
class TransitionItem:
    """The way from a key to the next one."""

    lane: LaneName
    key: Key
    box: Box


class RestItem(NamedTuple):
    """The hand rising from rest or going back to it."""

    lane: LaneName
    start_x: float
    end_x: float
    y: float


@dataclass(frozen=True, slots=True)
class Items:
    """Everything on the lanes, in the order in which it is drawn."""

    rests: tuple[RestItem, ...]
    transitions: tuple[TransitionItem, ...]
    keys: tuple[KeyItem, ...]


def lane_box(lane: LaneName, scale: Scale) -> Box:
    """Where a lane is drawn, without its name."""
    top = RULER_PX + sum(LANE_PX[other] for other in LANES[: LANES.index(lane)])
    return Box(scale.left_px, top, scale.width_px, LANE_PX[lane])


def lay_out(sign: Sign, scale: Scale) -> Items:
    """Place everything of a sign on the time axis."""
    rests: list[RestItem] = []
    transitions: list[TransitionItem] = []
    keys: list[KeyItem] = []
    for lane in LANES:
        box = lane_box(lane, scale)
        placed = [_key_item(lane, key, scale, box) for key in sign.lane(lane).keys]
        keys.extend(placed)
        for item, following in pairwise(placed):
            start = item.hold.right + 4
            transitions.append(
                TransitionItem(lane, item.key, Box(start, box.y + 4, max(0.0, following.x - KEY_PX - 4 - start), box.height - 8))
            )
        rests.extend(_rests(sign, lane, scale, box))
    return Items(tuple(rests), tuple(transitions), tuple(keys))


def target_at(items: Items, scale: Scale, x: float, y: float) -> Target:
    """What a point means; keys come before what lies behind them, the nearest first."""
    if x < scale.left_px - REACH_PX or y > LANES_PX:
        return Target("nothing")
    if y < RULER_PX:
        return Target("ruler")
    near = [item for item in items.keys if _within(item, y) and abs(item.x - x) <= REACH_PX]
    if near:
        item = min(near, key=lambda item: abs(item.x - x))
        return Target("key", item.lane, item.key.id)
    layers: tuple[tuple[Part, list[tuple[LaneName, Key, Box]]], ...] = (
        ("grip", [(item.lane, item.key, item.grip) for item in items.keys]),
        ("hold", [(item.lane, item.key, item.hold) for item in items.keys]),
        ("transition", [(way.lane, way.key, way.box) for way in items.transitions]),
    )
    for part, boxes in layers:
        for lane, key, box in boxes:
            if box.holds(x, y):
                return Target(part, lane, key.id)
    if x < scale.left_px:
        return Target("nothing")
    empty = next((name for name in LANES if lane_box(name, scale).holds(x, y)), None)
    return Target("nothing") if empty is None else Target("lane", empty)


def keys_in(items: Items, box: Box) -> tuple[LaneName | None, tuple[str, ...]]:
    """The keys that a drawn box touches, of one lane: the first lane that has any."""
    for lane in LANES:
        ids = tuple(item.key.id for item in items.keys if item.lane == lane and box.meets(_diamond_and_hold(item)))
        if ids:
            return lane, ids
    return None, ()


def key_and_next(sign: Sign, key_id: str | None) -> tuple[LaneName, Key, Key | None] | None:
    """A key with its lane and the key after it, or None when the sign has no such key."""
    if key_id is None or not has_key(sign, key_id):
        return None
    lane, key = find_key(sign, key_id)
    keys = sign.lane(lane).keys
    index = keys.index(key)
    return lane, key, keys[index + 1] if index + 1 < len(keys) else None


def _key_item(lane: LaneName, key: Key, scale: Scale, box: Box) -> KeyItem:
    x, end, y = scale.x(key.time_s), scale.x(key.end_s), box.y + box.height / 2
    half = min(15.0, box.height / 2 - 4)
    grip_x = end - GRIP_PX if end - x >= SHORT_HOLD_PX else max(end, x + REACH_PX)
    return KeyItem(lane, key, x, y, Box(x, y - half, end - x, 2 * half), Box(grip_x, y - half, GRIP_PX, 2 * half))


def _rests(sign: Sign, lane: LaneName, scale: Scale, box: Box) -> list[RestItem]:
    keys = sign.lane(lane).keys
    if not keys:
        return []
    y, start, end = box.y + box.height / 2, keys[0].time_s, keys[-1].end_s
    return [
        RestItem(lane, scale.x(max(0.0, start - sign.lead_in_s)), scale.x(start) - KEY_PX, y),
        RestItem(lane, max(scale.x(end), scale.x(keys[-1].time_s) + KEY_PX) + 4, scale.x(end + sign.lead_out_s), y),
    ]


def _within(item: KeyItem, y: float) -> bool:
    return item.hold.y <= y <= item.hold.y + item.hold.height


def _diamond_and_hold(item: KeyItem) -> Box:
    return Box(item.x - KEY_PX, item.y - KEY_PX, max(item.hold.width, KEY_PX) + KEY_PX, 2 * KEY_PX)
