import subprocess
import sys
from dataclasses import replace

import numpy as np
import pytest

from body_model.load import load_body
from body_model.plain_types import Side
from body_model.regions import below, touchable_triangles
from body_model.surface_point import attach, mirrored
from handshapes import catalogue as articulators
from sites import catalogue
from sites.site import BOTH_MEET
from tests.helpers.extent import each

SITES = catalogue.every()
ON_SURFACE = [site for site in SITES if site.spot is not None and site.kind == "surface"]
WITH_SPOT = [site for site in SITES if site.spot is not None]
ON_OTHER_HAND = [site for site in SITES if site.articulator is not None]
IN_SPACE = [site for site in SITES if site.offset_m is not None]
MIRROR = np.array([-1.0, 1.0, 1.0])
# The philtrum of this face slopes up; the arms of the figure at rest are held half way out.
SLOPING = {"nose.under"}
TOWARDS = {"front": (0, 0, 1), "back": (0, 0, -1), "up": (0, 1, 0), "down": (0, -1, 0)}


def rest(site: catalogue.Site) -> np.ndarray:
    assert site.point is not None
    return attach(load_body(), [(site.point, 1.0)]).rest


def test_the_inventory_is_whole() -> None:
    assert len(SITES) == 271
    assert [site.rank for site in SITES] == list(range(271))


def test_every_site_is_placed_but_the_meeting_of_both_hands_which_is_no_place() -> None:
    assert {site.id for site in SITES if not site.is_placed} == {BOTH_MEET}
    assert len(WITH_SPOT) == 130
    assert len(IN_SPACE) == 27 + 10
    assert len(ON_OTHER_HAND) == 102 + 1


def test_a_site_lies_in_exactly_one_way() -> None:
    ways = [
        sum(each is not None for each in (site.spot, site.articulator, site.offset_m))
        for site in SITES
        if site.id != BOTH_MEET
    ]
    assert set(ways) == {1}


def test_a_hand_is_not_offered_its_own_arm_nor_what_that_carries_but_the_other_hand_is() -> None:
    right, left = ({site.id for site in catalogue.placed(hand)} for hand in ("right", "left"))
    shoulders = {"shoulder", "shoulder.top", "armpit"}
    arm = {site.id.removesuffix(".R") for site in SITES if site.carrier == "arm.R"}
    assert len(arm) == 14
    assert right - left == {f"{name}.L" for name in shoulders | arm}
    assert left - right == {f"{name}.R" for name in shoulders | arm}


@pytest.mark.parametrize("hand", ["right", "left"])
def test_all_but_the_own_arms_are_offered_and_so_is_the_meeting_of_both_hands(hand: Side) -> None:
    assert len(catalogue.placed(hand)) == 271 - 1 - 14 - 3
    assert {site.id for site in catalogue.offered(hand)} - {site.id for site in catalogue.placed(hand)} == {
        BOTH_MEET
    }


@each(ON_OTHER_HAND, lambda site: site.id)
def test_a_site_on_the_other_hand_is_a_point_that_hands_touch_with(site: catalogue.Site) -> None:
    assert site.articulator is not None
    assert articulators.find_articulator(site.articulator).is_offered
    assert site.carrier == "hand"
    assert site.is_followed


@pytest.mark.parametrize(
    "name", ["wrist.inner", "wrist.outer", "wrist.radial", "wrist.ulnar", "forearm.ulnar", "elbow.outer"]
)
def test_places_of_the_arm_that_a_hand_may_touch_with_too_are_the_same_points(name: str) -> None:
    same = {"wrist.inner": "wrist.palmar", "wrist.outer": "wrist.dorsal", "elbow.outer": "elbow"}.get(
        name, name
    )
    for side, letter in (("right", "R"), ("left", "L")):
        point, _ = articulators.articulator_points(same, side)[0]
        assert catalogue.find(f"{name}.{letter}").point == pytest.approx(point)


def test_a_place_near_an_arm_stands_off_its_skin() -> None:
    near, skin = catalogue.find("arm.near.L"), catalogue.find("forearm.outer.L")
    assert near.point == skin.point
    assert near.kind == "space"
    assert near.stand_off_m == 0.075


@each(ON_SURFACE, lambda site: site.id)
def test_a_surface_site_lies_on_skin_or_shirt_of_what_carries_it(site: catalogue.Site) -> None:
    body = load_body()
    assert site.point is not None
    attachment = attach(body, [(site.point, 1.0)])
    head = [index for name, index in body.bone_index.items() if name.startswith(("head", "neck"))]
    assert 8 * site.point.quad in touchable_triangles(body)
    if site.region in ("head", "face"):
        assert attachment.weight_on(head) > 0.5
    if site.region == "torso":
        assert attachment.weight_on(head) < 0.5
    if site.region == "arm":
        assert attachment.weight_on(below(body, f"upperarm01.{site.id[-1]}")) > 0.95


@each(ON_SURFACE, lambda site: site.id)
def test_left_is_the_exact_mirror_of_right_and_the_middle_lies_in_the_mid_plane(site: catalogue.Site) -> None:
    other = catalogue.mirrored(site)
    assert rest(other) == pytest.approx(rest(site) * MIRROR, abs=1e-9)
    if site.side == "centre":
        assert other is site
        assert abs(rest(site)[0]) < 1e-9
    else:
        assert site.point is not None
        assert other.point == pytest.approx(mirrored(load_body(), site.point))
        assert (rest(site)[0] < 0) == (site.side == "right")


