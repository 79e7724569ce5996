"""Laws of the inventory of signals, and how it is searched."""

import pytest

from body_model.face_shapes import ARKIT_SHAPES, FACE_SHAPES, mirrored_shape
from nonmanuals import catalogue
from nonmanuals.shapes import region_of
from nonmanuals.signal import CHANNELS, Signal, mirrored

EVERY = catalogue.every()


def test_there_are_52_shapes_of_arkit_and_ten_more_and_each_has_its_mirror() -> None:
    assert len(ARKIT_SHAPES) == 52
    assert len(FACE_SHAPES) == 62
    for name in FACE_SHAPES:
        assert mirrored_shape(name) in FACE_SHAPES
        assert mirrored_shape(mirrored_shape(name)) == name
        assert region_of(name) == region_of(mirrored_shape(name))


def test_a_signal_is_its_mirrors_mirror() -> None:
    for signal in EVERY:
        assert mirrored(mirrored(signal)) == signal
        assert mirrored(signal).shapes == {mirrored_shape(name) for name in signal.shapes}


def test_a_signal_does_something_and_says_what_it_means_and_from_where() -> None:
    for signal in EVERY:
        _check(signal)


def _check(signal: Signal) -> None:
    does = (signal.phases, signal.pose, signal.movement, signal.parts, signal.target, signal.reading)
    assert any(one not in ((), None) for one in does)
    assert all((signal.name, signal.meaning, signal.spreads, signal.source, signal.seen))
    assert signal.shapes <= set(FACE_SHAPES)
    assert {name for name, _ in signal.pose} <= set(CHANNELS)
    assert set(signal.movement.channels if signal.movement else ()) <= set(CHANNELS)
    assert {part.signal for part in signal.parts} <= catalogue.ids()
    assert signal.usual_hold_s > 0.0
    assert not any(name.startswith("eyeLook") for name in signal.shapes)


def test_a_signal_is_found_by_its_name_and_its_id() -> None:
    for signal in EVERY[::4]:
        _search_for(signal)


def _search_for(signal: Signal) -> None:
    assert catalogue.find(signal.id) is signal
    assert signal in catalogue.search(signal.id)[:2]  # the letters of one id may be the name of another
    assert signal.name in [one.name for one in catalogue.search(signal.name)[:2]]
    assert signal in catalogue.on_track(signal.track)


# as many as the inventory has; a signal that is lost is missed by its count
def test_the_inventory_is_whole() -> None:
    assert len(EVERY) == 202
    assert sum(bool(signal.parts) for signal in EVERY) == 40
    assert len({signal.id for signal in EVERY}) == len(EVERY)


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("if", "conditional"),
        ("careless", "morph.th"),
        ("small", "morph.oo"),
        ("wh-question", "q.wh"),
        ("HNM SH", "head.shake"),
        ("1+2", "brow.raise"),
        ("fsh", "morph.fish"),
        ("headshake", "head.shake"),
        ("surprised", "feel.surprised"),
        ("fat", "cheeks.puff"),
    ],
)
def test_words_of_english_and_codes_find_a_signal_among_the_first(text: str, wanted: str) -> None:
    assert wanted in [signal.id for signal in catalogue.search(text)[:4]]


def test_a_name_that_is_not_there_is_told_with_the_one_that_may_be_meant() -> None:
    with pytest.raises(LookupError, match=r"no signal 'q.who'; did you mean 'q.wh'\?"):
        catalogue.find("q.who")
    assert catalogue.search("") == EVERY
    assert catalogue.search("zxqj") == ()
    assert catalogue.parts_of("negation")[0].signal == "head.shake"
    assert catalogue.find("head.nod").usual_hold_s == pytest.approx(1 / 1.8)
    assert catalogue.find("eyes.blink").usual_hold_s == 0.04
