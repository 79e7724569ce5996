from dataclasses import replace

import numpy as np
import pytest

from body_model.load import load_body
from signer.document.tracks.hand import Key
from signer.document.values import Contact, Elbow
from signer.kinematics.limits import shoulder_excess
from signer.kinematics.orientation import directions_of
from signer.kinematics.rig import arm_rig
from signer.motion.operations.facing import turned_to_face
from signer.motion.posture.approach import inside_m
from signer.motion.posture.stations import hand_in_world, tried_station
from signer.motion.posture.surroundings import at_rest
from tests.helpers.characters import REFERENCE

WORLD = {"up": (0, 1, 0), "down": (0, -1, 0), "left": (1, 0, 0), "right": (-1, 0, 0), "out": (0, 0, 1), "in": (0, 0, -1)}
CHIN = Key("k1", 0.4, "5", Contact("thumb.tip", "chin"), elbow=Elbow(0.35))


@pytest.mark.parametrize("what", ["palm", "fingers"])
@pytest.mark.parametrize("name", WORLD)
def test_a_hand_at_the_chin_turns_without_going_through_the_chest(what: str, name: str) -> None:
    asked = np.array(WORLD[name], dtype=float)
    turned = turned_to_face("dominant", CHIN, **{"palm": None, "fingers": None, what: asked}, around=at_rest(REFERENCE))
    station = tried_station(turned, "dominant", around=at_rest(REFERENCE))
    rig = arm_rig(load_body(), station.side)
    assert float(inside_m(rig, station.hand, station.reach.posture)) < 0.2
    assert sum(abs(float(over)) for over in shoulder_excess(rig.arm, station.reach.posture.shoulder_rotation)) < 0.4


def test_a_wish_that_no_arm_comes_near_to_changes_nothing() -> None:
    right = np.array(WORLD["right"], dtype=float)
    assert turned_to_face("dominant", CHIN, palm=None, fingers=right, around=at_rest(REFERENCE)) is CHIN


def test_where_the_hand_faces_that_way_already_nothing_changes() -> None:
    start = turned_to_face(
        "dominant", CHIN, palm=np.array(WORLD["left"], dtype=float), fingers=np.array(WORLD["up"], dtype=float), around=at_rest(REFERENCE)
    )
    now = directions_of("right", hand_in_world(tried_station(start, "dominant", around=at_rest(REFERENCE))))
    again = turned_to_face("dominant", replace(start), palm=now.palm, fingers=None, around=at_rest(REFERENCE))
    assert again.orientation == start.orientation
    assert again.elbow == start.elbow
