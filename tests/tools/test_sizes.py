import pytest

from tools.sizes import KEPT, PACKAGES, Size, kept, measured, size_of, table

SOURCE = """
from typing import Final

REACH_M: Final = 0.73
NAMES: Final = ("left", "right")
TURNS: Final = {"left": -1, "right": 1}


def carried(row):
    return row[3] * 0.25 + 1 - row[-2] / 1000
"""


def test_constants_and_numbers_that_somebody_chose_are_counted():
    size = size_of(SOURCE)

    assert (size.constants, size.literals) == (2, 2)  # REACH_M and TURNS; 0.73 and 0.25


@pytest.mark.parametrize(
    "joined", [SOURCE.replace("\n\n\n", "\n"), SOURCE.replace('("left", "right")', '("left",\n "right")')]
)
def test_only_lines_depend_on_how_the_code_is_laid_out(joined):
    assert size_of(joined)[1:] == size_of(SOURCE)[1:]
    assert size_of(joined).lines != size_of(SOURCE).lines


def test_every_package_stands_beside_what_it_was(tmp_path):
    (tmp_path / "body_model").mkdir()
    (tmp_path / "body_model" / "arm.py").write_text(SOURCE, encoding="utf-8")

    commit, before = kept(KEPT)
    sizes = measured(tmp_path)

    assert sizes["body_model"] == sizes["engine"] == size_of(SOURCE)
    assert sizes["signer"] == Size(0, 0, 0, 0)
    assert set(before) == {*PACKAGES, "engine"}
    lines = list(table(commit, before, sizes))
    assert commit in lines[0]
    assert f"{sizes['engine'].lines:,} ({before['engine'].lines:,})" in lines[-1]
