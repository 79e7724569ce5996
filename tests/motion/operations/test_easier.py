"""An easier posture shows the same: place and shape kept, nothing past a limit or in anything, easier by a joint."""

import pytest

from signer.document.edits import Moment
from signer.document.sign import Sign
from signer.document.values import ROLES
from signer.files.sign_file import load_sign
from signer.library.shelf import sign_files
from signer.motion.operations.easier import WORTH, easier_posture
from signer.motion.posing import pose_at
from signer.motion.posture.penetration import inside_of
from signer.motion.solving.hand_moment import HandMoment
from tests.helpers.characters import REFERENCE
from tests.helpers.extent import part

AWKWARD = [load_sign(path) for path in part(sign_files(), every=50)]


@pytest.mark.parametrize("sign", AWKWARD, ids=lambda sign: sign.gloss)
def test_an_easier_posture_keeps_place_and_shape_and_breaks_nothing(sign: Sign) -> None:
    for role in ROLES:
        for key in sign.hand(role).keys:
            found = easier_posture(HandMoment(REFERENCE, sign, role, key))
            if found is None:
                continue
            assert found.gain >= WORTH
            assert (found.key.placement, found.key.form, found.key.transition) == (
                key.placement,
                key.form,
                key.transition,
            )
            taken = found.edit(Moment(role, key.time_s))(sign)
            hand = pose_at(taken, key.time_s).hands[role]
            assert not hand.limits
            assert inside_of(pose_at(taken, key.time_s))[role].is_clear
            assert hand.contact_error_m < 1e-6
            (after,) = (each for each in taken.hand(role).keys if each.id == key.id)
            assert easier_posture(HandMoment(REFERENCE, taken, role, after)) is None
