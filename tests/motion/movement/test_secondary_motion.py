"""Fingers that wiggle and wrists that nod, twist or waggle keep the contact, and end when they are to."""

from dataclasses import replace

import numpy as np
import pytest

from signer.document.values import Contact, GlobalOrientation, LocalMovement, Orientation
from signer.motion.posing import poses
from tests.helpers.characters import REFERENCE
from tests.helpers.movement import assert_smooth, pinched, sign_with


@pytest.mark.parametrize("kind", ["wiggle", "nod", "twist", "waggle", "open and close", "snap"])
@pytest.mark.parametrize("told", ["locally", "in the world"])
def test_a_local_movement_moves_the_hand_and_keeps_the_contact(kind: str, told: str) -> None:
    local = LocalMovement(kind, 0.2, 3.0, "both", "s" if kind == "open and close" else "")  # type: ignore[arg-type]
    turned = (
        Orientation(0.2, 0.1, 0.0)
        if told == "locally"
        else GlobalOrientation((0.3, 0.0, -1.0), (0.6, 0.8, 0.1))
    )
    one = pinched("forehead.centre", local=(local,), orientation=turned, hold_s=0.7)
    one = replace(one, handshape="5", placement=Contact("thumb.tip", "forehead.centre"))
    both = sign_with(one, replace(one, id="k2", time_s=2.0, local=()))
    solved = poses(both, np.linspace(0.5, 1.2, 22), REFERENCE)
    assert all(hand.contact_error_m < 1e-8 for hand in solved.hands["dominant"])
    fingers = np.ptp([hand.handshape_angles for hand in solved.hands["dominant"]], axis=0).max()
    wrists = [hand.orientation for hand in solved.hands["dominant"]]
    angle = {"nod": "flexion_rad", "twist": "pronation_rad", "waggle": "deviation_rad"}.get(kind)
    if angle is None:
        assert fingers > 0.3
    else:
        assert fingers == 0.0
        assert np.ptp([getattr(wrist, angle) for wrist in wrists]) > 0.25
    assert_smooth(both)


def test_a_local_movement_of_the_hold_ends_with_it() -> None:
    quiet = sign_with(pinched("forehead.centre", hold_s=0.5), pinched("chin", 2.0))
    moved = sign_with(
        replace(quiet.hand("dominant").keys[0], local=(LocalMovement("nod", during="hold"),)),
        quiet.hand("dominant").keys[1],
    )
    for times, same in (((0.5, 1.0, 1.2, 1.6, 2.0), True), ((0.6, 0.7), False)):
        assert (
            np.allclose(
                poses(quiet, times, REFERENCE).matrices, poses(moved, times, REFERENCE).matrices, atol=1e-11
            )
            is same
        )
