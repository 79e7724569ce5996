"""What a second contact is at first: one that the hand can be turned to."""

from dataclasses import replace

import pytest

from signer.document.sign import Sign
from signer.document.tracks.hand import HandTrack, Key
from signer.document.values import Contact
from signer.motion.operations.placing import articulators_beside, suggested_second, with_site
from signer.motion.posing import pose_at
from signer.motion.solving.hand_moment import HandMoment
from tests.helpers.characters import REFERENCE


@pytest.mark.parametrize(
    ("handshape", "part", "site"), [("5", "thumb.tip", "chin"), ("y", "thumb.tip", "chest.mid.R")]
)
def test_it_is_nearly_met(handshape: str, part: str, site: str) -> None:
    key = Key("k1", 0.4, handshape, Contact(part, "space.ipsi.mid.mid", "none"))
    placed = with_site(
        HandMoment(REFERENCE, Sign(tracks=(HandTrack("dominant", (key,)),)), "dominant", key), site
    )
    sign = Sign(tracks=(HandTrack("dominant", (placed,)),))
    second = suggested_second(HandMoment(REFERENCE, sign, "dominant", placed))
    assert second.articulator in articulators_beside(placed)
    met = pose_at(Sign(tracks=(HandTrack("dominant", (replace(placed, second=second),)),)), 0.4).hands[
        "dominant"
    ]
    assert met.contact_error_m < 1e-4
    assert met.second_error_m is not None
    assert met.second_error_m < 0.015
