import pytest

from handshapes import catalogue
from handshapes.derived import parts_of


def parts(articulator: str, shape: str) -> dict[str, float]:
    return dict(parts_of(articulator, catalogue.find(shape)))


def test_fingertips_are_those_of_the_selected_fingers() -> None:
    assert parts("fingertips", "h") == {"index.tip": 0.5, "middle.tip": 0.5}


def test_without_a_selected_finger_all_four_count() -> None:
    assert set(parts("fingertips", "a")) == {"index.tip", "middle.tip", "ring.tip", "pinky.tip"}


def test_pinch_lies_half_way_from_the_thumb_to_the_tips_it_meets() -> None:
    assert parts("pinch", "flat_o") == {"thumb.tip": 0.5, "index.tip": 0.25, "middle.tip": 0.25}
    assert parts("pinch", "8") == {"thumb.tip": 0.5, "middle.tip": 0.5}


def test_a_pinch_that_is_open_lies_half_way_to_the_selected_finger() -> None:
    assert parts("pinch", "open_f") == {"thumb.tip": 0.5, "index.tip": 0.5}


def test_a_thumb_against_the_side_of_a_finger_pinches_there() -> None:
    assert parts("pinch", "closed_x") == {"thumb.tip": 0.5, "index.middle.radial": 0.5}
    assert parts("pinch", "k") == {"thumb.tip": 0.5, "middle.middle.radial": 0.5}


def test_the_gap_lies_half_way_from_the_thumb_to_the_other_tips() -> None:
    assert parts("gap", "g") == {"thumb.tip": 0.5, "index.tip": 0.5}


def test_the_palm_side_of_a_fist_is_made_of_its_curled_fingers_and_a_thumb_across_them() -> None:
    assert set(parts("fist.palm_side", "a")) == {
        f"{finger}.middle.dorsal" for finger in ("index", "middle", "ring", "pinky")
    }
    assert parts("fist.palm_side", "i")["thumb.nail"] == 0.5
    assert "pinky.middle.dorsal" not in parts("fist.palm_side", "i")


def test_without_a_handshape_the_whole_flat_hand_is_meant() -> None:
    assert len(parts_of("fingertips", None)) == 4
    assert len(parts_of("pinch", None)) == 5


def test_what_has_no_rule_is_refused() -> None:
    with pytest.raises(LookupError, match="no rule"):
        parts_of("elbow", None)
