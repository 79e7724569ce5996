"""Postures in the course of one key: at its site, and at the far ends of a rub or a brush."""

from dataclasses import replace
from typing import Final

import numpy as np

from signer.document.sign import SIDE_OF
from signer.document.tracks.hand import Key
from signer.document.values import HandRole
from signer.motion.movement.contact_gestures import slid_of
from signer.motion.places.touched_skin import skin_along
from signer.motion.posture.posture_solver import solve_posture
from signer.motion.posture.solved_posture import SolvedPosture
from signer.motion.posture.surroundings import Context
from signer.motion.posture.warm_started import solve_moving

_STROKE_ENDS: Final = (0.0, 1.0)
_ACROSS: Final = (0.25, 0.75)
"""The far ends as shares of the way along the skin: of a stroke its ends, of a round two places across from
each other."""


def moments_of(key: Key, role: HandRole, around: Context) -> tuple[SolvedPosture, ...]:
    """The posture of a key at its site, then, of one that rubs or brushes, at the far ends of that.

    What taps comes off the skin and returns to it, so that its site says all.
    """
    solved, slid = (
        solve_posture(key, role, around),
        slid_of(around.character, key, SIDE_OF[role], around.form),
    )
    if slid is None or solved.constraint is None:
        return (solved,)
    constraint = solved.constraint
    is_round = (
        key.act is not None
        and key.act.shape != "line"
        and key.contact is not None
        and key.contact.manner != "brush"
    )
    lands = []
    for way in _ACROSS if is_round else _STROKE_ENDS:
        skin = (
            None
            if constraint.contact_target.skin is None
            else skin_along(around.character, slid.path, np.array([way]), SIDE_OF[role], around.form)
        )
        lands.append(replace(constraint.contact_target, attachment=slid.path.at(np.array([way])), skin=skin))
    return (
        solved,
        *(
            _alone(solve_moving(key, solved, constraint.sent_to(contact_target), None, 1))
            for contact_target in lands
        ),
    )


def _alone(solved: SolvedPosture) -> SolvedPosture:
    """The only one of many."""
    return replace(
        solved,
        wrist_rotation=np.reshape(solved.wrist_rotation, (3, 3)),
        branch=int(np.ravel(solved.branch)[0]),
        target=np.reshape(solved.target, 3),
        articulator=np.reshape(solved.articulator, 3),
    )
