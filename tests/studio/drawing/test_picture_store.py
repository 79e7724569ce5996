from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from handshapes import catalogue
from signer.files import load_sign
from signer.library.facts import Facts
from signer.library.shelf import FOLDER
from signer.studio.drawing import picture_store
from signer.studio.pictures.sign_drawing import PICTURE_PX, question
from tests.helpers.characters import REFERENCE

Monkey = pytest.MonkeyPatch


def forget() -> None:
    """Forget what pictures are made of, and nothing else that the body has in hand."""
    REFERENCE.shared.pop(picture_store._made_of.__wrapped__, None)


@pytest.fixture(autouse=True)
def _forget() -> Iterator[None]:
    forget()
    yield
    forget()


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
    forget()
    assert picture_store.kept(REFERENCE, "a test", lambda: coloured(0xFFFFFFFF)) == coloured(0xFFFFFFFF)


def test_a_shipped_picture_serves_only_the_light_that_it_was_drawn_in(monkeypatch: Monkey) -> None:
    asked = question(Facts.of("IDEA", load_sign(FOLDER / "IDEA.sign")).picture)
    assert picture_store.found(REFERENCE, asked).width() == PICTURE_PX
    monkeypatch.setattr(picture_store, "PICTURES", "of another light")
    forget()
    assert picture_store.found(REFERENCE, asked).isNull()


def test_all_is_drawn_where_shipped_pictures_are_broken(tmp_path: Path, monkeypatch: Monkey) -> None:
    for content in (None, b"", b"PK no archive"):
        monkeypatch.setattr(picture_store, "SHIPPED", tmp_path / "pictures.zip")
        if content is not None:
            picture_store.SHIPPED.write_bytes(content)
        picture_store._archive.cache_clear()
        assert picture_store.shipped_bytes("any") == b""
    picture_store._archive.cache_clear()
