"""Pictures arrive one after another, what is looked at first, and never in anybody's way."""

from pathlib import Path

from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from signer.document.values import HandForm
from signer.studio.pictures.queue import KEPT_UNUSED, Mouth, OwnFace, Pictures, SignFile, Still, Wanted

A, B, C, SHAPE_I, UNKNOWN = (HandForm(name) for name in ("a", "b", "c", "i", "unknown"))


class Maker:
    def __init__(self) -> None:
        self.made: list[Wanted] = []

    def __call__(self, wanted: Wanted, _signer: str) -> QImage:
        if wanted == UNKNOWN:
            raise LookupError(UNKNOWN.handshape)
        self.made.append(wanted)
        return QImage(8, 8, QImage.Format.Format_ARGB32_Premultiplied)


def test_a_picture_is_not_there_at_first_and_is_announced(qtbot: QtBot) -> None:
    shelf = Pictures(Maker())
    with qtbot.waitSignal(shelf.ready) as heard:
        assert shelf.picture(SHAPE_I) is None
    assert heard.args == [SHAPE_I]
    picture = shelf.picture(SHAPE_I)
    assert picture is not None
    assert not picture.isNull()


def test_what_is_looked_at_comes_before_the_rest(qtbot: QtBot) -> None:
    maker = Maker()
    shelf = Pictures(maker, waiting=True)
    shelf.prefetch([A, B, C])
    shelf.picture(SHAPE_I)
    shelf.begin()
    qtbot.waitUntil(lambda: len(maker.made) == 4)
    assert maker.made == [SHAPE_I, A, B, C]


EVERY: tuple[Wanted, ...] = (
    A,
    Still("q.wh"),
    Still("q.wh", 1),
    Mouth("AA"),
    OwnFace((("jawOpen", 1.0),), ()),
    SignFile(Path("IDEA.sign"), "0"),
)


def test_all_kinds_wait_in_one_queue_whoever_asked_last_comes_first(qtbot: QtBot) -> None:
    """Among what was asked for in one turn of the event loop, as by one painting, the first comes first."""
    maker = Maker()
    shelf = Pictures(maker)
    shelf.picture(B)
    shelf.wait_while(lambda: not asked)
    asked: list[bool] = []
    for wanted in EVERY:
        shelf.picture(wanted)
    shelf._turn += 1
    for wanted in EVERY[::-2]:
        shelf.picture(wanted)
    asked.append(True)
    qtbot.waitUntil(lambda: len(maker.made) == len(EVERY) + 1)
    assert maker.made == [*EVERY[::-2], B, *EVERY[::2]]


def test_what_nobody_sees_any_more_is_not_made_until_it_is_asked_for_again(qtbot: QtBot) -> None:
    maker, seen = Maker(), {A, C}
    shelf = Pictures(maker)
    for wanted in (A, B, C):
        shelf.picture(wanted, seen.__contains__)
    qtbot.waitUntil(lambda: len(maker.made) == 2)
    assert maker.made == [A, C]
    seen.add(B)
    shelf.picture(B, seen.__contains__)
    qtbot.waitUntil(lambda: maker.made == [A, C, B])


def test_pictures_of_another_signer_are_stale_until_they_are_made(qtbot: QtBot) -> None:
    maker = Maker()
    shelf = Pictures(maker)
    for wanted in EVERY:
        shelf.picture(wanted)
    qtbot.waitUntil(lambda: len(maker.made) == len(EVERY))
    told: list[Wanted] = []
    shelf.ready.connect(told.append)
    shelf.show_signer("woman")
    stale = [wanted for wanted in EVERY if not isinstance(wanted, SignFile)]  # signs are shown by one signer
    assert {*told} == {*stale} == {wanted for wanted in EVERY if shelf.is_stale(wanted)}
    assert all(shelf.picture(wanted) is not None for wanted in EVERY)
    qtbot.waitUntil(lambda: maker.made[len(EVERY) :] == stale)
    assert not any(map(shelf.is_stale, EVERY))


def test_nothing_is_made_twice(qtbot: QtBot) -> None:
    maker = Maker()
    shelf = Pictures(maker)
    for _ in range(3):
        shelf.picture(SHAPE_I)
    shelf.prefetch([SHAPE_I, A])
    qtbot.waitUntil(lambda: len(maker.made) == 2)
    assert maker.made == [SHAPE_I, A]


def test_nothing_is_made_before_it_may_begin(qtbot: QtBot) -> None:
    maker = Maker()
    shelf = Pictures(maker, waiting=True)
    shelf.picture(SHAPE_I)
    qtbot.wait(20)
    assert maker.made == []


def test_it_holds_back_while_somebody_is_busy(qtbot: QtBot) -> None:
    maker, busy = Maker(), [True]
    shelf = Pictures(maker)
    shelf.wait_while(lambda: busy[0])
    shelf.picture(SHAPE_I)
    qtbot.wait(20)
    assert maker.made == []
    busy[0] = False
    qtbot.waitUntil(lambda: maker.made == [SHAPE_I])


def test_an_unknown_handshape_has_an_empty_card_and_stops_nobody(qtbot: QtBot) -> None:
    maker = Maker()
    shelf = Pictures(maker)
    shelf.picture(SHAPE_I)
    shelf.picture(UNKNOWN)
    qtbot.waitUntil(lambda: maker.made == [SHAPE_I])
    picture = shelf.picture(UNKNOWN)
    assert picture is None or picture.isNull()


BENT, FORMER = (HandForm("i", (("index_pip_flex", angle),)) for angle in (0.5, 0.4))


def test_bent_joints_are_another_hand_and_meanwhile_shown_as_their_handshape(qtbot: QtBot) -> None:
    maker = Maker()
    shelf = Pictures(maker)
    assert shelf.picture(BENT) is None
    qtbot.waitUntil(lambda: maker.made == [BENT])
    shelf.picture(SHAPE_I)
    qtbot.waitUntil(lambda: maker.made == [BENT, SHAPE_I])
    assert shelf.picture(FORMER) is shelf.picture(SHAPE_I)
    qtbot.waitUntil(lambda: maker.made == [BENT, SHAPE_I, FORMER])
    assert shelf.picture(FORMER) is not shelf.picture(SHAPE_I)


def test_hands_that_a_drag_has_left_behind_are_not_made(qtbot: QtBot) -> None:
    maker = Maker()
    shelf = Pictures(maker)
    shelf.make_while(lambda form: form == BENT)
    for form in (FORMER, BENT, A):
        shelf.picture(form)
    qtbot.waitUntil(lambda: len(maker.made) == 2)
    assert maker.made == [BENT, A]


def test_of_bent_hands_that_are_not_shown_any_more_only_the_latest_pictures_are_kept(qtbot: QtBot) -> None:
    bent = [HandForm("i", (("index.base", 0.01 * step),)) for step in range(KEPT_UNUSED + 8)]
    maker, shown = Maker(), set(bent)
    shelf = Pictures(maker)
    shelf.make_while(shown.__contains__)
    shelf.prefetch([SHAPE_I, *bent[:-1]])
    qtbot.waitUntil(lambda: len(maker.made) == len(bent))
    shown.intersection_update((bent[0], bent[-1]))
    with qtbot.waitSignal(shelf.ready):
        shelf.picture(bent[-1])
    plain = shelf.picture(SHAPE_I)
    assert plain is not None
    kept = [
        form
        for form in bent
        if (found := shelf.picture(form)) is not None and found.cacheKey() != plain.cacheKey()
    ]
    assert kept == [bent[0], *bent[-1 - KEPT_UNUSED :]]
