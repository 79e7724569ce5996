"""The map page is what the tool writes from the tables now, and every site and articulator is on it and in a
picture."""

from itertools import pairwise

import pytest

from handshapes import catalogue as hands
from sites import catalogue
from tools import draw_map
from tools.drawing.atlas import spread

TEXT = draw_map.PAGE.read_text(encoding="utf-8")


def test_the_page_is_what_the_tables_say_now() -> None:
    assert draw_map.page() == TEXT


def test_every_site_and_every_articulator_is_on_the_page() -> None:
    on_hand = {site.id for site in catalogue.every() if site.region == "hand"}
    assert [
        site.id for site in catalogue.every() if site.id not in on_hand and f"`{site.id}`" not in TEXT
    ] == []
    assert [one.id for one in hands.articulators() if f"`{one.id}`" not in TEXT] == []
    assert {name.removeprefix("other.") for name in on_hand} <= {one.id for one in hands.articulators()}


def test_every_picture_is_there_and_they_are_small() -> None:
    files = [
        draw_map.DOCS / "pictures" / draw_map.file_of(group, name)
        for group, names in draw_map.FILES.items()
        for name in names
    ]
    assert all(f"(pictures/{file.name})" in TEXT for file in files)
    assert sum(file.stat().st_size for file in files) < 1_500_000


def test_each_derived_articulator_has_a_hand_that_shows_it() -> None:
    assert set(draw_map.DERIVED_ON) == {one.id for one in hands.articulators() if one.kind == "derived"}


@pytest.mark.parametrize("wishes", [[], [5.0], [5.0, 5.0, 5.0], [1.0, 2.0, 99.0, 99.5], [50.0] * 30])
def test_names_are_spread_in_order_within_their_column(wishes: list[float]) -> None:
    found = spread(wishes, 15.0, 0.0, 100.0)
    gap = min(15.0, 100.0 / max(len(wishes) - 1, 1))
    assert all(after - before >= gap - 1e-9 for before, after in pairwise(found))
    assert all(-1e-9 <= each <= 100.0 + 1e-9 for each in found)
