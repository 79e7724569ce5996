"""Leads of a draft as they are in the film."""

from dataclasses import replace

import numpy as np

from signer.document.sign import SIDE_OF, Sign
from signer.document.timing import stored
from signer.document.values import ROLES
from signer.drafting.holds import LEAST_S, rest_frames
from signer.drafting.landmarks import Landmarks
from signer.motion.operations.leads import begun_at


def as_in_film(sign: Sign, found: Landmarks) -> Sign:
    """Return the sign with hands that leave rest and return to it when they do in the film."""
    begins, ends = list[float](), list[float]()
    for role in ROLES:
        keys = sign.hand(role).keys
        if keys:
            first, last = (
                int(np.abs(found.times_s - time_s).argmin()) for time_s in (keys[0].time_s, keys[-1].end_s)
            )
            leaves, back = rest_frames(found, SIDE_OF[role], first, last)
            begins.append(keys[0].time_s - float(found.times_s[leaves]))
            ends.append(float(found.times_s[back]) - keys[-1].end_s)
    lead_in_s, lead_out_s = (stored(max(LEAST_S, *those)) for those in (begins, ends))
    sign = replace(sign, lead_in_s=lead_in_s, lead_out_s=lead_out_s)
    first_s = min(key.time_s for role in ROLES for key in sign.hand(role).keys)
    return begun_at(sign, lead_in_s) if first_s < lead_in_s else sign
