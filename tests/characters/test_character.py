"""A character: one object a name, its caches its own, and metres of sign files at the right place of its
body."""

import gc
import weakref
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from signer.characters.character import Character, per_character
from signer.characters.load import character_names, load_character
from signer.characters.roles import BONE_OF_ROLE
from signer.characters.scale import NOTCH, SAME, measures_of
from tests.helpers.characters import BOTH, OTHER, REFERENCE

COORDINATE = st.floats(-0.8, 0.8)
POINTS = st.tuples(COORDINATE, COORDINATE, COORDINATE)


def test_a_name_is_one_object() -> None:
    assert load_character() is load_character(character_names()[0]) is REFERENCE
    assert OTHER is not REFERENCE
    with pytest.raises(LookupError, match="nobody"):
        load_character("nobody")


@pytest.mark.parametrize("character", BOTH)
def test_every_role_has_its_bone_on_its_side(character: Character) -> None:
    body = character.body
    for role, bone in character.bones.items():
        assert body.bone_names[bone] == BONE_OF_ROLE[role]
        across = body.heads[bone][0]
        assert (
            across < 0.0
            if role.startswith("right")
            else across > 0.0
            if role.startswith("left")
            else across == 0.0
        )


def test_a_cache_knows_its_character_and_dies_with_it() -> None:
    asked = []

    @per_character(maxsize=2)
    def named(character: Character, number: int) -> str:
        asked.append(number)
        return f"{character.name} {number}"

    other = replace(OTHER, caches={})
    assert [named(one, 1) for one in (REFERENCE, other, REFERENCE, other)] == ["signer-hm08 1", "woman 1"] * 2
    assert asked == [1, 1]
    named(other, 2), named(other, 3), named(other, 1)
    assert asked == [1, 1, 2, 3, 1]
    gone = weakref.ref(other)
    del other
    gc.collect()
    assert gone() is None


@given(POINTS)
def test_points_of_the_reference_stay_as_they_are(point: tuple[float, float, float]) -> None:
    assert REFERENCE.scale is SAME
    assert np.array_equal(SAME.point(np.array(point)), point)
    assert np.array_equal(SAME.written(np.array(point)), point)


@given(POINTS)
def test_a_point_of_another_body_is_written_as_it_was_read(point: tuple[float, float, float]) -> None:
    assert OTHER.scale.written(OTHER.scale.point(np.array(point))) == pytest.approx(point, abs=1e-12)


def test_landmarks_that_tell_the_scale_lie_where_the_bodys_own_lie() -> None:
    old, new = measures_of(REFERENCE.body), measures_of(OTHER.body)
    for before, after in zip(old.front_m, new.front_m, strict=True):
        at = OTHER.scale.point(np.array((old.shoulder_x_m, before[0], before[1] + old.arm_m)))
        from_shoulder = new.shoulder_z_m + OTHER.scale.length * (before[1] - old.shoulder_z_m)
        assert at[2] == pytest.approx(max(after[1], from_shoulder) + new.arm_m, abs=1e-12)
    waist = OTHER.scale.point(np.array((old.shoulder_x_m, old.waist_m[1], 0.0)))
    assert waist[0] == pytest.approx(new.shoulder_x_m, abs=1e-12)
    for before, after in ((old.hip_m, new.hip_m), (old.ear_m, new.ear_m)):
        assert OTHER.scale.point(np.array((*before, 0.0)))[0] == pytest.approx(after[0], abs=1e-12)
    for before_m, after_m in ((old.to_eyes_m, new.to_eyes_m), (-old.to_navel_m, -new.to_navel_m)):
        at_m = OTHER.scale.point(np.array((0.0, before_m, 0.0)))[1]
        assert at_m == pytest.approx(after_m, abs=1e-12)
    eye = OTHER.body.landmarks["eye.L"] - OTHER.body.landmarks[NOTCH]
    assert eye[1] == pytest.approx(new.to_eyes_m, abs=1e-12)
