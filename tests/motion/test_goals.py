"""Goals name what is brought where, and the bones that carry both."""

import pytest

from body_model.load import load_body
from signer.document.tracks.hand import Key
from signer.document.values import Contact, Placement, SpacePoint
from signer.motion.pose import Goal
from tests.helpers.examples import hand_at

NAMES = load_body().bone_names


def goal_at(placement: Placement, shape: str = "5") -> Goal:
    goal = hand_at(Key("k1", 0.4, shape, placement, hold_s=0.2)).goal
    assert goal is not None
    return goal


@pytest.mark.parametrize(
    ("placement", "articulator", "target", "on_skin"),
    [
        (Contact("index.tip", "temple.R"), "finger2-3.R", "head", True),
        (Contact("fingertips", "chin"), "wrist.R", "head", True),  # four fingers hang on the hand
        (Contact("palm.centre", "chest.mid.centre"), "metacarpal2.R", "spine02", True),
        (Contact("index.tip", "head.beside.R", "none"), "finger2-3.R", "head", False),
        (Contact("index.tip", "space.ipsi.mid.mid", "none"), "finger2-3.R", "spine01", False),
        (SpacePoint("index.tip", (-0.2, 0.0, 0.3)), "finger2-3.R", "spine01", False),
        (Contact("index.tip", "other.index.tip"), "finger2-3.R", "finger2-3.L", True),
    ],
)
def test_a_goal_is_carried_by_what_moves_it(
    placement: Placement, articulator: str, target: str, on_skin: bool
) -> None:
    goal = goal_at(placement)
    assert (NAMES[goal.articulator_bone], NAMES[goal.target_bone], goal.on_skin) == (
        articulator,
        target,
        on_skin,
    )


def test_a_goal_names_what_the_key_says() -> None:
    named = goal_at(Contact("index.tip", "temple.R", "tap"), "1")
    free = goal_at(SpacePoint("index.tip", (-0.2, 0.0, 0.3)), "1")
    assert (named.articulator, named.site, named.manner) == ("index.tip", "temple.R", "tap")
    assert (free.articulator, free.site, free.manner) == ("index.tip", None, None)
