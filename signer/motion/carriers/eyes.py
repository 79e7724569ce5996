"""Eyes of a figure, turned to what its sign looks at: last of all, after head and hands."""

from collections.abc import Callable
from typing import Final

import numpy as np

from body_model.arrays import Array
from signer.document.sign import SIDE_OF
from signer.document.values import ROLES, HandRole
from signer.motion.carriers.head import HEAD
from signer.motion.carriers.standing import Standing, head_with_gaze, with_eyes_on
from signer.motion.face.track import FaceScore
from signer.motion.pose import Gaze
from signer.motion.posture.figure import BoneTurns, Figure

_OF_HAND: Final = ("wrist", "middle knuckle")
"""Joints of a hand between which the eyes look at it."""


def looking(
    figure: Figure,
    face: FaceScore,
    times_s: Array,
    standing: Standing,
    again: Callable[[tuple[BoneTurns, ...]], Figure],
) -> tuple[Figure, Gaze | None]:
    """Return bodies (F,) that look where their sign does, and where that is.

    A sign without spans leaves its eyes as they are.

    Args:
        figure: as it is put together.
        face: the spans of the sign.
        times_s: (F,).
        standing: torso, head and face with which it is put together.
        again: puts it together with other turns, for a head that follows a hand.
    """
    if face.gaze is None:
        return figure, None
    character = figure.character
    hands = dict[HandRole, Array]()
    for role in ROLES if face.gaze.looks_at_hands else ():
        bones = [character.bones[f"{SIDE_OF[role]} {joint}"] for joint in _OF_HAND]
        hands[role] = np.asarray(figure.positions[:, bones].mean(axis=1))
    if face.gaze.follows_hands:
        values = head_with_gaze(character, face, face.at(times_s), hands, times_s)
        own = HEAD.turned(character, values)
        figure = again((*(one for one in standing.turns if set(one.bones) != set(own.bones)), own))
    figure, eyes = with_eyes_on(figure, face.gaze, hands, times_s)
    return figure, eyes.gaze


def mirrored_gaze(gaze: Gaze) -> Gaze:
    """Return a gaze mirrored across the signer's middle."""
    return Gaze(gaze.target * (-1.0, 1.0, 1.0), gaze.converged_at_m, gaze.held_back)
