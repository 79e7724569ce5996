"""Bake how the detector errs about hands: `python -m tools.bake_hand_errors`.

Of each frame of the kept films of the half for setting in which a hand is seen and its handshape is known:
the gaps from the hand as the detector sees it to its points, and by how much it is turned from where it lies
best. `signer/drafting/hand_errors.npz` keeps their mean and covariance; each sign counts alike.
"""

import sys
from collections.abc import Iterator
from itertools import pairwise
from typing import Final

import numpy as np
from scipy.spatial.transform import Rotation

from benchmarks.draft_films import VIEWS_DEG
from benchmarks.drafts import filmed
from body_model.arrays import Array
from signer.characters.load import reference
from signer.document.sign import SIDE_OF, Sign
from signer.document.tracks.hand import Key
from signer.document.values import ROLES, HandRole
from signer.drafting import hand_fit
from signer.drafting.landmarks import Landmarks, landmarks_of, seen_from
from signer.motion import pose_at
from signer.words.facing import facing

SHRUNK: Final = 0.05
"""Share of the covariance of gaps that is the same for all, apart: of a matrix of 63 rows from some 50 signs
the smallest values are too small. Of 112 holds, each with the errors of the other signs, 71 to 75 % are known
at once with 0.03 to 0.35, and 94 % among three."""
GREATEST_RAD: Final = 1.0
"""Turns that are greater are of hands that the detector lost."""


def known(sign: Sign, role: HandRole) -> Iterator[tuple[Key, float, float]]:
    """Yield keys whose handshapes have no joints of their own, and the times, s, in which a hand has them."""
    keys = sign.hand(role).keys
    for key, after in pairwise([*keys, None]):
        if key is not None and not key.joints:
            is_kept = after is not None and after.form == key.form
            yield key, key.time_s, after.time_s if is_kept and after else key.end_s


def errors(sign: Sign, found: Landmarks, aside_rad: float) -> Iterator[Array]:
    """Yield gaps and turns (66,) of the frames of a film."""
    character = reference()
    mine, axes = hand_fit.templates_of(character, "right"), hand_fit.axes_of(character)
    for role in ROLES:
        side = SIDE_OF[role]
        over = np.array((-1.0 if side == "left" else 1.0, 1.0, 1.0))
        for key, start_s, end_s in known(sign, role):
            row = mine.names.index(key.handshape)
            within = (found.times_s > start_s - 0.04) & (found.times_s < end_s + 0.04)
            frames = np.flatnonzero(within & found.seen[side])
            for frame in frames:
                points = found.hands[side][frame] * over
                turn, _, gaps = hand_fit.gaps_of(character, points, has_depth=False)
                told = facing(pose_at(sign, float(found.times_s[frame]), character), role)
                there = np.stack([np.cross(told.fingers, told.palm), told.fingers, told.palm], axis=1)
                there = seen_from(aside_rad).T @ there
                there = over[:, None] * there * ((-1.0, 1.0, 1.0) if side == "left" else 1.0)
                yield np.concatenate([
                    (gaps[row] @ axes).ravel(),
                    Rotation.from_matrix((turn[row] @ axes).T @ there).as_rotvec(),
                ])  # fmt: skip


def main() -> int:
    """Measure and keep."""
    rows, weights = list[Array](), list[float]()
    for aside_deg in VIEWS_DEG:
        for sign, points in filmed("setting", aside_deg):
            found = landmarks_of(reference(), points, sign.gloss)
            own = list(errors(sign, found, np.deg2rad(aside_deg)))
            rows += own
            weights += [1.0 / max(len(own), 1)] * len(own)
    off, shares = np.array(rows), np.array(weights)
    is_kept = np.linalg.norm(off[:, -3:], axis=1) < GREATEST_RAD
    off, shares = off[is_kept], shares[is_kept] / shares[is_kept].sum()
    mean = shares @ off
    covariance = ((off - mean) * shares[:, None]).T @ (off - mean)
    gaps = covariance[:-3, :-3]
    gaps += SHRUNK * (np.trace(gaps) / len(gaps) * np.eye(len(gaps)) - gaps)
    np.savez_compressed(
        hand_fit.ERRORS_FILE, mean=mean.astype(np.float32), covariance=covariance.astype(np.float32)
    )
    print(f"{hand_fit.ERRORS_FILE}: {len(off)} hands, {hand_fit.ERRORS_FILE.stat().st_size / 1e3:.0f} kB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
