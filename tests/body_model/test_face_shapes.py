"""The names of the face shapes, and that they name what is baked."""

from body_model.face_shapes import ARKIT_SHAPES, FACE_SHAPES, SUPPLEMENTARY_SHAPES, mirrored_shape, sided
from body_model.load import load_body


def test_every_name_is_there_once_and_has_its_mirror() -> None:
    assert len(ARKIT_SHAPES) == 52
    assert set(FACE_SHAPES) == {*ARKIT_SHAPES, *SUPPLEMENTARY_SHAPES}
    assert len(FACE_SHAPES) == len(set(FACE_SHAPES)) == len(ARKIT_SHAPES) + len(SUPPLEMENTARY_SHAPES)
    assert {mirrored_shape(name) for name in FACE_SHAPES} == set(FACE_SHAPES)
    assert all(mirrored_shape(mirrored_shape(name)) == name for name in FACE_SHAPES)
    assert sided("cheekPuff", "right") == "cheekPuffRight"


def test_the_bodies_have_the_shapes_of_arkit() -> None:
    assert set(load_body().shape_names) >= set(ARKIT_SHAPES)
