"""Edits of a key by dragging a curve's handle up or down: its elbow height, wrist angle or free point."""

from math import radians
from typing import Final

import numpy as np

from body_model.load import load_body
from signer.characters.load import load_character
from signer.document import edits
from signer.document.edits import Edit
from signer.document.queries import find_key
from signer.document.sign import Sign
from signer.document.values import Orientation
from signer.lazy import lazily
from signer.studio.timeline.curves.sampling import GROUPS, CurveName, Grip

with lazily():
    from signer.characters import scale
    from signer.motion.wishes import reposing


PLACE: Final = GROUPS["place"]


def pulled(grip: Grip, name: CurveName, value: float) -> Edit:
    """The key with another angle in degrees, as the dials of the posture panel set it, or at another free point, in cm."""
    if name in PLACE:
        return Edit("Move target", lambda sign: _at_point(sign, grip, name, value))
    return Edit("Change elbow height" if name == "elbow" else "Turn wrist", lambda sign: _with_angle(sign, grip, name, value))


def _at_point(sign: Sign, grip: Grip, name: CurveName, value_cm: float) -> Sign:
    values = dict(grip.values) | {name: value_cm}
    point = load_body().landmarks[scale.NOTCH] + np.array([values[one] for one in PLACE]) / 100.0
    changed = reposing.with_point_before_chest(load_character(), sign, grip.lane, find_key(sign, grip.key_id)[1], point)
    changes = {"placement": changed.placement, "orientation": changed.orientation, "elbow": changed.elbow}
    return edits.replace_key(grip.lane, grip.key_id, **changes).change(sign)


def _with_angle(sign: Sign, grip: Grip, name: CurveName, value_deg: float) -> Sign:
    key = find_key(sign, grip.key_id)[1]
    if name == "elbow":
        changed = reposing.raised_elbow(load_character(), sign, grip.lane, key, radians(value_deg))
    else:
        angles = {one: radians(angle) for one, angle in grip.values.items()} | {name: radians(value_deg)}
        changed = reposing.turned_wrist(load_character(), sign, grip.lane, key, Orientation(angles["turn"], angles["bend"], angles["side"]))
    return edits.replace_key(grip.lane, grip.key_id, orientation=changed.orientation, elbow=changed.elbow).change(sign)
