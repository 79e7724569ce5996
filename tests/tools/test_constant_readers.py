"""Functions that read a constant are found through what is made of it and wherever it is imported."""

import ast

import pytest

from tools import constant_readers
from tools.constant_readers import functions_run, readers_of

NEAR = """
A = 3
B = 2 * A
C = 5

def of_a():
    return A

@named
def of_b():
    return [B for _ in range(2)]

def of_c():
    return C

class Kept:
    def of_a(self):
        return A

    def of_none(self):
        return 0
"""
FAR = """
from near import A as TAKEN, C

def far():
    return TAKEN

class Made:
    share: int = C

    def anything(self):
        return 1
"""


@pytest.fixture
def modules(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let two small modules be all there are."""
    found = tuple(
        constant_readers._Module(name, f"{name}.py", ast.parse(source).body)
        for name, source in (("near", NEAR), ("far", FAR))
    )
    monkeypatch.setattr(constant_readers, "_modules", lambda: found)
    for known in (constant_readers._trees, constant_readers._imports):
        known.cache_clear()
        monkeypatch.setattr(constant_readers, known.__name__, known.__wrapped__)


def line(source: str, text: str) -> int:
    return source[: source.index(text)].count("\n") + 1


@pytest.mark.usefixtures("modules")
def test_what_is_made_of_a_constant_and_what_imports_it_counts() -> None:
    assert readers_of("near", "A") == {
        ("near.py", line(NEAR, "def of_a")),
        ("near.py", line(NEAR, "@named")),
        ("near.py", line(NEAR, "    def of_a(self)")),
        ("far.py", line(FAR, "def far")),
    }


@pytest.mark.usefixtures("modules")
def test_what_a_class_reads_as_it_is_made_counts_for_its_module() -> None:
    assert readers_of("near", "C") == {
        ("near.py", line(NEAR, "def of_c")),
        ("far.py", line(FAR, "def far")),
        ("far.py", line(FAR, "    def anything")),
    }


def test_a_call_comes_to_the_functions_that_it_runs() -> None:
    first = constant_readers._words.__code__.co_firstlineno
    found = functions_run(lambda: list(constant_readers._words(ast.parse("A"))))
    assert ("tools/constant_readers.py", first) in found
    assert ("tools/constant_readers.py", constant_readers.readers_of.__code__.co_firstlineno) not in found
