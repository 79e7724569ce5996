"""What stands still is kept while something moves, and the picture is the same."""

import math
from dataclasses import replace

import numpy as np
import pytest
from numpy.typing import NDArray
from PySide6.QtGui import QImage

from signer.document import edits
from signer.motion.operations.elbows import raised_elbow
from signer.motion.posing import pose_at
from signer.motion.solving.hand_moment import HandMoment
from signer.studio.drawing.figure import Figure, figure_of
from signer.studio.drawing.frame import Frame
from signer.studio.drawing.framing import FRONT
from signer.studio.drawing.offscreen import Offscreen
from signer.studio.drawing.quality import MOVING_SOFTWARE, Quality
from signer.studio.drawing.recorder import studio
from signer.studio.drawing.standing import Standing
from signer.studio.stage.canvas import backdrop
from tests.helpers.characters import REFERENCE
from tests.helpers.examples import example

COUNT = 40
ARM = np.arange(COUNT) < 10
OTHER_ARM = np.arange(COUNT) >= 30
WHOLE = Quality(shadow_taps=1, detail=False, samples=0, shadow_size=512, coarse_shadow=True)
LAYERED = Quality(shadow_taps=1, detail=False, samples=0, shadow_size=512, coarse_shadow=True, layered=True)


def moved(*vertices: int, by: float = 0.01) -> NDArray[np.float32]:
    positions = np.zeros((COUNT, 3), np.float32)
    positions[:, 0] = 0.1 * np.arange(COUNT)
    positions[list(vertices), 1] += by
    return positions


@pytest.fixture
def standing() -> Standing:
    made = Standing((ARM, OTHER_ARM))
    assert made.moving("front", moved(), None) is None  # the first frame of a view is drawn whole
    return made


def test_where_a_part_of_an_arm_moves_all_of_it_is_left_out(standing: Standing) -> None:
    found = standing.moving("front", moved(3), None)
    assert found is not None
    assert (found == ARM).all()


def test_what_both_arms_share_takes_only_the_arm_that_moves_along() -> None:
    shared = ARM | (np.arange(COUNT) == 30)  # the breastbone follows both collarbones a little
    standing = Standing((shared, OTHER_ARM))
    standing.moving("front", moved(), None)
    found = standing.moving("front", moved(3, 30), None)
    assert found is not None
    assert (found == shared).all()


def test_the_mask_is_the_same_object_while_the_rest_stands(standing: Standing) -> None:
    found = standing.moving("front", moved(3), None)
    assert standing.moving("front", moved(3, 5, by=0.02), None) is found
    assert standing.moving("front", moved(), None) is found


def test_what_begins_to_move_later_is_left_out_too(standing: Standing) -> None:
    first = standing.moving("front", moved(3), None)
    both = standing.moving("front", moved(3, 20), None)
    assert first is not None
    assert both is not None
    assert both is not first
    assert (both == (ARM | (np.arange(COUNT) == 20))).all()


def test_colour_that_comes_or_goes_counts_as_a_move(standing: Standing) -> None:
    stain = np.zeros(COUNT, np.float32)
    stain[20] = 0.5
    found = standing.moving("front", moved(3), stain)
    assert found is not None
    assert found[20]


def test_colour_that_spreads_beside_the_arm_is_given_room(standing: Standing) -> None:
    def rows(*near: int) -> NDArray[np.float32]:
        positions = moved(3)
        positions[20:24, 0] = 2.0 + 0.02 * np.arange(4)  # close by each other
        positions[list(near), 1] += 0.001
        return positions

    standing.moving("side", rows(), None)
    stain = np.zeros(COUNT, np.float32)
    stain[20] = 0.5
    found = standing.moving("side", rows(4), stain)
    assert found is not None
    assert found[20:23].all()
    assert not found[24]
    wider = stain.copy()
    wider[21] = 0.5
    assert standing.moving("side", rows(4), wider) is found


def test_pictures_of_another_view_leave_it_as_it_is(standing: Standing) -> None:
    standing.rest("from above", moved(7), None)
    found = standing.moving("front", moved(3), None)
    assert found is not None
    assert (found == ARM).all()


