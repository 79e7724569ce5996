"""BML of Performs: each key as a behaviour with its time, shape, directions, place and part.

It says postures at their times by the names of that player; nothing of the elbow, of the way between, of the
face, and no exact point (performs, docs/InstructionsBML.md).
"""

import json
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from signer import atomic
from signer.document.sign import Sign
from signer.document.values import ROLES, HandRole
from signer.errors import ExportError
from signer.export.noted_hands import HeldHand, held_hands
from signer.export.noted_movements import facing_of
from signer.export.noted_places import Told, constellation_of, is_on_other_hand, location_of
from signer.export.options import Options, Progress, quiet
from signer.notation import tables
from signer.notation.notated import Location, Part, Shape
from signer.phrases import phrase

HANDS: Final[dict[HandRole, str]] = {"dominant": "DOMINANT", "base": "NON_DOMINANT"}
RISING_S: Final = 0.3
"""Time, s, in which a hand comes to its first posture, or returns from its last, as in the examples of
Performs. With half of it hands jump, with double the sign before has not ended yet."""
BODY: Final = {
    "head": "HEAD", "headtop": "HEAD_TOP", "forehead": "FOREHEAD", "eyebrows": "EYEBROW", "eyes": "EYE",
    "nose": "NOSE", "nostrils": "NOSE", "ear": "EAR", "earlobe": "EARLOBE", "cheek": "CHEEK", "lips": "MOUTH",
    "tongue": "MOUTH", "teeth": "MOUTH", "chin": "CHIN", "underchin": "UNDER_CHIN", "neck": "NECK",
    "shouldertop": "SHOULDER_TOP", "shoulders": "SHOULDER_LINE", "chest": "CHEST", "stomach": "STOMACH",
    "belowstomach": "BELOW_STOMACH", "": "CHEST",
}  # fmt: skip
"""Places of the body, by those of SiGML, as Performs names them; neutral space is before the chest."""
DISTANCES: Final = {"touch": 0.0, "close": 0.3, "armextended": 0.5}
"""Share of the arm's length before a place, as Performs reads contacts of SiGML; 0.4 for none."""
BEFORE: Final = 0.4
SIDES: Final = {"right_at": "R", "right_beside": "RR", "left_at": "L", "left_beside": "LL"}
PART_SIDES: Final = {
    "palmar": "PALMAR", "dorsal": "BACK", "right_at": "RIGHT", "right_beside": "RIGHT", "left_at": "LEFT",
    "left_beside": "LEFT",
}  # fmt: skip
FINGER_PARTS: Final = {
    "tip": ("TIP", ""), "nail": ("PAD", "BACK"), "pad": ("PAD", "PALMAR"), "midjoint": ("MID", "PALMAR"),
    "base": ("BASE", "PALMAR"), "side": ("MID", "RADIAL"), "": ("TIP", ""),
}  # fmt: skip
HAND_PARTS: Final = {
    "palm": ("", "HAND", "PALMAR"), "handback": ("", "HAND", "BACK"),
    "thumbball": ("", "THUMB_BALL", "PALMAR"), "thumbside": ("2", "BASE", "RADIAL"),
    "pinkyside": ("5", "BASE", "ULNAR"), "wristback": ("", "WRIST", "BACK"),
    "upperarm": ("", "UPPER_ARM", "FRONT"), "elbow": ("", "ELBOW", "BACK"),
    "elbowinside": ("", "ELBOW", "FRONT"), "lowerarm": ("", "FOREARM", "PALMAR"),
}  # fmt: skip
"""Finger, place and side of the parts of hand and arm."""
_PINKY: Final = 5


def write(sign: Sign, path: Path, options: Options, progress: Progress = quiet) -> None:
    """Write a sign, or a sentence as it is performed; OSError when that cannot be done."""
    behaviours = bml_of(sign, options.stretch)
    lines = ",\n".join(json.dumps(one, ensure_ascii=False) for one in behaviours)
    atomic.write(path, f"[{lines}]\n".encode(), keep_backup=False)
    progress(1.0)


def bml_of(sign: Sign, stretch: tuple[float, float]) -> list[dict[str, Any]]:
    """Return the behaviours of a stretch (s), whose beginning is zero.

    Raises:
        ExportError: no hand does anything there.
    """
    start, end = stretch
    hands = {
        role: tuple(one for one in found if start <= one.key.time_s <= end)
        for role, found in held_hands(sign).items()
    }
    found = [
        {"type": "gesture", "gloss": sign.gloss} | times | _posture(role, hand, hands)
        for role in ROLES
        for times, hand in zip(_times(hands[role], start), hands[role], strict=True)
    ]
    if not found:
        raise ExportError(phrase("there is nothing to write: no hand has a key"))
    return sorted(found, key=lambda one: (one["start"], one["hand"]))


