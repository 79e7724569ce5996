"""Whatever a file may hold is solved: no valid sign is too strange for a body to stand somewhere."""

from itertools import chain

import numpy as np
from hypothesis import given

from signer.document.sign import Sign
from signer.document.values import ROLES
from signer.motion.posing import poses
from tests.helpers.characters import REFERENCE
from tests.strategies import over
from tests.strategies.signs import signs

MOMENTS = 4
"""So many are solved of a sign."""


@over(6)
@given(signs(most_keys=2))
def test_every_number_of_every_pose_is_finite(sign: Sign) -> None:
    keys = chain.from_iterable(sign.hand(name).keys for name in ROLES)
    moments = sorted({0.0} | {moment for key in keys for moment in (key.time_s, key.end_s + 0.01)})
    for pose in poses(sign, moments[:: max(1, len(moments) // MOMENTS)], REFERENCE):
        assert np.isfinite(pose.matrices).all()
