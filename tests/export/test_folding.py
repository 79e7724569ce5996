"""Fewer bones: nothing changes where none is left out, and hands stay on what they touch where some are."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Final

import numpy as np
import pytest

from body_model.arrays import Array
from body_model.load import load_body
from signer.export.bone_sets import NEEDED, VRM, all_bones, bone_set
from signer.export.folding import Folded, folded, with_hand_moved
from signer.files import load_sign
from signer.kinematics.rotations import rotation_angle
from signer.library.shelf import FOLDER, sign_files
from signer.motion.pose import Clip
from signer.motion.posing import clip
from tests.helpers.characters import BOTH
from tests.helpers.extent import part
from tests.helpers.signs import shrugging_sign, with_random_spans

BODY = load_body()
ALL = bone_set(BODY, all_bones(BODY))
HUMANOID = bone_set(BODY, VRM)
OTHERS: Final = {
    "VRM and metacarpals": VRM | {name for name in ALL.names if name.endswith("Metacarpal")},
    "no twist joints": {name for name in ALL.names if not name.endswith("Twist")},
    "no shoulders": {name for name in VRM if not name.endswith("Shoulder")},
    "arms alone": {*NEEDED, "head"},
}
LEG = ("LowerLeg", "Foot", "Toes")
FPS = 8
HARD = ("HELP", "SISTER", "MORNING", "WEEK", "BORED")
"""An edge of the hand, an upper arm, a slide along a palm, and a face that leans to the hand."""


@cache
def solved(path: Path) -> Clip:
    return clip(load_sign(path), FPS)


def library() -> Iterator[Clip]:
    """A few signs of the library in the suite, all of them in the soak."""
    hard = [FOLDER / f"{name}.sign" for name in HARD]
    yield from map(solved, dict.fromkeys([*hard, *part(sign_files(), every=87)]))


def moving() -> Clip:
    """A left-handed signer whose trunk, head and shoulders move, too."""
    return clip(with_random_spans(replace(shrugging_sign(), dominant_side="left"), 5), FPS)


def drawn(found: Folded, shown: Clip) -> Array:
    """Return (F, K) m by which joints that the figure has are elsewhere than ours."""
    away = np.linalg.norm(found.positions - shown.bone_positions[:, found.bones.rows], axis=-1)
    rows = [row for row, name in enumerate(found.bones.names) if not name.endswith(LEG)]
    return np.asarray(away[:, rows])


def test_nothing_changes_where_no_bone_is_left_out() -> None:
    for shown in (moving(), solved(FOLDER / "HELP.sign")):
        found = folded([shown], ALL)
        assert drawn(found, shown).max() < 1e-12
        assert np.abs(found.rotations - shown.bone_rotations[:, ALL.rows]).max() < 1e-12
        assert found.contacts_mm < 1e-9


def test_contacts_are_met_on_the_bones_of_vrm() -> None:
    for shown in library():
        found = folded([shown], HUMANOID)
        assert found.contacts_mm < 0.1
        assert drawn(found, shown).max() < 0.02


@pytest.mark.parametrize("name", OTHERS)
def test_contacts_are_met_on_other_sets_of_bones(name: str) -> None:
    bones = bone_set(BODY, OTHERS[name])
    for shown in map(solved, [FOLDER / "MORNING.sign", FOLDER / "HELP.sign"]):
        assert folded([shown], bones).contacts_mm < 0.1


def test_hands_stay_turned_as_they_are() -> None:
    shown = moving()
    found = folded([shown], HUMANOID)
    for name in ("leftHand", "rightHand", "head", "upperChest"):
        row = HUMANOID.row(name)
        turned = np.swapaxes(found.rotations[:, row], -1, -2) @ shown.bone_rotations[:, HUMANOID.rows[row]]
        assert rotation_angle(turned).max() < 1e-7, name


def test_fingertips_and_wrists_of_hands_that_touch_nothing_are_where_they_were() -> None:
    shown = moving()
    shown = replace(
        shown,
        hands={role: tuple(replace(one, goal=None) for one in track) for role, track in shown.hands.items()},
    )
    found = folded([shown], HUMANOID)
    for side in ("left", "right"):
        for name in (f"{side}Hand", f"{side}ThumbDistal"):
            away = found.positions[:, HUMANOID.row(name)] - shown.bone_positions[:, ALL.rows[ALL.row(name)]]
            assert np.linalg.norm(away, axis=-1).max() < 1e-6, name


def test_a_clip_may_come_in_blocks() -> None:
    shown = solved(FOLDER / "HELP.sign")
    blocks = map(shown.rows, np.array_split(np.arange(len(shown)), 3))
    assert np.array_equal(folded(blocks, HUMANOID).rotations, folded([shown], HUMANOID).rotations)


def test_a_hand_is_moved_by_as_much_as_is_asked() -> None:
    shown = moving()
    at, first = shown.bone_rotations[:, ALL.rows], shown.bone_positions[:, 0]
    shift = 0.02 * np.random.default_rng(3).normal(size=(len(shown), 3))
    moved = ALL.positions(with_hand_moved(ALL, at, first, "right", shift), first)
    away = (moved - ALL.positions(at, first))[:, ALL.row("rightHand")] - shift
    assert np.median(np.linalg.norm(away, axis=-1)) < 1e-9  # some arms are too straight for it


def test_the_t_pose_of_fewer_bones_is_that_of_all() -> None:
    for character in BOTH:
        every, some = (bone_set(character.body, names) for names in (all_bones(character.body), VRM))
        places, fewer = (
            bones.positions(bones.t_turns[None], bones.heads[None, 0])[0] for bones in (every, some)
        )
        own = [every.row(name) for name in some.names]
        assert np.abs(places[own] - fewer).max() < 1e-9
        arm = fewer[some.row("leftHand")] - fewer[some.row("leftUpperArm")]
        assert arm[0] / np.linalg.norm(arm) > 1.0 - 1e-9


def test_a_body_without_fingers_is_refused() -> None:
    with pytest.raises(ValueError, match="a body without leftIndexDistal cannot sign"):
        bone_set(BODY, VRM - {"leftIndexDistal"})
