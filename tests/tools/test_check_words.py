"""The check of docstrings' first lines, and of pages."""

import pytest

from tools.check_words import (
    LONGEST,
    LONGEST_README,
    WIDEST,
    WORDIEST,
    changelog_problems,
    long_docstrings,
    oblique_docstrings,
    page_problems,
    problems,
    readme_problems,
)


@pytest.mark.parametrize(
    "opening", ["What a hand does.", "Whether it is so.", "The same for many.", "How far it goes."]
)
def test_a_docstring_that_does_not_say_first_what_a_thing_does_is_told_with_its_line(opening: str) -> None:
    source = f'"""Hands."""\n\n\ndef reach() -> None:\n    """{opening}"""\n'
    assert list(oblique_docstrings(source)) == [(5, opening)]


def test_docstrings_that_begin_with_a_verb_or_a_noun_are_fine() -> None:
    source = '"""Hands."""\n\n\nclass Hand:\n    """Whatever is held."""\n\n    def reach(self) -> None:\n        """Return how far it reaches."""\n'
    assert list(oblique_docstrings(source)) == []


@pytest.mark.parametrize(
    "source",
    [
        'class Hand:\n    side: str\n    """Whether it is right."""\n',
        'def hold(self):\n    self.side = "right"\n    """Whether it is right."""\n',
        'HANDS = 2\nFINGERS = 5\n"""How many a hand has."""\n',
    ],
)
def test_what_is_said_of_attributes_and_constants_is_looked_at_too(source: str) -> None:
    assert [line for line, _ in oblique_docstrings(source)] == [3]


@pytest.mark.parametrize(("length", "is_long"), [(LONGEST, False), (LONGEST + 1, True)])
def test_a_first_line_may_have_so_many_characters(length: int, is_long: bool) -> None:
    source = f'"""{"a" * length}\n\n{"b" * 200}\n"""\n'
    assert bool(list(long_docstrings(source))) is is_long


@pytest.mark.parametrize(
    ("first", "count"),
    [("Hands.", 0), ("How far.", 1), ("a" * (LONGEST + 1), 1), ("How " + "a" * LONGEST, 2)],
)
def test_each_fault_of_a_first_line_is_a_problem_with_its_place(first: str, count: int) -> None:
    found = list(problems("hands.py", f'"""{first}"""\n'))
    assert len(found) == count
    assert all(one.startswith("hands.py:1: ") and one.endswith(first) for one in found)


@pytest.mark.parametrize("lead", ["", "- ", "1. ", "> "])
@pytest.mark.parametrize("over", [0, 1])
def test_lines_and_paragraphs_of_pages_have_a_length(lead: str, over: int) -> None:
    wide = lead + "a" * (WIDEST - len(lead) + over)
    wordy = lead + "\n".join(["word"] * (WORDIEST - len(lead.split()) + over))
    assert [one.split(": ")[0] for one in page_problems("a.md", f"# A\n\n{wide}\n")] == ["a.md:3"] * over
    assert [one.split(": ")[0] for one in page_problems("a.md", f"{wordy}\n")] == ["a.md:1"] * over


@pytest.mark.parametrize(
    "page",
    [
        "```\n{}\n```\n",
        "| {} |\n",
        "# {}\n",
        "![{}](a.webp)\n",
        "Before.\n\n    {}\n    {}\n",
        "````\n```\n{}\n````\n",
    ],
)
def test_code_tables_headings_and_pictures_are_no_prose(page: str) -> None:
    assert list(page_problems("a.md", page.replace("{}", "many words " * 50))) == []


def test_items_of_a_list_are_paragraphs_of_their_own() -> None:
    item = "- " + "word\n  " * 60
    assert list(page_problems("a.md", f"{item}\n{item}\n")) == []
    assert len(list(page_problems("a.md", "word\n" * 120))) == 1


@pytest.mark.parametrize("over", [0, 1])
def test_the_first_page_has_so_many_words(over: int) -> None:
    assert len(list(readme_problems("word " * (LONGEST_README + over)))) == over


@pytest.mark.parametrize(
    ("entry", "is_one"),
    [
        ("- A sign, which *Says. So*, is shown\n  by `A. B`.", True),
        ("- A sign is shown. It moves.", False),
        ("- A sign is shown.\n  *Play* moves it.", False),
        ("- A sign without an end", False),
    ],
)
def test_an_entry_of_the_changelog_is_one_sentence(entry: str, is_one: bool) -> None:
    assert (not list(changelog_problems(f"# Changes\n\nIt is so. And so.\n\n{entry}\n"))) is is_one
