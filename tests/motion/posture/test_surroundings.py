"""Surroundings of a hand are values: equal by content, and they move what their carriers carry, no more."""

import numpy as np
import pytest

import sites.catalogue as places
from body_model.load import load_body
from signer.characters.load import load_character
from signer.characters.roles import CHEST, NECK
from signer.document.tracks.hand import Key
from signer.document.values import Contact, HandForm
from signer.kinematics.rotations import axis_rotation
from signer.kinematics.sides import SIDES
from signer.motion.posture.contact_constraint import ContactConstraint, constraint_of
from signer.motion.posture.figure import resting_body
from signer.motion.posture.posture_solver import solve_candidate, solve_posture
from signer.motion.posture.shoulder import AUTOMATIC
from signer.motion.posture.surroundings import (
    CarrierName,
    Context,
    Surroundings,
    arm_bones,
    at_rest,
    carrier_bones,
    carriers_beside,
    resting,
)
from tests.helpers.characters import REFERENCE

CARRIERS: tuple[CarrierName, ...] = ("hips", "trunk", "head", "right arm", "left arm")
SITES = tuple(site.id for site in places.every() if site.kind == "surface" or site.offset_m is not None)


def turned(carriers: tuple[CarrierName, ...], angle_rad: float = 0.2) -> Surroundings:
    """The surroundings with carriers turned as one about the neck's base."""
    posed, turn = resting_body(REFERENCE).copy(), axis_rotation(np.array((0.6, 0.8, 0.0)), angle_rad)
    neck = load_body().heads[load_character().bones[NECK]]
    motion = np.concatenate([turn, (neck - turn @ neck)[:, None]], axis=1)
    for carrier in carriers:
        bones = carrier_bones(REFERENCE, carrier)
        posed[bones, :, :3] = motion[:, :3] @ posed[bones, :, :3]
        posed[bones, :, 3] = posed[bones, :, 3] @ motion[:, :3].T + motion[:, 3]
    return Surroundings(REFERENCE, frozenset(carriers), posed)


def test_every_bone_but_the_chest_belongs_to_one_carrier() -> None:
    body = load_body()
    found = np.concatenate(
        [carrier_bones(REFERENCE, carrier) for carrier in CARRIERS] + [[load_character().bones[CHEST]]]
    )
    assert sorted(found.tolist()) == list(range(len(body.bone_names)))
    assert {body.bone_names[bone] for bone in carrier_bones(REFERENCE, "head")} >= {
        "neck01",
        "neck03",
        "head",
        "eye.L",
    }
    assert {body.bone_names[bone] for bone in carrier_bones(REFERENCE, "trunk")} >= {"spine02", "spine05"}
    assert {body.bone_names[bone] for bone in carrier_bones(REFERENCE, "hips")} >= {"root", "upperleg01.R"}


def test_surroundings_with_equal_numbers_are_equal() -> None:
    for carrier in CARRIERS:
        one, same, other = turned((carrier,)), turned((carrier,)), turned((carrier,), 0.21)
        assert one == same
        assert hash(one) == hash(same)
        assert one not in (other, resting(REFERENCE))
    assert turned(("head",)) != turned(("head", "trunk"))
    many = Surroundings(
        REFERENCE, frozenset(("head",)), np.stack([turned(("head",), angle).matrices for angle in (0.1, 0.2)])
    )
    assert many.rows(1) == turned(("head",), 0.2) == many.rows(np.array([1])).rows(0)


def test_only_some_carriers_are_told_as_if_the_others_rested() -> None:
    both = turned(("head", "left arm"))
    assert both.only(carriers_beside("right")) is both
    assert both.only({"head", "trunk"}) == turned(("head",))
    assert both.only({"trunk"}) is resting(REFERENCE)
    assert resting(REFERENCE).only({"head"}) is resting(REFERENCE)


def test_an_arm_is_put_beside_a_head() -> None:
    arm = turned(("left arm",)).matrices[arm_bones(REFERENCE, "left")]
    found = turned(("head",)).with_arm("left", np.stack([arm, arm]))
    assert found.is_many
    assert found.rows(1) == turned(("head", "left arm"))


@pytest.mark.parametrize("side", SIDES)
def test_a_place_moves_with_its_carriers_and_with_no_other(side: str) -> None:
    hand = next(one for one in SIDES if one == side)
    for site in SITES:
        constraint = constraint_of(REFERENCE, HandForm("1"), Contact("index.tip", site), hand)
        for carrier in carriers_beside(hand):
            start = constraint.contact_target.aim(turned((carrier,)).matrices)
            moves = bool(np.abs(start - constraint.start).max() > 1e-12)
            assert moves <= (carrier in constraint.carriers), f"{site} moves with {carrier}"
            assert np.array_equal(
                constraint.start_beside(turned((carrier,))),
                start if carrier in constraint.carriers else constraint.start,
            )


def miss_m(constraint: ContactConstraint | None, context: Context, key: Key, side: str) -> float:
    assert constraint is not None
    solved_posture = solve_candidate(key, "dominant" if side == "right" else "base", context)
    bodies = constraint.bodies(solved_posture.reach, context.surroundings)
    return float(
        np.linalg.norm(constraint.attachment.position(bodies) - constraint.aim(bodies))
        - solved_posture.reach.posture.short_by_m
    )


@pytest.mark.parametrize(
    "site", ["temple.R", "chin", "forehead.centre", "chest.mid.centre", "neck.R", "belly", "clavicle.L"]
)
@pytest.mark.parametrize("articulator", ["index.tip", "fingertips"])
def test_a_place_is_met_wherever_its_carriers_are(site: str, articulator: str) -> None:
    key = Key("k1", 0.4, "b", Contact(articulator, site))
    around = Context(AUTOMATIC, surroundings=turned(("head", "trunk")))
    constraint = solve_posture(key, "dominant", around).constraint
    assert abs(miss_m(constraint, around, key, "right")) < 1e-9
    assert (
        abs(
            miss_m(
                solve_posture(key, "dominant", around=at_rest(REFERENCE)).constraint,
                at_rest(REFERENCE),
                key,
                "right",
            )
        )
        < 1e-9
    )
