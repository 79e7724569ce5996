import subprocess
import sys

import pytest

from body_model.load import load_body
from body_model.surface_point import attach, mirrored
from handshapes import catalogue
from handshapes.handshape import FINGERS
from tests.helpers.extent import each

SHAPES = catalogue.every()
POINTS = [one for one in catalogue.articulators() if one.kind == "point"]
# Bones that may carry most of a digit's points; those of the palm lie on the hand.
DIGIT_BONES = {
    "thumb": "finger1",
    "index": "finger2",
    "middle": "finger3",
    "ring": "finger4",
    "pinky": "finger5",
}


def test_the_inventory_is_whole() -> None:
    assert len(SHAPES) == 83
    assert len(catalogue.articulators()) == 109
    assert len(POINTS) == 96


def test_letters_and_digits_come_first() -> None:
    assert [shape.title for shape in SHAPES[:3]] == ["A", "B", "C"]
    assert all(shape.letters for shape in SHAPES[:30])


def test_titles_are_short_and_no_two_alike() -> None:
    titles = [shape.title for shape in SHAPES]
    assert len(set(titles)) == len(titles)
    assert max(map(len, titles)) <= 14


@each(SHAPES, lambda shape: shape.name)
def test_every_shape_offers_its_own_default_first(shape: catalogue.Handshape) -> None:
    assert catalogue.default(shape).id == shape.default_articulator
    assert catalogue.legal(shape)[0] == catalogue.default(shape)


def test_all_articulators_lie_on_the_skin_and_all_but_the_elbow_are_offered() -> None:
    assert all(one.placed for one in catalogue.articulators())
    assert {one.id for one in catalogue.articulators() if not one.is_offered} == {"elbow"}


def test_most_used_articulators_come_first() -> None:
    assert [one.rank for one in catalogue.articulators()] == list(range(109))
    assert "index.tip" in [one.id for one in catalogue.articulators()[:4]]


@each(POINTS, lambda one: one.id)
def test_a_point_is_carried_by_its_own_digit(one: catalogue.Articulator) -> None:
    body = load_body()
    bones = [
        index
        for name, index in body.bone_index.items()
        if name.endswith(".R")
        and name.startswith(
            DIGIT_BONES.get(one.digit, ("wrist", "metacarpal", "finger", "lowerarm", "upperarm"))
        )
    ]
    attachment = attach(body, catalogue.articulator_points(one.id, "right"))
    # Base knuckles lie on the hand as much as on the finger.
    assert attachment.weight_on(bones) > (0.3 if one.level in ("mcp", "metacarpal") else 0.6)


@each(catalogue.articulators(), lambda one: one.id)
def test_the_left_hand_is_the_exact_mirror_of_the_right(one: catalogue.Articulator) -> None:
    body = load_body()
    right, left = (attach(body, catalogue.articulator_points(one.id, side)) for side in ("right", "left"))
    assert left.rest == pytest.approx(right.rest * (-1, 1, 1), abs=1e-9)
    assert left.rest_normal == pytest.approx(right.rest_normal * (-1, 1, 1), abs=1e-6)


def test_mirroring_twice_gives_the_same_point() -> None:
    body = load_body()
    for one in POINTS:
        point = catalogue.articulator_points(one.id, "right")[0][0]
        assert mirrored(body, mirrored(body, point)) == pytest.approx(point)


@each(SHAPES, lambda shape: shape.name)
def test_the_shares_of_every_legal_articulator_sum_to_one(shape: catalogue.Handshape) -> None:
    for one in catalogue.legal(shape):
        assert sum(
            share for _, share in catalogue.articulator_points(one.id, "right", shape)
        ) == pytest.approx(1)


def test_unknown_names_are_answered_with_a_near_one() -> None:
    with pytest.raises(LookupError, match=r"did you mean 'bent_v'"):
        catalogue.find("bent_vv")
    with pytest.raises(LookupError, match=r"did you mean 'index.tip'"):
        catalogue.find_articulator("index.tipp")


def test_places_of_another_body_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    inventory = catalogue._inventory()
    other = type(inventory)(inventory.handshapes, inventory.articulators, inventory.places, "another body")
    monkeypatch.setattr(catalogue, "_inventory", lambda: other)
    catalogue.articulator_points.cache_clear()
    with pytest.raises(ValueError, match="another body"):
        catalogue.articulator_points("index.tip", "right")


def test_an_articulator_that_is_not_placed_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    inventory = catalogue._inventory()
    from dataclasses import replace

    without = {name: replace(one, placed=False) for name, one in inventory.articulators.items()}
    monkeypatch.setattr(catalogue, "_inventory", lambda: replace(inventory, articulators=without))
    catalogue.articulator_points.cache_clear()
    with pytest.raises(LookupError, match="Index tip"):
        catalogue.articulator_points("index.tip", "right")


def test_names_are_looked_up_without_numpy() -> None:
    program = (
        "import sys; from handshapes import catalogue; catalogue.search('i'); print('numpy' in sys.modules)"
    )
    assert (
        subprocess.run(
            [sys.executable, "-c", program], capture_output=True, text=True, check=True
        ).stdout.strip()
        == "False"
    )


def test_a_shape_tells_its_fingers_in_order() -> None:
    shape = catalogue.find("i")
    assert [shape.finger(name) for name in FINGERS] == list(shape.fingers)
    assert shape.finger("pinky").pip_flex_rad == 0
