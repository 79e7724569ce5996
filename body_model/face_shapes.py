"""The names of the face shapes, in the order of face weights; nothing is loaded to tell them."""

from typing import Final

from body_model.plain_types import Side

ARKIT_SHAPES: Final = (
    "browDownLeft",
    "browDownRight",
    "browInnerUp",
    "browOuterUpLeft",
    "browOuterUpRight",
    "cheekPuff",
    "cheekSquintLeft",
    "cheekSquintRight",
    "eyeBlinkLeft",
    "eyeBlinkRight",
    "eyeLookDownLeft",
    "eyeLookDownRight",
    "eyeLookInLeft",
    "eyeLookInRight",
    "eyeLookOutLeft",
    "eyeLookOutRight",
    "eyeLookUpLeft",
    "eyeLookUpRight",
    "eyeSquintLeft",
    "eyeSquintRight",
    "eyeWideLeft",
    "eyeWideRight",
    "jawForward",
    "jawLeft",
    "jawOpen",
    "jawRight",
    "mouthClose",
    "mouthDimpleLeft",
    "mouthDimpleRight",
    "mouthFrownLeft",
    "mouthFrownRight",
    "mouthFunnel",
    "mouthLeft",
    "mouthLowerDownLeft",
    "mouthLowerDownRight",
    "mouthPressLeft",
    "mouthPressRight",
    "mouthPucker",
    "mouthRight",
    "mouthRollLower",
    "mouthRollUpper",
    "mouthShrugLower",
    "mouthShrugUpper",
    "mouthSmileLeft",
    "mouthSmileRight",
    "mouthStretchLeft",
    "mouthStretchRight",
    "mouthUpperUpLeft",
    "mouthUpperUpRight",
    "noseSneerLeft",
    "noseSneerRight",
    "tongueOut",
)
"""The 52 of Apple's ARKit, by its names; Left and Right are the signer's."""
SUPPLEMENTARY_SHAPES: Final = (
    "cheekPuffLeft",
    "cheekPuffRight",
    "cheekSuckLeft",
    "cheekSuckRight",
    "tongueBulgeLeft",
    "tongueBulgeRight",
    "tongueDown",
    "tongueLeft",
    "tongueRight",
    "tongueUp",
)
"""Shapes beside ARKit's, named as in Unified Expressions: exports say that these are not ARKit's."""
FACE_SHAPES: Final = tuple(sorted(ARKIT_SHAPES + SUPPLEMENTARY_SHAPES))
"""All shapes of the baked bodies, in the order in which arrays of weights hold them."""


def mirrored_shape(name: str) -> str:
    """Return the shape of the other side; one without a side is its own."""
    for side, other in (("Left", "Right"), ("Right", "Left")):
        if name.endswith(side):
            return name.removesuffix(side) + other
    return name


def sided(name: str, side: Side) -> str:
    """Return the shape of a side whose name without it is given: cheekPuff, right gives cheekPuffRight."""
    return name + side.capitalize()


FOLDED_BY: Final = ("browInnerUp", "browOuterUpLeft", "browDownLeft", "noseSneerLeft", "mouthSmileLeft")
"""Shapes of the left side that crease the skin: the forehead's middle and its side, the skin between the
brows, the bridge of the nose, the cheek beside the mouth."""
