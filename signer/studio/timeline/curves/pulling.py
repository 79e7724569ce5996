"""Edits of a key by dragging a curve's handle up or down: its elbow height, wrist angle or free point."""

from math import radians
from typing import Final

import numpy as np

from signer.characters.character import Character
from signer.document.edits import Moment, SignEdit
from signer.document.values import Orientation
from signer.lazy import lazily
from signer.studio.timeline.curves.sampling import GROUPS, CurveName, Grip

with lazily():
    from signer.characters import scale
    from signer.motion.operations import hand_edits


PLACE: Final = GROUPS["place"]


def pulled(character: Character, grip: Grip, name: CurveName, value: float) -> SignEdit:
    """Edit a key: another angle in degrees, or another free point, in cm."""
    at = Moment(grip.role, grip.time_s)
    if name in PLACE:
        values = dict(grip.values) | {name: value}
        x, y, z = character.body.landmarks[scale.NOTCH] + np.array([values[one] for one in PLACE]) / 100.0
        return hand_edits.PlaceInSpace((float(x), float(y), float(z)), at=at, character=character)
    if name == "elbow":
        return hand_edits.RaiseElbow(radians(value), anyway=True, at=at, character=character)
    angles = {one: radians(angle) for one, angle in grip.values.items()} | {name: radians(value)}
    return hand_edits.SetWrist(
        Orientation(angles["turn"], angles["bend"], angles["side"]), at=at, character=character
    )
