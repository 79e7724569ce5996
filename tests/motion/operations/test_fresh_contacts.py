"""A contact that somebody makes anew starts clear where there is a clear posture: seeded newcomers, at all
kinds of places."""

import pytest

from benchmarks.fresh_contacts import TIME_S, choice
from signer.document.edits import Moment
from signer.document.sign import Sign
from signer.motion.operations.hand_edits import ChooseArticulator, ChooseHandshape, PlaceAt
from signer.motion.pose import HandPose
from signer.motion.posing import pose_at
from signer.motion.posture.penetration import inside_of
from tests.helpers.extent import part

# those of the first forty of each kind, a few, who in their natural posture would be in something, and have a
# clear one
SEEDS = {
    "body": (19, 22, 27, 34, 37),
    "head": (3, 12, 15, 25),
    "other arm": (12, 17, 38),
    "other hand": (9, 10, 14, 29),
    "both meet": (0, 8, 14, 20, 22),
}


@pytest.mark.parametrize(
    ("kind", "seed"), [(kind, seed) for kind, seeds in SEEDS.items() for seed in part(seeds, every=3)]
)
def test_a_fresh_contact_starts_clear_where_it_can(kind: str, seed: int) -> None:
    made = choice(kind, seed)
    assert starts_clear(made.chosen(made.before))


def starts_clear(sign: Sign) -> bool:
    """Return whether the dominant hand meets its place, within all limits and in nothing."""
    pose = pose_at(sign, TIME_S)
    hand: HandPose = pose.hands["dominant"]
    return inside_of(pose)["dominant"].is_clear and hand.contact_error_m < 1e-9 and hand.limits == ()


# drawn hands, sites and two parts of each hand: with the wrist of the first one the second lay 5 to 37 mm in
# the body, and the last one missed by 15 mm
PARTS = (
    ("f", "chest.upper.R", "pinky.tip", "middle.tip"),
    ("5", "cheek.near_ear.R", "index.side", "thumb.nail"),
    ("s", "chest.upper.L", "fist.front", "hand.radial"),
    ("y", "head.top", "index.pip.dorsal", "pinky.pad"),
    ("v", "nose.under", "wrist.palmar", "index.pip.dorsal"),
    ("l", "forehead.L", "palm.heel", "index.side"),
    ("v", "cheek.near_mouth.R", "middle.pip.dorsal", "middle.pad"),
)


@pytest.mark.parametrize(("handshape", "site", "first", "second"), part(PARTS, every=3))
def test_another_part_of_the_hand_settles_as_a_fresh_contact_does(
    handshape: str, site: str, first: str, second: str
) -> None:
    sign, at = Sign(), Moment("dominant", TIME_S)
    for edit in (
        ChooseHandshape(handshape, at=at),
        ChooseArticulator(first, at=at),
        PlaceAt(site, at=at),
        ChooseArticulator(second, at=at),
    ):
        sign = edit(sign)
    assert starts_clear(sign)
