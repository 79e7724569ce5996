from dataclasses import replace

import numpy as np
import pytest
from numpy.typing import NDArray
from PySide6.QtGui import QImage, QOpenGLContext, QSurfaceFormat

from body_model.load import load_body
from body_model.skin import surface
from handshapes import catalogue
from signer.document.sign import Sign
from signer.motion.posing import pose_at
from signer.studio.drawing import framing, offscreen, recorder
from signer.studio.drawing.figure import pose_figure
from signer.studio.drawing.graphics_error import GraphicsError
from signer.studio.drawing.mesh import character_mesh
from tests.helpers.characters import REFERENCE


def pixels(image: QImage) -> NDArray[np.uint8]:
    plain = image.convertToFormat(QImage.Format.Format_RGBA8888)
    return np.array(plain.constBits(), np.uint8).reshape(plain.height(), plain.bytesPerLine() // 4, 4)[
        :, : plain.width()
    ]


def test_a_card_shows_a_hand_on_nothing() -> None:
    card = pixels(recorder.handshape_picture(REFERENCE, "i", 96))
    covered = card[..., 3] > 128
    assert 0.1 < covered.mean() < 0.7
    assert card[0, 0, 3] == 0
    red, green, blue = card[covered][:, :3].mean(axis=0)
    assert red > green > blue > 40


def test_different_handshapes_look_different() -> None:
    first, second = (
        pixels(recorder.handshape_picture(REFERENCE, name, 96)).astype(int) for name in ("i", "5")
    )
    assert np.abs(first - second).mean() > 5.0


def test_a_left_card_is_the_right_one_mirrored_in_shape() -> None:
    right, left = (
        pixels(recorder.handshape_picture(REFERENCE, "l", 96, side))[..., 3] > 128
        for side in ("right", "left")
    )
    assert (right != left[:, ::-1]).mean() < 0.02


def test_a_picture_made_once_is_read_from_disk_the_next_time(monkeypatch: pytest.MonkeyPatch) -> None:
    first = recorder.handshape_picture(REFERENCE, "y", 64)
    monkeypatch.setattr(recorder, "_card", lambda *_given: pytest.fail("made twice"))
    assert np.array_equal(pixels(recorder.handshape_picture(REFERENCE, "y", 64)), pixels(first))


def test_an_unknown_handshape_is_refused_by_name() -> None:
    with pytest.raises(LookupError, match="nonesuch"):
        recorder.handshape_picture(REFERENCE, "nonesuch", 64)


def test_the_palm_is_seen_from_the_palm_and_hidden_from_the_back() -> None:
    points = {
        "palm": catalogue.articulator_points("palm.centre", "right"),
        "back": catalogue.articulator_points("hand.back", "right"),
    }
    from_palm = recorder.hand_closeup(REFERENCE, "5", "right", 0.0, 0.0, 200, 200).places(points)
    from_back = recorder.hand_closeup(REFERENCE, "5", "right", np.pi, 0.0, 200, 200).places(points)
    assert (from_palm["palm"].seen, from_palm["back"].seen) == (True, False)
    assert (from_back["palm"].seen, from_back["back"].seen) == (False, True)


def test_places_mirror_with_the_hand() -> None:
    for side, sign in (("right", 1.0), ("left", -1.0)):
        picture = recorder.hand_closeup(REFERENCE, "5", side, 0.3, 0.1, 200, 200)
        tip = picture.places({"tip": catalogue.articulator_points("thumb.tip", side)})["tip"]
        assert sign * (tip.x - 0.5) > 0.1


def test_an_eye_is_where_the_face_picture_shows_it() -> None:
    picture = recorder.page_picture(REFERENCE, "face", 200, 200)
    eye = picture.place(load_body().heads[load_body().bone_index["eye.L"]] + [0.0, 0.0, 0.013])
    assert eye.seen
    assert 0.5 < eye.x < 0.8
    row, column = int(eye.y * 200), int(eye.x * 200)
    around = pixels(picture.image)[row - 4 : row + 5, column - 4 : column + 5, :3].astype(int)
    assert around.max() - around.min() > 80


def test_the_picture_of_the_space_can_step_back_behind_its_dots() -> None:
    plain, dimmed = (
        pixels(recorder.page_picture(REFERENCE, "space", 120, 120, dim=dim).image).astype(float)
        for dim in (0.0, 1.0)
    )
    assert dimmed[..., :3].sum() < 0.9 * plain[..., :3].sum()


def test_an_older_opengl_is_as_good_as_none(monkeypatch: pytest.MonkeyPatch) -> None:
    class OldContext(QOpenGLContext):
        def create(self) -> bool:
            return True

        def format(self) -> QSurfaceFormat:
            old = QSurfaceFormat()
            old.setVersion(2, 1)
            return old

    monkeypatch.setattr(offscreen, "QOpenGLContext", OldContext)
    with pytest.raises(GraphicsError, match=r"no context of version 3\.3"):
        offscreen.Offscreen(character_mesh(REFERENCE))


def test_a_face_whose_weights_are_given_is_drawn() -> None:
    neutral = pose_at(Sign(), 0.0)
    weights = np.zeros(len(neutral.face_weights))
    weights[list(REFERENCE.body.shapes).index("jawOpen")] = 0.5
    open_mouth = replace(neutral, face_weights=weights)
    expected = surface(REFERENCE.body, neutral.matrices, weights)
    np.testing.assert_array_equal(pose_figure(open_mouth).positions, expected.positions)
    np.testing.assert_array_equal(pose_figure(open_mouth).normals, expected.normals)
    before, after = (
        pixels(recorder.render_pose(pose, framing.FRONT, 240, 240)).astype(int)
        for pose in (neutral, open_mouth)
    )
    rows = np.flatnonzero(np.abs(before - after).sum(axis=-1).max(axis=1) > 30)
    assert rows.size
    assert np.ptp(rows) < 40  # the mouth and the chin, nothing else
