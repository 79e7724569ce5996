"""The second hand comes a little later in space, within bounds, and what is bound keeps its time."""

import random
from dataclasses import replace
from itertools import pairwise

import pytest

from signer.document.tracks.hand import Key
from signer.document.values import ROLES, Act, BothMeet, Contact, HandRole, SpacePoint, Transition
from signer.motion.movement.flow import Hands
from signer.motion.operations.second_hand import LATER, base_later

SEEDS = range(60)


def in_space(name: str, time_s: float, hold_s: float = 0.3) -> Key:
    return Key(name, time_s, "5", SpacePoint("palm.centre", (0.15, -0.1, 0.3)), hold_s)


def hands_of(seed: int) -> Hands:
    """Draw the keys of both hands: in space, on the face and on the other hand, held and passed, at once or not."""
    drawn = random.Random(seed)
    shared = [round(0.4 + 0.2 * step, 3) for step in range(8)]
    found: dict[HandRole, list[Key]] = {role: [] for role in ROLES}
    for role, keys in found.items():
        time_s = 0.0
        for number in range(drawn.randint(1, 6)):
            later = [one for one in shared if one > time_s]
            time_s = (
                later[0] if later and drawn.random() < 0.4 else round(time_s + drawn.uniform(0.02, 0.5), 3)
            )
            hold_s = drawn.choice((0.0, 0.0, round(drawn.uniform(0.0, 0.4), 3)))
            key = in_space(f"{role} {seed} {number}", time_s, hold_s)
            site = drawn.choice(("chin", "other.palm.centre", *[""] * 6))
            keys.append(replace(key, placement=Contact("index.tip", site)) if site else key)
            time_s = keys[-1].end_s + 0.01
    return found


@pytest.mark.parametrize("life", [0.4, 1.0])
def test_keys_come_later_within_bounds_and_holds_end_when_they_did(life: float) -> None:
    moved = 0
    for seed in SEEDS:
        hands = hands_of(seed)
        before, after = tuple(hands["base"]), base_later(hands, life)
        moved += before != after
        assert (before[:1], before[-1:]) == (after[:1], after[-1:])
        for last, key, made in zip(before, before[1:], after[1:], strict=False):
            by_s = made.time_s - key.time_s
            assert 0.0 <= by_s <= life * LATER.latest_s + 1e-6
            assert by_s <= LATER.most * max(key.time_s - last.end_s, 0.0) + 1e-6
            assert not key.hold_s or made.end_s == pytest.approx(key.end_s, abs=2e-6)
            assert replace(made, time_s=key.time_s, hold_s=key.hold_s) == key
    assert moved > 20


def test_a_hand_on_a_long_quick_way_is_a_centimetre_behind_at_most() -> None:
    far = replace(in_space("b2", 1.0), placement=SpacePoint("palm.centre", (0.15, 0.3, 0.3)))
    track = (in_space("b1", 0.4), far, in_space("b3", 2.0))
    made = base_later({"dominant": (in_space("d1", 0.4), in_space("d2", 2.0)), "base": track}, 1.0)
    by_s = made[1].time_s - far.time_s
    assert 0.0 < by_s * 0.4 / (far.time_s - track[0].end_s) <= LATER.apart_m


def test_the_times_of_both_hands_keep_their_order() -> None:
    for seed in SEEDS:
        hands = hands_of(seed)
        after = base_later(hands, 1.0)
        edges_s = sorted({edge for key in hands["dominant"] for edge in (key.time_s, key.end_s)})
        for key, made in zip(hands["base"], after, strict=True):
            assert not any(key.time_s + 1e-6 < edge_s <= made.time_s for edge_s in edges_s)
        assert all(one.end_s <= other.time_s + 1e-9 for one, other in pairwise(after))


def test_without_life_nothing_moves() -> None:
    for seed in SEEDS[:8]:
        hands = hands_of(seed)
        assert base_later(hands, 0.0) == tuple(hands["base"])


@pytest.mark.parametrize(
    "bound",
    [
        {"placement": Contact("index.tip", "chin")},
        {"placement": Contact("palm.centre", "other.palm.centre")},
        {"placement": BothMeet("palm.centre", (0.0, -0.1, 0.3))},
        {"act": Act(times=2)},
        {"stops": True},
        {"transition": Transition(repeats=2)},
        {"transition": Transition(path="circle")},
    ],
)
def test_what_is_bound_keeps_its_time(bound: dict[str, object]) -> None:
    middle = in_space("k2", 1.0)
    base = (in_space("k1", 0.4, 0.0), middle, in_space("k3", 1.8))
    dominant = (in_space("d1", 0.2, 2.0),)
    assert base_later({"dominant": dominant, "base": base}, 1.0)[1].time_s > 1.0
    changed = (base[0], replace(middle, **bound), base[2])  # type: ignore[arg-type]
    assert base_later({"dominant": dominant, "base": changed}, 1.0) == changed
    on_it = (replace(in_space("d1", 0.9), placement=Contact("index.tip", "other.palm.centre")),)
    assert base_later({"dominant": on_it, "base": base}, 1.0) == base
    assert base_later({"dominant": dominant, "base": base}, 1.0, frozenset({"k2"})) == base
