"""Movements of hands as notation says them: from paths, gestures of contacts and secondary motion."""

import math
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import combinations
from typing import Final

import numpy as np

from body_model.arrays import Array
from signer.document.values import Easing, LocalKind, Orientation, Transition
from signer.export.noted_hands import HeldHand
from signer.export.noted_places import Told
from signer.notation import directions, notated, tables
from signer.notation.directions import CURVE, RADIUS_M, STEP_M, word_for
from signer.notation.symbols import values_of

NOWHERE_M: Final = 0.015
"""A hand that goes less far moves nowhere: contacts of neighbouring keys differ by some millimetres."""
SEEN_M: Final = 0.002
"""A way from this length on, m, is told as left out where it is no movement: shorter ones are not seen."""
LEAST_ROUND_M: Final = 1e-3
"""Least radius of a circle whose size is told: a broken number of rounds has none of its own."""
WORTH_RAD: Final = math.radians(8.0)
"""So much nearer a direction between two has to be to be told so: with half of it nearly all are, with double
none. In the NGT dictionary half of them are."""
NEIGHBOURS_RAD: Final = math.radians(61.0)
"""Angle of two directions that something may be between: neighbours are 45 or 60 degrees apart."""
ACCENTS: Final[dict[Easing, str]] = {"sharp stop": "halt", "tense": "tense"}
WRIST: Final[dict[LocalKind, str]] = {"nod": "nodding", "twist": "twisting", "waggle": "swinging"}
_UP: Final = np.array((0.0, 1.0, 0.0))
_AHEAD: Final = np.array((0.0, 0.0, 1.0))


@cache
def _finger_pairs() -> tuple[tuple[str, str], ...]:
    words = values_of("fingers")
    return tuple(
        pair
        for pair in combinations(words, 2)
        if directions.angle(*map(directions.direction, pair)) < NEIGHBOURS_RAD
    )


def facing_of(hand: HeldHand) -> notated.Facing:
    """Return the symbols nearest to where a hand's fingers point and its palm faces.

    A direction that is far from each of them is told as between two.
    """
    fingers, second = _nearest_fingers(hand.fingers)
    told = directions.between(fingers, second)
    palms = {palm: directions.palm_normal(told, palm) for palm in directions.PALMS}
    ranked = sorted(palms, key=lambda palm: directions.angle(palms[palm], hand.palm))
    halfway = np.add(palms[ranked[0]], palms[ranked[1]])
    gain = directions.angle(palms[ranked[0]], hand.palm) - directions.angle(halfway, hand.palm)
    if gain <= WORTH_RAD:
        return notated.Facing(fingers, ranked[0], second)
    one, other = sorted(ranked[:2], key=directions.PALMS.index)
    return notated.Facing(fingers, one, second, other)


def _nearest_fingers(wanted: Array) -> tuple[str, str]:
    single, off = directions.nearest(wanted)
    pair = min(_finger_pairs(), key=lambda words: directions.angle(directions.between(*words), wanted))
    if off - directions.angle(directions.between(*pair), wanted) <= WORTH_RAD:
        return single, ""
    return pair


def off_by(hand: HeldHand) -> tuple[float, float]:
    """Return by how much fingers and palm are off their symbols, rad."""
    facing = facing_of(hand)
    told = directions.between(facing.fingers, facing.second_fingers)
    palms = [directions.palm_normal(told, palm) for palm in (facing.palm, facing.second_palm) if palm]
    return directions.angle(told, hand.fingers), directions.angle(np.sum(palms, axis=0), hand.palm)


def way_between(before: HeldHand, after: HeldHand, told: Told) -> notated.Movement | None:
    """Return what a hand does from one key to the next, but for where it ends; None where it does nothing."""
    transition = before.key.transition
    parts = [*_path(before, after, told), *_change(before, after), *_locals(before, "way")]
    if not parts:
        return None
    moved: notated.Movement = parts[0] if len(parts) == 1 else notated.Parallel(tuple(parts))
    return again(moved, transition.repeats)


def again(movement: notated.Movement, more: int) -> notated.Movement:
    """Return a movement that is done so many times more."""
    if not more:
        return movement
    return notated.Repeated(movement, "fromstart" if more == 1 else "fromstart_several")


