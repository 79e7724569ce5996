"""The grammar of HamNoSys 4: what is written is read again as it was, and what does not fit is named."""

import pytest

from signer.notation.grammar import parse
from signer.notation.symbols import NotationError, names_in, symbols, text_of
from signer.notation.writing import symbols_of
from tests.helpers.extent import each, seeds
from tests.notation.drawing import Drawing


def said(text: str) -> tuple[str, ...]:
    return tuple(f"ham{word}" for word in text.split())


@each(seeds(80, whole=4000))
def test_what_is_written_is_read_again_as_it_was(seed: int) -> None:
    sign = Drawing(seed).sign()
    assert parse(symbols_of(sign)) == sign


@each(seeds(300, whole=20_000))
def test_whatever_symbols_stand_together_are_refused_or_written_again(seed: int) -> None:
    drawing = Drawing(seed)
    names = list(symbols_of(drawing.sign()))
    for _ in range(drawing.random.randrange(1, 4)):
        place = drawing.random.randrange(len(names))
        names[place : place + drawing.random.randrange(2)] = drawing.random.sample(list(symbols()), 1)
    try:
        sign = parse(names)
    except NotationError:
        return
    assert parse(symbols_of(sign)) == sign


def test_characters_and_names_of_symbols_belong_together() -> None:
    spoken = tuple(name for name, one in symbols().items() if not one.character.isspace())
    assert names_in(text_of(spoken)) == spoken
    assert text_of(("hamfist", "hamthumbacrossmod", "hamrepeatreverse")) == "\ue000\ue00d\ue0dc"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("finger2 pinky thumbacrossmod", "symbol 3, hamthumbacrossmod, does not fit"),
        ("flathand extfingeru palml chin touch moveo chest smallmod", "symbol 8, hamsmallmod, does not fit"),
        ("extfingeru palml", "symbol 1, hamextfingeru, does not fit: the shape of a hand is expected"),
        ("fist parbegin moveo", "the notation ends after 3 symbols, where 'parallel ends' is expected"),
        ("fist extfingeru extfingerd", "symbol 3, hamextfingerd, does not fit"),
        ("fist replace", "the notation ends after 2 symbols, where a shape"),
        ("fist thumb between moveo", "symbol 4, hammoveo, does not fit: a place is expected"),
        ("fist moveoo", "hammoveoo is no symbol of HamNoSys 4; did you mean 'hammove"),
        ("fist" + 20 * " seqbegin" + " moveo" + 20 * " seqend", "more than 12 deep"),
        ("fist" + 700 * " moveo", "701 symbols are more than a sign has"),
    ],
)  # fmt: skip
def test_the_first_symbol_that_does_not_fit_is_named(text: str, words: str) -> None:
    with pytest.raises(NotationError, match=words):
        parse(said(text))


def test_a_character_that_is_no_symbol_is_named() -> None:
    with pytest.raises(NotationError, match=r"character 2, 'x' \(U\+0078\)"):
        names_in("\ue000x")
