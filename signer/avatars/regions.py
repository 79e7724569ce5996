"""Parts of the body by the bones that carry them, and which of them go over into each other."""

from typing import Final

_PART: Final = {
    "root": "trunk", "pelvis": "leg", "upperleg01": "leg", "head": "head", "eye": "head",
    "clavicle": "shoulder", "shoulder01": "shoulder", "upperarm01": "upper arm", "upperarm02": "upper arm",
    "lowerarm01": "forearm", "lowerarm02": "forearm", "wrist": "palm",
}  # fmt: skip
_MEET: Final = (
    ("trunk", "leg"), ("trunk", "shoulder"), ("trunk", "neck"), ("trunk", "upper arm"), ("neck", "head"),
    ("neck", "shoulder"), ("shoulder", "upper arm"), ("upper arm", "forearm"), ("forearm", "palm"),
    *(("palm", f"digit {k}") for k in range(1, 6)),
)  # fmt: skip
"""Parts whose skin goes over into each other: a finger's is never looked for on the next finger."""
MIDDLE: Final = ("trunk", "neck", "head", "leg", "shoulder")
"""Parts that stand about the middle of the body, in its rest as in ours."""


def part_of(bone: str) -> str:
    """Return the part of the body that a bone of ours carries, with its side: "palm.R", "trunk"."""
    stem, _, side = bone.partition(".")
    if stem.startswith(("spine", "neck")):
        return "trunk" if stem.startswith("spine") else "neck"
    if stem.startswith("finger"):
        return f"digit {stem[6]}.{side}"
    part = "palm" if stem.startswith("metacarpal") else _PART[stem]
    return f"{part}.{side}" if side and part not in ("leg", "head") else part


def meet(first: str, second: str) -> bool:
    """Return whether skin of one part may be taken for skin of another."""
    (one, _, side), (other, _, other_side) = first.partition("."), second.partition(".")
    if side and other_side and side != other_side:
        return False
    return one == other or (one, other) in _MEET or (other, one) in _MEET
