"""Paces that are baked with the library are those that would be found, and kept by content."""

from dataclasses import replace

import pytest

from body_model.arrays import Array
from signer.characters.load import reference
from signer.document.sign import SIDE_OF
from signer.document.tracks.hand import Key
from signer.document.values import ROLES, GlobalOrientation, HandRole
from signer.files import load_sign
from signer.kinematics.orientation import hand_rotation
from signer.kinematics.rotations import rotation_angle
from signer.library.shelf import FOLDER, sign_files
from signer.sequencing import paces
from signer.sequencing.paces import (
    Needs,
    Pace,
    evenly_paced,
    json_of_needs,
    known_part,
    needs_at,
    needs_of_json,
)
from signer.sequencing.part import Part, part_of
from signer.sequencing.rates import TURN_RAD_S
from tests.helpers.extent import part
from tools.bake_paces import LIVES, factors, parts


def library_part(gloss: str) -> Part:
    return part_of(load_sign(FOLDER / f"{gloss}.sign"))


def test_every_pace_of_a_sign_of_the_library_is_known_without_solving() -> None:
    """`python -m tools.bake_paces` writes what is new of it."""
    assert len(paces._baked()) == len(LIVES) * len(sign_files())
    for one in part(list(parts()), every=8):
        for life in LIVES:
            for factor in (*factors(), 1.0):
                if factor < 1.0 or isinstance(paces._baked()[Pace(one, 1.0, 1.0, life).content], float):
                    assert known_part(reference(), Pace(one, factor, 1.0, life)) is not None


@pytest.mark.parametrize("slow", [True, False])
def test_what_is_baked_of_a_pace_is_what_is_found_for_it(*, slow: bool) -> None:
    """One sign that needs nothing, at a slower pace than was solved; and one that does."""
    every = [Pace(one, factors()[1], 1.0) for one in parts()]
    pace = next(each for each in every if isinstance(paces._baked()[each.content], float) is slow)
    assert pace.with_needs(needs_at(reference(), pace)) == known_part(reference(), pace)


def test_another_pace_or_another_sign_than_those_that_are_baked_is_solved() -> None:
    quick, own = (
        Pace(library_part("IDEA"), 0.2, 1.0),
        Pace(Part(load_sign(FOLDER / "IDEA.sign"), 1.0), 0.5, 1.0),
    )
    assert known_part(reference(), quick) is None
    assert known_part(reference(), own) is None
    assert evenly_paced(reference(), quick).length_s >= quick.roughly.length_s


@pytest.mark.parametrize("gloss", ["FRIEND", "KITCHEN", "FINISH", "HAPPEN"])
def test_a_hand_that_turns_over_takes_the_time_of_its_turn_or_as_long_as_is_written(gloss: str) -> None:
    written, turned = library_part(gloss), 0
    made = Pace(written, factors()[0], 1.0).roughly
    for role in ROLES:
        legs = [zip(one.keys(role), one.keys(role)[1:], strict=False) for one in (made, written)]
        for (before, after), (was, then) in zip(*legs, strict=True):
            turn_rad = rotation_angle(hand_rotation_of(before, role).T @ hand_rotation_of(after, role))
            least_s = min(float(turn_rad) / TURN_RAD_S, then.time_s - was.end_s)
            assert after.time_s - before.end_s > least_s - 1e-5
            turned += int(turn_rad > 2.0)
    assert turned


def hand_rotation_of(key: Key, role: HandRole) -> Array:
    assert isinstance(key.orientation, GlobalOrientation)
    return hand_rotation(SIDE_OF[role], key.orientation.palm, key.orientation.fingers)


def test_needs_go_through_json_unchanged() -> None:
    needs = Needs(0.45, ({(0.1, 0.3): 1.2, (0.5, 1.0 / 3.0): 1.1}, {}))
    assert needs_of_json(json_of_needs(needs)) == needs


def test_a_way_of_bounded_time_lasts_no_longer_whatever_it_needs() -> None:
    every = (Pace(one, factors()[1], 1.0) for one in parts())
    pace = next(each for each in every if (known_part(reference(), each) or each.roughly) != each.roughly)
    free, bounded = (
        needs_at(reference(), replace(pace, longest_times=times)).stretched for times in (None, 1.02)
    )
    assert max(by for spans in free for by in spans.values()) > 1.02
    assert [max(spans.values()) for spans in bounded] == [pytest.approx(1.02)]