def _path(before: HeldHand, after: HeldHand, told: Told) -> Iterator[notated.Movement]:
    transition = before.key.transition
    same = before.key.articulator == after.key.articulator
    start, end = (before.point, after.point) if same else (before.wrist, after.wrist)
    chord = end - start
    length = float(np.linalg.norm(chord))
    manner = notated.Manner(accent=ACCENTS.get(transition.easing, ""))
    words = list[str]()
    if transition.path == "circle" and len(before.on_way):
        circle, off = _circle(before.on_way, transition, manner)
        words.append(f"a circle about {circle.axis}, {math.degrees(off):.0f} degrees off")
        rounds = max(1, round(abs(transition.turns)))
        yield again(circle, rounds - 1)
    if length > NOWHERE_M:
        straight, off = _straight(chord, manner)
        words.append(f"a movement {_spelled(straight)}, {math.degrees(off):.0f} degrees off")
        if transition.path == "arc" and len(before.on_way):
            straight = _curved(straight, chord, before.on_way[1] - (before.point + after.point) / 2.0)
        elif transition.path == "zigzag":
            straight = replace(straight, zigzag="zigzag")
        elif transition.path == "slide":
            straight = replace(straight, manner=replace(manner, brushing=_brushed(after)))
        yield straight
    if transition != Transition():
        becomes = " and ".join(words) or "no movement"
        told.changed("transitions", f"{before.place}.transition", f"path {transition.path} becomes {becomes}")
    elif not words and length > SEEN_M:
        becomes = f"way of {1000.0 * length:.0f} mm becomes no movement"
        told.changed("transitions", f"{before.place}.transition", becomes)


def _spelled(straight: notated.Straight) -> str:
    return f"{straight.direction} to {straight.second}" if straight.second else straight.direction


def _straight(chord: Array, manner: notated.Manner) -> tuple[notated.Straight, float]:
    """Return the movement nearest to a way, and by how much it is off, rad."""
    length = float(np.linalg.norm(chord))
    word, off = directions.nearest(chord)
    direction, second = (word[:2], word[1:]) if len(word) == 3 else (word, "")
    return notated.Straight(direction, second, word_for(length, STEP_M), manner=manner), off


def _circle(on_way: Array, transition: Transition, manner: notated.Manner) -> tuple[notated.Circle, float]:
    axis = np.cross(on_way[1] - on_way[0], on_way[2] - on_way[1])
    if np.linalg.norm(axis) < 1e-9:  # too small to see which way round
        axis = _AHEAD
    word, off = directions.nearest(axis, values_of("circle"))
    return notated.Circle(
        word, "", word_for(max(abs(transition.height_m), LEAST_ROUND_M), RADIUS_M), manner=manner
    ), off


def _curved(straight: notated.Straight, chord: Array, bulge: Array) -> notated.Straight:
    """Return a movement with the arch that the middle of its way has off the line."""
    length = float(np.linalg.norm(chord))
    across = bulge - (bulge @ chord) / length**2 * chord
    height = float(np.linalg.norm(across))
    if height < NOWHERE_M / 3.0:
        return straight
    sides = values_of("arc")
    told = directions.between(straight.direction, straight.second)
    curve = min(sides, key=lambda side: directions.angle(across, directions.bulge(told, side)))
    return replace(straight, curve=curve, curve_size=word_for(height / length, CURVE))


def _brushed(hand: HeldHand) -> notated.Location | None:
    contact = hand.key.contact
    if contact is None or not isinstance(contact.site, str) or contact.site not in tables.places():
        return None
    return replace(tables.places()[contact.site], contact="")


def _change(before: HeldHand, after: HeldHand) -> Iterator[notated.Movement]:
    """Yield the change of shape and directions, as far as they are written otherwise."""
    shapes = [tables.shapes()[hand.key.handshape] for hand in (before, after)]
    one, other = (facing_of(hand) for hand in (before, after))
    shape = shapes[1] if shapes[0] != shapes[1] else None
    facing = notated.Facing() if one == other else other
    if (one.fingers, one.second_fingers) == (other.fingers, other.second_fingers):
        facing = replace(facing, fingers="", second_fingers="")
    if shape is not None or facing != notated.Facing():
        yield notated.Change(notated.Hands(notated.Posture(shape, facing)))


