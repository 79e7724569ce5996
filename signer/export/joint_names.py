"""The names of joints in exported files.

Those of VRM 1.0 where it has one, in the same style where it has none.
"""

from typing import Final

_MIDDLE: Final = {
    "root": "hips", "spine05": "spine", "spine04": "spineMiddle", "spine03": "spineUpper",
    "spine02": "chest", "spine01": "upperChest", "neck01": "neck", "neck02": "neckMiddle",
    "neck03": "neckUpper", "head": "head",
}  # fmt: skip
_SIDED: Final = {
    "eye": "Eye", "pelvis": "Pelvis", "upperleg01": "UpperLeg", "clavicle": "Shoulder",
    "shoulder01": "OuterShoulder", "upperarm01": "UpperArm", "upperarm02": "UpperArmTwist",
    "lowerarm01": "LowerArm", "lowerarm02": "LowerArmTwist", "wrist": "Hand",
    "finger1-1": "ThumbMetacarpal", "finger1-2": "ThumbProximal", "finger1-3": "ThumbDistal",
}  # fmt: skip
_FINGERS: Final = ("Index", "Middle", "Ring", "Little")
_PHALANGES: Final = ("Proximal", "Intermediate", "Distal")
_SIDES: Final = {"L": "left", "R": "right"}


def joint_name(bone: str) -> str:
    """The exported name of the joint at which a bone of the body begins.

    LookupError for a bone without one.
    """
    stem, dot, side = bone.rpartition(".")
    name = _MIDDLE.get(bone) if not dot else _sided(stem)
    if name is None or (dot and side not in _SIDES):
        raise LookupError(f"the bone {bone!r} has no exported name; give it one in {__name__}")
    return _SIDES[side] + name if dot else name


def tip_name(joint: str) -> str:
    """The name of the end joint that marks where the last bone of a chain ends."""
    return f"{joint}Tip"


def _sided(stem: str) -> str | None:
    if stem.startswith("metacarpal"):
        return f"{_FINGERS[int(stem[-1]) - 1]}Metacarpal"
    if stem.startswith("finger") and stem not in _SIDED:
        return f"{_FINGERS[int(stem[6]) - 2]}{_PHALANGES[int(stem[-1]) - 1]}"
    return _SIDED.get(stem)