def test_another_view_and_a_body_that_moves_as_a_whole_are_drawn_whole(standing: Standing) -> None:
    assert standing.moving("side", moved(3), None) is None
    assert standing.moving("side", moved(*range(COUNT)), None) is None


def test_after_a_rest_it_is_found_anew(standing: Standing) -> None:
    standing.moving("front", moved(3), None)
    standing.rest("front", moved(3), None)
    found = standing.moving("front", moved(3, 35), None)
    assert found is not None
    assert (found == OTHER_ARM).all()


def test_an_arm_that_is_moved_again_after_a_rest_finds_what_was_kept(standing: Standing) -> None:
    kept = standing.moving("front", moved(3), None)
    standing.rest("front", moved(3, 5), None)
    assert standing.moving("front", moved(3, 5), None) is None  # nothing moves yet
    assert standing.moving("front", moved(3), None) is kept
    standing.rest("front", moved(3, 20), None)  # what stood has moved in between
    again = standing.moving("front", moved(20), None)
    assert again is not None
    assert again is not kept
    assert (again == ARM).all()


def figures(name: str) -> list[Figure]:
    sign = example(name)
    key = sign.hand("dominant").keys[0]
    wished = [
        raised_elbow(HandMoment(REFERENCE, sign, "dominant", key), math.radians(height))
        for height in (30.0, 40.0, 65.0)
    ]
    return [
        figure_of(
            REFERENCE,
            pose_at(
                edits.replace_key("dominant", key.id, orientation=each.orientation, elbow=each.elbow)(sign),
                key.time_s,
            ).matrices,
        )
        for each in wished
    ]


def drawn(figure: Figure, quality: Quality) -> NDArray[np.int64]:
    found = studio(REFERENCE)
    assert isinstance(found, Offscreen)
    frame = Frame(FRONT, (360, 300), quality, backdrop())
    image: QImage = found.picture(figure.positions, figure.normals, frame)
    return np.array(image.constBits(), np.uint8).reshape(300, 360, 4)[..., :3].astype(np.int64)


@pytest.mark.parametrize("name", ["IDEA", "HELP"])
def test_the_picture_is_that_of_the_whole(name: str) -> None:
    poses = figures(name)
    layered = [drawn(each, LAYERED) for each in poses]
    for pose, picture in zip(poses, layered, strict=True):
        apart = np.abs(picture - drawn(pose, WHOLE)).max(axis=2)
        assert (apart > 8).mean() < 0.002  # the edges of shadows: their maps are not cut out alike
        assert np.median(apart) == 0
    assert (np.abs(layered[0] - layered[2]).max(axis=2) > 8).mean() > 0.01


def test_without_the_shadow_of_what_moves_only_shades_differ() -> None:
    plain = replace(LAYERED, moving_shadow=False)
    poses = figures("IDEA")
    with_shadow, without = ([drawn(each, quality) for each in poses] for quality in (LAYERED, plain))
    for shaded, flat in zip(with_shadow[1:], without[1:], strict=True):
        differ = (np.abs(shaded - flat) > 8).any(axis=2)
        assert 0.0 < differ.mean() < 0.1
        assert (flat.sum(axis=2) + 8 >= shaded.sum(axis=2))[
            differ
        ].mean() > 0.95  # nothing is darker without a shadow
    assert (np.abs(without[0] - without[2]).max(axis=2) > 8).mean() > 0.01


def test_a_picture_that_was_begun_is_the_same_and_another_one_is_not_taken_for_it() -> None:
    first, second, third = figures("IDEA")
    plain, other, last = (drawn(each, WHOLE) for each in (first, second, third))
    found = studio(REFERENCE)
    assert isinstance(found, Offscreen)
    frame = Frame(FRONT, (360, 300), WHOLE, backdrop())
    found.begin(first.positions, first.normals, frame)
    assert (drawn(first, WHOLE) == plain).all()
    found.begin(first.positions, first.normals, frame)
    assert (drawn(second, WHOLE) == other).all()
    found.begin(third.positions, third.normals, frame)
    found.distances(first.positions, first.normals, FRONT, 40, 30)
    assert (drawn(third, WHOLE) == last).all()
    assert (last != plain).any()


def test_while_something_moves_on_a_processor_the_rest_is_kept() -> None:
    assert MOVING_SOFTWARE.layered
