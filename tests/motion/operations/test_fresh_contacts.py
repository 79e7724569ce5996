"""A contact that somebody makes anew starts clear where there is a clear posture: seeded newcomers, at all
kinds of places."""

import pytest

from benchmarks.fresh_contacts import TIME_S, choice
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
    pose = pose_at(made.chosen(made.before), TIME_S)
    assert inside_of(pose)["dominant"].is_clear
    assert pose.hands["dominant"].contact_error_m < 1e-9
    assert pose.hands["dominant"].limits == ()
