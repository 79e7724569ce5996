"""Every offered site is on one page, and a left-handed signer's places are on the other side."""

from itertools import chain
from typing import get_args

import pytest

from body_model.plain_types import Side
from signer.studio.panels.sites.pages import Page, answers, drawn_site, page_of, sites_on, tab_of
from signer.words import wording
from sites import catalogue
from sites.site import BOTH_MEET


def test_every_offered_site_stands_on_exactly_one_page() -> None:
    paged = [site.id for site in chain.from_iterable(sites_on(page, "right") for page in get_args(Page))]
    assert sorted(paged) == sorted(site.id for site in catalogue.offered("right"))


def test_a_depth_shows_three_rows_of_three() -> None:
    assert [len(sites_on(page, "right")) for page in ("near", "mid", "far")] == [9, 9, 9]


def test_the_pages_belong_to_five_tabs() -> None:
    assert {page: tab_of(page) for page in get_args(Page)} == {
        "face": "face", "body": "body", "arm": "arm", "hand": "hand", "near": "space", "mid": "space", "far": "space", "head": "space", "chest": "space",
        "room": "space",
    }  # fmt: skip


def test_a_left_handed_signers_site_is_drawn_on_the_other_side() -> None:
    temple = catalogue.find("temple.R")
    assert drawn_site(temple, "right") is temple
    assert drawn_site(temple, "left").id == "temple.L"


def test_the_search_finds_by_the_name_that_is_shown() -> None:
    assert answers("temple right", "right", "right").items[0].id == "temple.R"
    assert answers("temple right", "right", "left").items[0].id == "temple.L"


@pytest.mark.parametrize("side", ["right", "left"])
def test_a_place_is_found_first_by_what_it_is_called(side: Side) -> None:
    for site in catalogue.offered("right"):
        assert answers(wording.site_name(site.id, side), "right", side).items[0].id == site.id


def test_what_is_found_is_offered() -> None:
    offered = {site.id for site in catalogue.offered("right")}
    assert {item.id for item in answers("chest", "right", "left").items} <= offered


def test_what_travels_with_the_other_arm_and_hand_has_pages_of_its_own() -> None:
    assert {page_of(catalogue.find(name)) for name in ("elbow.inner.L", "wrist.outer.L", "arm.near.L")} == {
        "arm"
    }
    assert {page_of(catalogue.find(name)) for name in ("other.palm.centre", "other.near", BOTH_MEET)} == {
        "hand"
    }


def test_near_places_stand_by_the_head_or_the_chest() -> None:
    assert page_of(catalogue.find("head.beside.R")) == "head"
    assert page_of(catalogue.find("torso.front")) == "chest"
