"""View of a sign: one camera, one posture, frame by frame."""

from dataclasses import dataclass
from typing import Any

from body_model.arrays import Array
from signer.corpus.dataset.varying import Variation


@dataclass(frozen=True, eq=False)
class View:
    """A view of a sign, frame by frame.

    Attributes:
        variation: what was drawn for it.
        times_s: (F,) s, of the film that the camera would take.
        points_m: (F, N, 3) m, in the world: x to the signer's left, y up, z forward.
        pixels: (F, N, 2) px, x to the right and y down.
        visible: (F, N) in the picture, and not behind drawn skin.
        boxes: (F, 4) px, left, top, right and bottom of the drawn skin in the picture.
        rotations: (F, B, 4) quaternions xyzw of the bones against their parents.
        finger_angles: (F, 2, 21) rad, of the dominant and the base hand.
        labels: F records: contacts, and what each hand is doing.
    """

    variation: Variation
    times_s: Array
    points_m: Array
    pixels: Array
    visible: Array
    boxes: Array
    rotations: Array
    finger_angles: Array
    labels: tuple[dict[str, Any], ...]