@each([site for site in ON_SURFACE if site.id not in SLOPING], lambda site: site.id)
def test_the_skin_faces_the_way_the_inventory_says(site: catalogue.Site) -> None:
    assert site.point is not None
    letter, aside = ("R", (-1, 0, 0)) if site.side == "right" else ("L", (1, 0, 0))
    hand = load_body().frames[load_body().bone_index[f"wrist.{letter}"]]
    thumb, palmar = hand[:, 0] * (1 if letter == "R" else -1), hand[:, 2]
    ways = {
        **TOWARDS,
        "lateral": aside,
        "palmar": palmar,
        "dorsal": -palmar,
        "radial": thumb,
        "ulnar": -thumb,
    }
    way = np.sum([ways[word] for word in site.normal_words.split("-")], axis=0)
    assert attach(load_body(), [(site.point, 1.0)]).rest_normal @ (way / np.linalg.norm(way)) > 0.6


# From the top of the head down, and from the middle outwards, as the names say.
DOWNWARDS = [
    "head.top", "forehead.upper", "forehead.centre", "brow.centre", "eye.between", "nose.bridge", "nose.tip", "nose.under", "lip.upper", "mouth",
    "lip.lower", "chin.crease", "chin", "underchin", "neck.front", "neck.base", "shoulder.line", "chest.upper.centre", "chest.mid.centre",
    "chest.lower.centre", "stomach", "belly", "abdomen.lower",
]  # fmt: skip
OUTWARDS = [
    ["mouth", "mouth.corner.R", "cheek.near_mouth.R", "cheek.lower.R", "jaw.angle.R"],
    ["eye.between", "eye.R", "eye.outer.R", "eye.beside.R", "temple.R", "ear.top.R"],
    ["nose.tip", "nose.side.R", "cheek.upper.R", "cheekbone.R", "cheek.near_ear.R", "ear.lobe.R"],
    ["neck.base", "neck.R", "clavicle.R", "shoulder.top.R", "shoulder.R"],
]


def test_the_middle_places_follow_each_other_downwards() -> None:
    heights = [float(rest(catalogue.find(name))[1]) for name in DOWNWARDS]
    assert heights == sorted(heights, reverse=True)


@pytest.mark.parametrize("names", OUTWARDS, ids=lambda names: names[0])
def test_places_follow_each_other_outwards(names: list[str]) -> None:
    lateral = [-float(rest(catalogue.find(name))[0]) for name in names]
    assert lateral == sorted(lateral)


@each(IN_SPACE, lambda site: site.id)
def test_a_place_in_space_tells_landmark_carrier_and_way_out_and_mirrors(site: catalogue.Site) -> None:
    other = catalogue.mirrored(site)
    assert site.landmark in load_body().landmarks
    assert site.carrier == ("head" if site.landmark == "nasion" else "trunk")
    assert site.normal is not None
    assert other.offset_m == pytest.approx(np.array(site.offset_m) * MIRROR)
    assert np.linalg.norm(site.normal) == pytest.approx(1)


def test_ipsi_cells_lie_on_the_dominant_side_and_far_ones_farther() -> None:
    near, far = (catalogue.find(f"space.ipsi.mid.{depth}").offset_m for depth in ("near", "far"))
    assert near is not None
    assert far is not None
    assert near[0] < -0.2
    assert far[2] > near[2] + 0.3


def test_near_places_stand_off_the_skin() -> None:
    body, site = load_body(), catalogue.find("mouth.front")
    where = body.landmarks["nasion"] + np.array(site.offset_m)
    assert where - rest(catalogue.find("mouth")) == pytest.approx([0, 0, site.stand_off_m], abs=1e-4)


@pytest.mark.parametrize(
    ("query", "found"),
    [("temple", "temple.R"), ("temple.L", "temple.L"), ("chin", "chin"), ("ear lobe", "ear.lobe.R"), ("nose tip", "nose.tip"), ("mouth", "mouth"), ("palm centre", "other.palm.centre"), ("navel", "belly"), ("TH", "other.both_meet"), ("hamstomach", "stomach")],
)  # fmt: skip
def test_search_finds_by_name_id_and_notation(query: str, found: str) -> None:
    assert found in [site.id for site in catalogue.search(query)[:6]]


def test_search_by_region_finds_all_of_it() -> None:
    neck = [site for site in SITES if site.region == "neck"]
    assert set(neck) <= set(catalogue.search("neck"))


def test_search_among_the_offered_finds_only_those() -> None:
    assert set(catalogue.search("palm", catalogue.placed())) <= set(catalogue.placed())


def test_names_are_plain() -> None:
    assert catalogue.find("temple.R").name == "Temple (right)"
    assert catalogue.find("space.ipsi.mid.mid").name == "Space: right, chest height, half reach"
    assert not [site.name for site in SITES if "ipsi" in site.name or "." in site.name]


def test_unknown_sites_are_answered_with_a_near_one() -> None:
    with pytest.raises(LookupError, match=r"did you mean 'temple.R'"):
        catalogue.find("temple.r")


def test_a_site_that_is_not_placed_has_no_point() -> None:
    assert catalogue.find(BOTH_MEET).point is None
    assert not catalogue.find(BOTH_MEET).is_placed


def test_places_of_another_body_are_refused() -> None:
    site = catalogue.find("chin")
    assert site.spot is not None
    moved = replace(site, spot=replace(site.spot, topology_hash="another"))
    with pytest.raises(ValueError, match="another body"):
        _ = moved.point


def test_names_are_looked_up_without_numpy() -> None:
    program = (
        "import sys; from sites import catalogue; catalogue.search('chin'); print('numpy' in sys.modules)"
    )
    assert (
        subprocess.run(
            [sys.executable, "-c", program], capture_output=True, text=True, check=True
        ).stdout.strip()
        == "False"
    )
