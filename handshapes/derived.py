"""Points of the skin whose mean is a derived articulator, for a handshape."""

from collections.abc import Sequence
from math import radians
from typing import Final

from handshapes.handshape import FINGERS, FingerName, Handshape

# A finger this far bent at its two large joints counts as curled into the fist.
CURLED_RAD: Final = radians(120)

Shares = tuple[tuple[str, float], ...]


def parts_of(articulator_id: str, handshape: Handshape | None) -> Shares:
    """Ids of points and their shares, which sum to one."""
    selected = _selected(handshape)
    curled = _curled(handshape)
    meets = _meets(handshape) or [f"{finger}.tip" for finger in selected]
    match articulator_id:
        case "index.side":
            return _mean(["index.middle.radial"])
        case "pinky.side":
            return _mean(["pinky.middle.ulnar"])
        case "fingertips":
            return _mean([f"{finger}.tip" for finger in selected])
        case "fingerpads":
            return _mean([f"{finger}.pad" for finger in selected])
        case "fingers.inside":
            return _mean([f"{finger}.middle.palmar" for finger in selected])
        case "fingers.back":
            return _mean([f"{finger}.middle.dorsal" for finger in selected])
        case "fist.front":
            return _mean([f"{finger}.proximal.dorsal" for finger in curled])
        case "fist.palm_side":
            row = _mean([f"{finger}.middle.dorsal" for finger in curled])
            return (
                (("thumb.nail", 0.5), *((part, share / 2) for part, share in row))
                if _thumb_lies_across(handshape)
                else row
            )
        case "knuckles":
            return _mean([f"{finger}.mcp.dorsal" for finger in FINGERS])
        case "pinch":
            return (("thumb.tip", 0.5), *((part, share / 2) for part, share in _mean(meets)))
        case "gap":
            return (
                ("thumb.tip", 0.5),
                *((part, share / 2) for part, share in _mean([f"{finger}.tip" for finger in selected])),
            )
        case "hand.edge.ulnar":
            return _mean(["hand.ulnar", "pinky.proximal.ulnar"])
        case "hand.edge.radial":
            return _mean(["hand.radial", "index.proximal.radial"])
    raise LookupError(f"there is no rule for making {articulator_id!r}")


def _mean(parts: Sequence[str]) -> Shares:
    return tuple((part, 1 / len(parts)) for part in parts)


def _selected(handshape: Handshape | None) -> list[FingerName]:
    """The selected fingers without the thumb; all four when only the thumb is selected."""
    chosen = [finger for finger in FINGERS if handshape is None or finger in handshape.selected_fingers]
    return chosen or list(FINGERS)


def _curled(handshape: Handshape | None) -> list[FingerName]:
    if handshape is None:
        return list(FINGERS)
    bends = {name: handshape.finger(name) for name in FINGERS}
    curled = [
        name for name, finger in bends.items() if finger.mcp_flex_rad + finger.pip_flex_rad > CURLED_RAD
    ]
    return curled or list(FINGERS)


def _thumb_lies_across(handshape: Handshape | None) -> bool:
    """Return whether the thumb lies in front of the curled fingers.

    Its back is then part of the fist's palm side.
    """
    touching = handshape.touches.split(";")[0] if handshape is not None else ""
    return touching.startswith("thumb.pad~") and ".middle.dorsal" in touching


def _meets(handshape: Handshape | None) -> list[str]:
    """Return what the thumb meets, as points at the end of the hand.

    A pad gives way to its tip, a middle knuckle to its side.
    """
    if handshape is None:
        return []
    ends = {"pad": "tip", "pip": "middle.radial"}
    return [
        ".".join([finger, ends.get(part, part)])
        for finger, part in (one.split(".", 1) for one in handshape.thumb_meets)
    ]
