"""Looks of the figure: palms are told from backs, light from dark, and every way of drawing shows the same."""

import numpy as np
import pytest
from PySide6.QtGui import QImage

from body_model.load import load_body
from signer.films.look import FIGURES
from signer.studio.drawing import looks, recorder
from signer.studio.drawing.figure import resting_figure
from signer.studio.drawing.framing import FRONT
from signer.studio.drawing.palms import FAR_M, hand_fields
from tests.helpers.characters import REFERENCE, SOME_BODIES

SIDE_PX = 200


@pytest.mark.parametrize("name", SOME_BODIES)
def test_palms_are_on_the_palmar_side_of_both_hands_alike_and_tendons_on_the_other(name: str) -> None:
    body = load_body(name)
    arm, palm, crease_m, tendon = hand_fields(body).T
    mirror, cage = body.mirror_vertex, slice(0, len(body.cage))
    for field in (arm, palm, tendon):
        assert field[cage][mirror] == pytest.approx(field[cage], abs=1e-3)
    assert np.all(palm <= arm + 1e-6)
    assert np.all((crease_m < FAR_M) <= (arm >= 1.0))
    assert 0.9 < (arm - 1.0).max() <= 1.0
    assert palm[arm > 1.1].max() < 0.9
    assert {0.0, 1.0, 2.0, 3.0} <= set(np.round(tendon[arm > 1.5]).tolist())
    arm = np.minimum(arm, 1.0)
    is_nail = body.materials[:, 3] > 0.5
    assert palm[is_nail].max() < 0.35
    head = body.heads[body.bone_index["neck01"], 1]
    assert arm[body.rest[:, 1] > head].max() == 0.0
    hands = palm[(arm == 1.0) & (body.materials[:, 5] == 0.0)]
    assert 0.2 < (hands > 0.5).mean() < 0.6


def brightness(image: QImage, low: int, high: int) -> float:
    """Return the mean grey, 0 to 255, of the middle column between two rows."""
    return float(np.mean([image.pixelColor(SIDE_PX // 2, row).lightness() for row in range(low, high)]))


@pytest.mark.usefixtures("qapp")
def test_each_look_contrasts_skin_with_the_shirt() -> None:
    found = {}
    for name in FIGURES:
        image = recorder.render_figure(
            resting_figure(REFERENCE), FRONT, SIDE_PX, SIDE_PX, look=looks.LOOKS[name]
        )
        chest, face = brightness(image, 120, 150), brightness(image, 45, 55)
        found[name] = face - chest
    assert found["light"] > 60.0
    assert found["dark"] < -60.0


def test_the_stage_shows_what_was_chosen_and_refuses_what_there_is_not() -> None:
    try:
        looks.show("dark")
        assert looks.on_stage() is looks.DARK
        with pytest.raises(KeyError):
            looks.show("green")
        assert looks.shown() == "dark"
    finally:
        looks.show("light")
