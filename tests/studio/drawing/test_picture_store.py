from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtGui import QImage

from handshapes import catalogue
from signer.studio.drawing import picture_store
from tests.helpers.characters import REFERENCE

Monkey = pytest.MonkeyPatch


@pytest.fixture(autouse=True)
def _forget() -> Iterator[None]:
    REFERENCE.shared.clear()
    yield
    REFERENCE.shared.clear()


def coloured(colour: int) -> QImage:
    image = QImage(4, 4, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(colour)
    return image


def test_a_kept_picture_is_not_made_twice() -> None:
    first = picture_store.kept(REFERENCE, "a test", lambda: coloured(0xFF102030))
    assert picture_store.kept(REFERENCE, "a test", lambda: coloured(0xFFFFFFFF)) == first


def test_no_picture_outlives_the_angles_it_was_made_with(monkeypatch: Monkey) -> None:
    picture_store.kept(REFERENCE, "a test", lambda: coloured(0xFF102030))
    shapes = catalogue.every()
    bent = replace(shapes[0], index=replace(shapes[0].index, pip_flex_rad=0.5))
    monkeypatch.setattr(picture_store.catalogue, "every", lambda: (bent, *shapes[1:]))
    REFERENCE.shared.clear()
    assert picture_store.kept(REFERENCE, "a test", lambda: coloured(0xFFFFFFFF)) == coloured(0xFFFFFFFF)