def held_movements(
    hand: HeldHand, there: notated.Hands | None, before: HeldHand | None = None
) -> Iterator[notated.Movement]:
    """Yield what a hand does while it is held: the gesture of its contact, then fingers and wrist.

    `there` is the place that a tap comes back to, as the posture says it, `before` the key it comes from.
    """
    own = notated.Change(notated.Hands(notated.Posture(tables.shapes()[hand.key.handshape])))
    if before is not None and _opens(before, "way"):
        yield own
    act, contact = hand.key.act, hand.key.contact
    if act is not None and contact is not None:
        if contact.manner in ("tap", "double"):
            yield again(_tap(hand, there), act.times - 1)
        else:
            yield again(_rub(hand), 0 if contact.manner == "brush" else act.times - 1)
    yield from _locals(hand, "hold")
    if _opens(hand, "hold"):
        yield own


def _opens(hand: HeldHand, when: str) -> bool:
    """Return whether a hand opens and closes meanwhile, after which its shape is told again."""
    return any(one.kind == "open and close" and one.during in (when, "both") for one in hand.key.local)


def _tap(hand: HeldHand, there: notated.Hands | None) -> notated.Movement:
    away, _ = directions.nearest(hand.out, values_of("move"))
    back, _ = directions.nearest(-hand.out, values_of("move"))
    coming = notated.Straight(back, size="small")
    return notated.Sequence(
        (notated.Straight(away, size="small"), coming if there is None else notated.Targeted(coming, there))
    )


def _rub(hand: HeldHand) -> notated.Movement:
    act, contact = hand.key.act, hand.key.contact
    assert act is not None
    assert contact is not None
    manner = notated.Manner(brushing=_brushed(hand))
    if act.shape != "line":
        axis = -hand.out if act.shape == "clockwise" else hand.out
        return notated.Circle(directions.nearest(axis, values_of("circle"))[0], "", "small", manner=manner)
    upwards = _UP if abs(hand.out @ _UP) < 0.9 else _AHEAD
    up = upwards - (upwards @ hand.out) * hand.out
    up /= np.linalg.norm(up)
    along = math.cos(act.direction_rad) * up + math.sin(act.direction_rad) * np.cross(up, hand.out)
    there, back = (directions.nearest(way, values_of("move"))[0] for way in (along, -along))
    going = notated.Straight(there, size="small", manner=manner)
    if contact is not None and contact.manner == "brush":
        return going
    return notated.Sequence((going, notated.Straight(back, size="small", manner=manner)))


def _locals(hand: HeldHand, when: str) -> Iterator[notated.Movement]:
    for one in hand.key.local:
        if one.during not in (when, "both"):
            continue
        if one.kind in WRIST:
            yield notated.Wrist(WRIST[one.kind])
        elif one.kind == "wiggle":
            yield notated.FingerPlay()
        elif one.kind == "open and close":
            yield notated.Repeated(
                notated.Change(notated.Hands(notated.Posture(tables.shapes()[one.toward]))),
                "fromstart_several",
            )


def tell_movements(hand: HeldHand, told: Told) -> None:
    """Say what of a key's directions, gesture and secondary motion notation says otherwise."""
    if hand.key.orientation != Orientation():
        fingers, palm = (math.degrees(off) for off in off_by(hand))
        words = f"fingers are {fingers:.0f}, the palm {palm:.0f} degrees off the nearest symbols"
        told.changed("orientations", f"{hand.place}.orientation", words)
    if hand.key.act is not None:
        words = f"gesture of {1000.0 * hand.key.act.size_m:.0f} mm becomes small movements"
        told.changed("gestures of contacts", f"{hand.place}.act", words)
    if hand.key.local:
        kinds = ", ".join(one.kind for one in hand.key.local)
        if all(one.kind == "snap" for one in hand.key.local):
            told.left_out("secondary motion", f"{hand.place}.local", kinds)
        else:
            told.changed(
                "secondary motion", f"{hand.place}.local", f"{kinds} is written without size and rate"
            )


def targeted(
    movement: notated.Movement | None, target: notated.Location | notated.Constellation | None
) -> notated.Movement | None:
    """Return a movement with the place at which it ends."""
    if target is None:
        return movement
    there = notated.Hands.at(target)
    if movement is None:
        return notated.Change(there)
    if isinstance(movement, notated.Change):
        dominant = replace(movement.target.dominant, location=there.dominant.location)
        return notated.Change(notated.Hands(dominant, None, there.constellation), movement.manner)
    if isinstance(movement, notated.Repeated):
        inner = targeted(movement.movement, target)
        assert inner is not None
        return replace(movement, movement=inner)
    return notated.Targeted(movement, there)
