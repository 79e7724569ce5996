"""Leads of fingers and wrist leave these the time to move evenly, and are as asked for where there is time."""

from dataclasses import replace
from itertools import product

import numpy as np
import pytest

from signer.document.sign import Sign
from signer.document.tracks.hand import Key
from signer.document.values import EASINGS, MOST_LEAD, Easing, Orientation, SpacePoint, Transition
from signer.motion.checks.moments import Moments
from signer.motion.checks.pace import movement_doubts
from signer.motion.movement.even_leads import even_leads
from signer.motion.movement.score import score_of
from signer.motion.operations.evenness import STEP_M_S, of_hand
from tests.helpers.characters import REFERENCE
from tests.helpers.examples import sign_of
from tests.helpers.extent import part
from tests.helpers.movement import changes

LEADS = (MOST_LEAD, 0.5, -0.5, -MOST_LEAD)
OPEN = Key("k1", 0.5, "5", SpacePoint("wrist.ulnar", (-0.15, -0.1, 0.3)), 0.1)
SHUT = replace(OPEN, id="k2", handshape="s")


def changing(way: Transition, lasts_s: float, after: Key = SHUT) -> Sign:
    """A hand that stays and changes its shape, or turns."""
    return sign_of(replace(OPEN, transition=way), replace(after, time_s=OPEN.end_s + lasts_s))


def leads_of(sign: Sign) -> tuple[float, float]:
    first, last = sign.hand("dominant").keys
    track = score_of(REFERENCE, sign).at(np.array([(first.end_s + last.time_s) / 2.0])).tracks["dominant"]
    return even_leads(track.sampled_segments[0], first.transition)


def largest_step_m_s(sign: Sign) -> float:
    first, last = sign.hand("dominant").keys
    (_, sizes), margin_s = changes(sign, REFERENCE, first.end_s - 0.02, last.time_s + 0.02)["dominant"], 0.02
    assert last.time_s - first.end_s > margin_s
    return float(of_hand(sizes).max())


@pytest.mark.parametrize(("easing", "lead"), part(list(product(EASINGS, LEADS)), every=3))
def test_fingers_that_lead_or_lag_move_evenly(easing: Easing, lead: float) -> None:
    for repeats, lasts_s in ((0, 0.4), (1, 1.0)):
        way = Transition(easing=easing, repeats=repeats, handshape_lead=lead)
        without = largest_step_m_s(changing(replace(way, handshape_lead=0.0), lasts_s))
        assert largest_step_m_s(changing(way, lasts_s)) <= max(1.05 * STEP_M_S, without)


@pytest.mark.parametrize("lead", [MOST_LEAD, -MOST_LEAD])
def test_a_wrist_that_leads_or_lags_turns_evenly(lead: float) -> None:
    turned = replace(OPEN, id="k2", orientation=Orientation(pronation_rad=1.2, flexion_rad=0.6))
    sign = changing(Transition(orientation_lead=lead), 0.4, turned)
    assert 0.1 < abs(leads_of(sign)[1]) < abs(lead)
    assert largest_step_m_s(sign) <= STEP_M_S


def test_leads_are_as_asked_for_where_there_is_time_and_less_is_told() -> None:
    way = Transition(handshape_lead=0.4, orientation_lead=-0.3)
    assert leads_of(changing(way, 1.0)) == (0.4, -0.3)
    assert list(movement_doubts(Moments(changing(way, 1.0), REFERENCE))) == []
    hurried = changing(way, 0.14)
    (told,) = movement_doubts(Moments(hurried, REFERENCE))
    assert told.where == "tracks[0] (hand, dominant).keys[0].transition.handshape_lead"
    assert f"by 40% of the way's time and jerk; they do by {leads_of(hurried)[0]:.0%}" in told.words
    assert hurried.hand("dominant").keys[0].transition == way, "what was asked for is kept"


def test_what_is_left_of_a_lead_changes_little_with_the_time_of_its_way() -> None:
    left = [
        leads_of(changing(Transition(handshape_lead=0.6), lasts_s))[0] for lasts_s in (0.1, 0.2, 0.201, 1.0)
    ]
    assert left == sorted(left)
    assert left[2] - left[1] < 0.01
    assert left[-1] == 0.6
