"""Pictures of handshapes arrive one after another, what is looked at first, and never in anybody's way."""

from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from signer.studio.hand_pictures import HandPictures


class Maker:
    def __init__(self) -> None:
        self.made: list[str] = []

    def __call__(self, name: str, size_px: int) -> QImage:
        if name == "unknown":
            raise LookupError(name)
        self.made.append(name)
        return QImage(size_px, size_px, QImage.Format.Format_ARGB32_Premultiplied)


def test_a_picture_is_not_there_at_first_and_is_announced(qtbot: QtBot) -> None:
    shelf = HandPictures(Maker())
    with qtbot.waitSignal(shelf.ready) as heard:
        assert shelf.picture("i") is None
    assert heard.args == ["i"]
    picture = shelf.picture("i")
    assert picture is not None
    assert not picture.isNull()


def test_what_is_looked_at_comes_before_the_rest(qtbot: QtBot) -> None:
    maker = Maker()
    shelf = HandPictures(maker, waiting=True)
    shelf.prefetch(["a", "b", "c"])
    shelf.picture("i")
    shelf.begin()
    qtbot.waitUntil(lambda: len(maker.made) == 4)
    assert maker.made == ["i", "a", "b", "c"]


def test_nothing_is_made_twice(qtbot: QtBot) -> None:
    maker = Maker()
    shelf = HandPictures(maker)
    for _ in range(3):
        shelf.picture("i")
    shelf.prefetch(["i", "a"])
    qtbot.waitUntil(lambda: len(maker.made) == 2)
    assert sorted(maker.made) == ["a", "i"]


def test_nothing_is_made_before_it_may_begin(qtbot: QtBot) -> None:
    maker = Maker()
    shelf = HandPictures(maker, waiting=True)
    shelf.picture("i")
    qtbot.wait(20)
    assert maker.made == []


def test_it_holds_back_while_somebody_is_busy(qtbot: QtBot) -> None:
    maker, busy = Maker(), [True]
    shelf = HandPictures(maker)
    shelf.wait_while(lambda: busy[0])
    shelf.picture("i")
    qtbot.wait(20)
    assert maker.made == []
    busy[0] = False
    qtbot.waitUntil(lambda: maker.made == ["i"])


def test_an_unknown_handshape_has_an_empty_card_and_stops_nobody(qtbot: QtBot) -> None:
    maker = Maker()
    shelf = HandPictures(maker)
    shelf.picture("i")
    shelf.picture("unknown")
    qtbot.waitUntil(lambda: maker.made == ["i"])
    picture = shelf.picture("unknown")
    assert picture is None or picture.isNull()