def _times(hands: Sequence[HeldHand], start: float) -> Iterator[dict[str, float]]:
    """Yield from when to when each posture is taken and held; it is held until the next one begins."""
    ends = [one.key.end_s for one in hands]
    begins = [
        *(max(0.0, one.key.time_s - RISING_S - start) for one in hands[:1]),
        *(before.key.end_s - start for before, _ in pairwise(hands)),
    ]
    for hand, begin, end in zip(hands, begins, ends, strict=True):
        peak, relax = hand.key.time_s - start, end - start
        told = {"start": begin, "attackPeak": peak, "relax": relax, "end": relax + RISING_S}
        yield {name: round(time_s, 3) for name, time_s in told.items()}


def _posture(role: HandRole, hand: HeldHand, hands: dict[HandRole, tuple[HeldHand, ...]]) -> dict[str, Any]:
    facing = facing_of(hand)
    told: dict[str, Any] = {"hand": HANDS[role]} | _shape(tables.shapes()[hand.key.handshape])
    words = {"extfidir": facing.fingers, "secondExtfidir": facing.second_fingers}
    words |= {"palmor": facing.palm, "secondPalmor": facing.second_palm}
    told |= {name: word for name, word in words.items() if word}
    other = [one for name in ROLES if name != role for one in hands[name] if one.key.time_s <= hand.key.end_s]
    if is_on_other_hand(hand) and other:
        return told | _together(role, hand, other[-1])
    return told | _location(location_of(hand, Told()))


def _shape(shape: Shape) -> dict[str, Any]:
    name = shape.base.upper().replace("FINGER", "FINGER_").replace("PINCH", "PINCH_").replace("CEE", "CEE_")
    name = name.replace("OPEN", "_OPEN").replace("SPREAD", "_SPREAD")
    told = {"handshape": name, "thumbshape": shape.thumb.upper(), "mainBend": _bend(shape.bend)}
    told |= {"specialFingers": "".join(map(str, shape.special))}
    told |= {f"bend{digit}": _bend(bend) for digit, bend in shape.bends}
    opening = {"slack": 0.4, "tight": -0.4}.get(shape.opening)
    return {name: word for name, word in told.items() if word} | ({} if opening is None else {"tco": opening})


def _bend(bend: str) -> str:
    return bend.upper().replace("DBL", "DOUBLE_").replace("HALF", "HALF_")


def _location(location: Location) -> dict[str, Any]:
    if location.part.location not in BODY:
        return {"handConstellation": True} | _part("dst", location.part) | _source(location)
    told: dict[str, Any] = {"locationBodyArm": BODY[location.part.location]}
    if location.part.side in SIDES:
        told["side"] = SIDES[location.part.side]
    if location.second is not None and location.second.location in BODY:
        told["secondLocationBodyArm"] = BODY[location.second.location]
        if location.second.side in SIDES:
            told["secondSide"] = SIDES[location.second.side]
    return told | {"distance": DISTANCES.get(location.contact, BEFORE)} | _source(location)


def _source(location: Location) -> dict[str, str]:
    if location.articulator is None:
        return {"srcLocation": "HAND", "srcSide": "PALMAR"}
    return _part("src", location.articulator)


def _together(role: HandRole, hand: HeldHand, other: HeldHand) -> dict[str, Any]:
    pair = (hand, other) if role == "dominant" else (other, hand)
    found = constellation_of(*pair, Told())
    own, theirs = (found.dominant, found.base) if role == "dominant" else (found.base, found.dominant)
    told: dict[str, Any] = {"handConstellation": True, "distance": DISTANCES.get(found.contact, 0.0)}
    for name, part in (("src", own), ("dst", theirs)):
        told |= {} if part is None else _part(name, part)
    return told


def _part(before: str, part: Part) -> dict[str, str]:
    """Return finger, place and side of a part of the hand."""
    if part.location in HAND_PARTS:
        finger, place, side = HAND_PARTS[part.location]
    else:
        place, side = FINGER_PARTS.get(part.location, FINGER_PARTS[""])
        finger = str(part.digits[0]) if part.digits else "3"  # all fingers: the middle one
        side = "ULNAR" if part.location == "side" and part.digits == (_PINKY,) else side
    side = PART_SIDES.get(part.side, side)
    told = {"Finger": finger, "Location": place, "Side": side}
    return {f"{before}{name}": word for name, word in told.items() if word}
