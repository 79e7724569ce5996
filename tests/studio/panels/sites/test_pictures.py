"""The pictures behind the dots: the latest are kept, however often the panel changes its shape."""

import weakref
from itertools import product
from typing import Final

import pytest

from signer.studio.panels.sites import pictures
from signer.studio.panels.sites.pages import Page
from signer.studio.panels.sites.pictures import KEPT, SitePictures

PAGES: Final[tuple[Page, ...]] = ("face", "body", "head", "near")


class Drawn:
    """A picture that costs nothing."""


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[weakref.ref[Drawn]]:
    made: list[weakref.ref[Drawn]] = []

    def make(signer: str, kind: str, width: int, height: int) -> Drawn:
        drawn = Drawn()
        made.append(weakref.ref(drawn))
        return drawn

    monkeypatch.setattr(pictures, "_made", make)
    return made


def test_a_picture_of_every_page_is_kept(made: list[weakref.ref[Drawn]]) -> None:
    shelf = SitePictures()
    for page in PAGES * 2:
        shelf.picture(page, "woman", 400.0)
    assert len(made) == len(PAGES)


def test_pictures_for_other_shapes_of_the_panel_are_forgotten(made: list[weakref.ref[Drawn]]) -> None:
    shelf = SitePictures()
    for page, aspect, wide_px in product(PAGES, (0.6, 0.7, 0.8, 0.9, 1.0), (400.0, 2000.0)):
        shelf.picture(page, "woman", wide_px, aspect)
    assert len(made) == 40
    assert sum(each() is not None for each in made) == KEPT
