"""Notation of what the inventories name: every row is read by the grammar, and leads back to its name."""

import math
from dataclasses import replace

import pytest

import sites.catalogue
from handshapes import catalogue
from signer.notation import directions, tables
from signer.notation.grammar import parse
from signer.notation.hand_symbols import shape_symbols
from signer.notation.notated import Location, Part, Shape
from signer.notation.place_symbols import location_symbols
from signer.notation.symbols import symbols

AS_OTHERS = {"flat_n": "flat_h", "p": "k", "trip": "bent_v"}
"""Handshapes that are written as another one."""
WITHOUT = {"other.both_meet", "thigh.R", "thigh.L"}


def test_every_handshape_has_symbols_that_the_grammar_reads_and_writes() -> None:
    rows = tables.symbols_in(catalogue.DATA / "handshapes.csv", "name")
    for name, row in rows.items():
        shape = tables.shapes()[name]
        assert parse(row).segments[0].hands.dominant.shape == shape, name
        assert tuple(shape_symbols(shape)) == row, name
        assert tables.handshape_of(shape) == AS_OTHERS.get(name, name)
    assert len(rows) == len(catalogue.every())


def test_every_part_of_the_hand_has_symbols_and_is_read_as_it_or_the_joint_beside_it() -> None:
    rows = tables.symbols_in(catalogue.DATA / "articulators.csv", "id")
    for one in catalogue.articulators():
        part = tables.parts()[one.id]
        found = tables.articulator_of(part)
        place = Location(part, is_hand=part.location not in ("elbow", "lowerarm"))
        assert tuple(location_symbols(place)) == rows[one.id]
        assert found is not None
        same = found == one.id
        assert same or one.level in ("middle", "proximal") or "edge" in found or "edge" in one.id, (
            one.id,
            found,
        )


def test_every_place_has_symbols_and_is_read_as_it_or_one_written_alike() -> None:
    rows = tables.symbols_in(sites.catalogue.DATA / "sites.csv", "id")
    assert {name for name, row in rows.items() if not row} == WITHOUT
    alike = []
    for site in sites.catalogue.every():
        if site.id in WITHOUT:
            continue
        place = tables.places()[site.id]
        assert tuple(location_symbols(place)) == rows[site.id], site.id
        touched = (
            place if site.kind == "space" else replace(place, contact="touch", articulator=Part("tip", (2,)))
        )
        if site.carrier in ("arm.R", "arm.L"):
            assert tables.site_of(touched, "left" if site.id.endswith(".R") else "right") is not None
        found = tables.site_of(
            touched, "left" if site.id.endswith(".R") and site.region.startswith("arm") else "right"
        )
        alike += [] if found == site.id else [(site.id, found)]
    on_body = [pair for pair in alike if not pair[0].startswith("other.")]
    assert sorted(on_body) == [
        ("space.centre.low.near", "stomach.front"), ("space.centre.mid.near", "torso.front"),
        ("upperarm.upper.L", "upperarm.outer.L"), ("upperarm.upper.R", "upperarm.outer.R"),
    ]  # fmt: skip
    for one, other in alike:
        articulator = one.removeprefix("other.")
        if articulator != one:
            assert other == f"other.{tables.articulator_of(tables.parts()[articulator])}"


def test_places_of_the_other_hand_are_written_as_parts_of_the_hand() -> None:
    hand = tables.symbols_in(catalogue.DATA / "articulators.csv", "id")
    for name, row in tables.symbols_in(sites.catalogue.DATA / "sites.csv", "id").items():
        if name.removeprefix("other.") in hand:
            assert row == hand[name.removeprefix("other.")]


def test_what_no_row_says_has_no_name() -> None:
    assert tables.handshape_of(Shape("fist", "opposed")) is None
    assert tables.articulator_of(Part("tip", (2, 5))) is None
    assert tables.site_of(Location(Part("teeth"), behind=True, contact="touch")) is None


def test_of_26_directions_18_have_symbols_and_each_is_nearest_to_its_vector() -> None:
    assert len(directions.WORDS) == 26
    assert {one.value for one in symbols().values() if one.kind == "fingers"} <= set(directions.WORDS)
    for word in directions.WORDS:
        assert directions.nearest(directions.direction(word)) == (word, pytest.approx(0.0, abs=1e-9))
        assert directions.direction(directions.mirrored(word))[0] == -directions.direction(word)[0]


@pytest.mark.parametrize(
    ("fingers", "palm", "faces"),
    [
        ("o", "u", "u"),
        ("u", "u", "i"),
        ("u", "d", "o"),
        ("u", "l", "l"),
        ("l", "l", "i"),
        ("r", "r", "i"),
        ("d", "u", "o"),
        ("i", "u", "u"),
        ("i", "l", "l"),
        ("il", "r", "ir"),
        ("ir", "l", "il"),
        ("il", "u", "u"),
        ("ui", "l", "l"),
        ("di", "r", "r"),
        ("ul", "dl", "dl"),
    ],
)
def test_a_palm_turns_with_the_fingers_from_pointing_out(fingers: str, palm: str, faces: str) -> None:
    normal = directions.palm_normal(directions.direction(fingers), palm)
    assert directions.nearest(normal)[0] == faces


def test_a_palm_that_is_told_to_face_aside_never_faces_the_other_side() -> None:
    for fingers in directions.VECTORS.values():
        assert directions.palm_normal(fingers, "r")[0] < 1e-9
        assert directions.palm_normal(fingers, "l")[0] > -1e-9


@pytest.mark.parametrize(
    ("way", "side", "leaves"),
    [
        ("o", "u", "u"),
        ("i", "u", "u"),
        ("i", "l", "l"),
        ("ui", "u", "uo"),
        ("il", "l", "ol"),
        ("u", "u", "i"),
    ],
)
def test_an_arc_leaves_its_way_as_from_straight_out_or_in(way: str, side: str, leaves: str) -> None:
    aside = directions.bulge(directions.direction(way), side)
    assert directions.nearest(aside)[0] == leaves


def test_palms_are_at_right_angles_to_the_fingers_and_half_a_right_angle_from_each_other() -> None:
    for fingers in directions.VECTORS.values():
        normals = [directions.palm_normal(fingers, palm) for palm in directions.PALMS]
        for row, normal in enumerate(normals):
            apart = sorted(directions.angle(normal, other) for other in normals[:row] + normals[row + 1 :])
            assert apart[:2] == pytest.approx(2 * [math.pi / 4])
            assert directions.angle(normal, fingers) == pytest.approx(math.pi / 2)
