"""Torso and head turn their bones by just what their spans say."""

import numpy as np
import pytest

from signer.characters.load import load_character
from signer.characters.roles import CHEST, HEAD
from signer.document.tracks.kinds import BODY_KINDS
from signer.motion.carriers.head import HEAD as NECK
from signer.motion.carriers.part import MovingPart, turn_of
from signer.motion.carriers.parts import PARTS
from signer.motion.carriers.torso import TORSO
from signer.motion.posture.figure import BoneTurns, Figure, compose
from signer.motion.posture.surroundings import carrier_bones

CHARACTER = load_character()
BODY = CHARACTER.body
DRAW = np.random.default_rng(3)
VALUES = DRAW.uniform(
    [one.low for one in NECK.kind.channels], [one.high for one in NECK.kind.channels], (40, 4)
)


def posed(part: MovingPart, values: np.ndarray) -> Figure:
    return compose(
        CHARACTER, [BoneTurns(BODY.bones(*part.bones), part.turns(CHARACTER, values))], {}, (len(values),)
    )


def test_every_kind_of_span_that_turns_bones_is_known() -> None:
    assert [part.kind for part in PARTS] == list(BODY_KINDS)
    for part in PARTS:
        parents = [BODY.bone_names[BODY.parents[BODY.bone_index[bone]]] for bone in part.bones[1:]]
        assert parents == list(part.bones[:-1])


def test_the_chest_has_just_the_turn_of_the_torso() -> None:
    values = VALUES[:, :3] * 0.5
    figure = posed(TORSO, values)
    assert figure.rotations[:, CHARACTER.bones[CHEST]] == pytest.approx(turn_of(*values.T), abs=1e-14)
    still = figure.rotations[:, BODY.bone_index["pelvis.L"]]
    assert still == pytest.approx(np.broadcast_to(np.eye(3), still.shape), abs=1e-15)
    partly = posed(TORSO, np.concatenate([values, VALUES[::-1, :3] * 0.2], axis=1))
    assert partly.rotations[:, CHARACTER.bones[CHEST]] == pytest.approx(turn_of(*values.T), abs=1e-14)


def test_a_torso_that_turns_at_the_hips_does_not_bend() -> None:
    figure = posed(TORSO, np.concatenate([VALUES[:, :3]] * 2, axis=1))
    for bone in BODY.bones(*TORSO.bones):
        assert figure.matrices[:, bone] == pytest.approx(figure.chest, abs=1e-14)


def test_the_head_has_just_its_turn_against_the_chest_however_it_is_pushed() -> None:
    figure = posed(NECK, VALUES)
    assert figure.rotations[:, CHARACTER.bones[HEAD]] == pytest.approx(turn_of(*VALUES.T[:3]), abs=1e-14)
    moved = np.abs(figure.matrices - np.eye(3, 4)).max(axis=(0, 2, 3)) > 1e-12
    assert set(np.flatnonzero(moved)) == set(carrier_bones(CHARACTER, "head"))


def test_thrust_brings_the_joint_of_the_head_as_far_forward() -> None:
    thrust = np.linspace(-0.022, 0.037, 13)
    figure = posed(NECK, np.stack([*np.zeros((3, 13)), thrust], axis=1))
    head = CHARACTER.bones[HEAD]
    assert figure.positions[:, head, 2] - BODY.heads[head, 2] == pytest.approx(thrust, abs=1e-13)
    assert figure.positions[:, head, 0] == pytest.approx(np.full(13, BODY.heads[head, 0]), abs=1e-13)


def test_a_part_that_shifts_takes_along_what_hangs_on_it_and_nothing_else() -> None:
    shift, values = DRAW.uniform(-0.03, 0.03, (40, 3)), VALUES[:, :3] * 0.5
    still = posed(TORSO, values)
    turns = TORSO.turned(CHARACTER, values)._replace(shift=shift)
    gone = compose(CHARACTER, [turns], {}, (40,)).positions - still.positions
    above = np.delete(np.arange(len(BODY.parents)), carrier_bones(CHARACTER, "hips"))
    assert gone[:, above] == pytest.approx(np.repeat(shift[:, None], len(above), axis=1), abs=1e-14)
    assert not gone[:, carrier_bones(CHARACTER, "hips")].any()


@pytest.mark.parametrize(("channel", "axis", "way"), [(0, 2, 1.0), (1, 0, 1.0), (2, 0, -1.0)])
def test_angles_count_in_the_signers_own_directions(channel: int, axis: int, way: float) -> None:
    """Forward and down, to the left, to the right: seen at the nose for turns, at the crown for the
    others."""
    values = np.zeros((1, 4))
    values[0, channel] = 0.3
    matrix = posed(NECK, values).matrices[0, CHARACTER.bones[HEAD]]
    seen = BODY.landmarks["nose_tip" if channel == 1 else "crown"]
    assert way * (matrix[:, :3] @ seen + matrix[:, 3] - seen)[axis] > 0.02
