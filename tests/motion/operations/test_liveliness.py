"""Life in new keys: it is of the keys' own places, what somebody set stays, and no hand is moved at its key."""

from dataclasses import replace

import numpy as np
import pytest

from signer.document.edits import Moment
from signer.document.sign import Sign
from signer.document.tracks.hand import HandTrack, Key
from signer.document.values import Contact, Transition
from signer.files.sign_file import load_sign
from signer.library.shelf import sign_files
from signer.motion.operations.editing import SetKey
from signer.motion.operations.hand_edits import PlaceAt, RaiseElbow
from signer.motion.operations.leads import LONGER_BACK, STEP_S
from signer.motion.operations.liveliness import ARC_SHARE, enlivened
from signer.motion.posing import pose_at
from tests.helpers.characters import REFERENCE
from tests.helpers.extent import part

NEAR = "space.ipsi.mid.mid"


def at(site: str, time_s: float = 0.4, key_id: str = "k1") -> Key:
    return Key(key_id, time_s, "open_b", Contact("palm.centre", site, "none"), hold_s=0.15)


def one(site: str = NEAR) -> Sign:
    return Sign(tracks=(HandTrack("dominant", (at(site),)),))


def placed(sign: Sign, site: str, time_s: float) -> Sign:
    """The sign with the hand brought to a site at a time, and what life that brings."""
    return enlivened(REFERENCE, sign, PlaceAt(site, at=Moment("dominant", time_s))(sign))


@pytest.mark.parametrize("set_first", [False, True])
def test_a_new_key_at_a_free_place_is_reached_by_a_low_arc(set_first: bool) -> None:
    sign = one()
    if set_first:
        made = SetKey(at=Moment("dominant", 1.0))(sign)
        sign = enlivened(REFERENCE, sign, made)
        assert sign == made
    sign = placed(sign, "space.centre.mid.mid", 1.0)
    first, second = sign.hand("dominant").keys
    assert first.transition.path == "arc"
    poses = (pose_at(sign, key.time_s).hands["dominant"] for key in (first, second))
    way_m = np.linalg.norm(np.subtract(*(hand.target for hand in poses)))
    assert first.transition.height_m == pytest.approx(ARC_SHARE * way_m, abs=1e-4)
    assert placed(sign, "chin", 1.0).hand("dominant").keys[0].transition == Transition()


@pytest.mark.parametrize(
    "way", [Transition(easing="even"), Transition("arc", 0.05), Transition("circle", 0.04)]
)
def test_a_way_that_somebody_set_stays(way: Transition) -> None:
    keys = (replace(at(NEAR), transition=way), at("space.centre.mid.mid", 1.0, "k2"))
    sign = Sign(tracks=(HandTrack("dominant", keys),))
    for site in ("space.centre.high.mid", "chin"):
        assert placed(sign, site, 1.0).hand("dominant").keys[0].transition == way


def test_leads_are_as_long_as_the_way_unless_somebody_set_them() -> None:
    late = placed(Sign(), "space.ipsi.low.mid", 1.5)
    assert 0.4 <= late.lead_in_s < late.lead_out_s <= LONGER_BACK * 0.4 + STEP_S
    high = placed(late, "forehead.R", 1.5)
    assert high.lead_in_s > 0.5
    back_s = LONGER_BACK * high.lead_in_s
    assert back_s - LONGER_BACK * STEP_S < high.lead_out_s < back_s + STEP_S
    assert 0.4 <= placed(high, "chest.mid.centre", 1.5).lead_in_s < 0.7
    own = replace(late, lead_in_s=0.3, lead_out_s=1.0)
    high = placed(own, "forehead.R", 1.5)
    assert (high.lead_in_s, high.lead_out_s) == (0.3, 1.0)


@pytest.mark.parametrize("path", part(sign_files(), every=30), ids=lambda path: path.stem)
def test_what_moves_no_hand_to_another_place_changes_nothing_else(path) -> None:  # type: ignore[no-untyped-def]
    sign = load_sign(path)
    raised = RaiseElbow(0.5, at=Moment("dominant", sign.hand("dominant").keys[0].time_s))(sign)
    assert enlivened(REFERENCE, sign, raised) is raised
