import pytest

from handshapes import catalogue
from handshapes.search import Searchable, fold, rank_matches
from tests.helpers.extent import each

# The configuration is the same, so the letter or number finds the shape it is written with.
SAME = [
    ("H", "h"), ("U", "h"), ("P", "p"), ("K", "k"), ("Q", "g"), ("G", "g"), ("J", "i"), ("Z", "1"), ("2", "v"), ("9", "f"), ("0", "o"),
    ("X", "bent_1"), ("B", "closed_b"), ("W", "w"), ("6", "6"), ("10", "10"), ("25", "open_8"),
]  # fmt: skip


@each(SAME)
def test_a_letter_or_number_finds_its_shape_first(query: str, name: str) -> None:
    assert catalogue.search(query)[0].name == name


@pytest.mark.parametrize(("query", "name"), [("P", "k"), ("6", "w")])
def test_a_letter_also_finds_the_other_shape_of_the_same_configuration(query: str, name: str) -> None:
    assert catalogue.search(query)[1].name == name


@each(catalogue.every(), lambda shape: shape.name)
def test_every_shape_is_among_the_first_found_by_its_name_and_title(shape: catalogue.Handshape) -> None:
    assert shape in catalogue.search(shape.name)[:2]  # the letter B is closed_b, the name b another shape
    assert shape in catalogue.search(shape.title)[:3]


def test_case_and_marks_do_not_matter() -> None:
    assert catalogue.search("BENT-v") == catalogue.search("bent_v") == catalogue.search("  Bent  V ")


@pytest.mark.parametrize(
    "query", ["claw 5", "curved", "pinch", "fist", "flat hand", "I love you", "thumb across"]
)
def test_words_find_something(query: str) -> None:
    assert catalogue.search(query)


@pytest.mark.parametrize(
    ("query", "name"),
    [("flat", "open_b"), ("flat hand", "open_b"), ("claw", "spread_open_e"), ("point", "1")],
)
def test_an_everyday_word_finds_the_shape_it_stands_for_first(query: str, name: str) -> None:
    assert catalogue.search(query)[0].name == name


def test_nothing_typed_finds_all_in_their_order() -> None:
    assert catalogue.search(" ") == catalogue.every()


def test_what_is_nowhere_finds_nothing() -> None:
    assert catalogue.search("xylophone") == ()


def test_exact_comes_before_beginning_before_word_before_piece() -> None:
    things = [
        Searchable(("unbent",)),
        Searchable(("very bent",)),
        Searchable(("bent thing",)),
        Searchable(("bent",)),
    ]
    assert rank_matches("bent", things) == [3, 2, 1, 0]


def test_one_letter_is_not_sought_inside_words() -> None:
    assert rank_matches("e", [Searchable(("bent",), text="every e")]) == []


def test_a_letter_among_words_is_not_sought_inside_words_either() -> None:
    things = [
        Searchable(("hello",), text="a flat hand to the temple"),
        Searchable(("teach",), text="flat O, temples"),
    ]
    assert rank_matches("flat o temple", things) == [1]


def test_all_words_of_a_name_come_before_words_about_it_and_in_their_order_first() -> None:
    things = [
        Searchable(("outer edge",), text="pinky of that side"),
        Searchable(("side of the pinky",)),
        Searchable(("pinky at the side",)),
        Searchable(("pinky side",)),
    ]
    assert rank_matches("pinky side", things) == [3, 2, 1, 0]
    assert rank_matches("side pinky", things) == [1, 2, 3, 0]


def test_folding_leaves_letters_and_digits() -> None:
    assert fold("Neck; Front_(2)") == "neck front 2"
