"""The distances beside brute force on the drawn surface: a sample of what `python -m benchmarks.penetration`
does by thousands."""

import pytest

from benchmarks.penetration import TOLERANCE_M, compared
from tests.helpers.extent import part


@pytest.mark.parametrize("seed", part(range(100, 106), every=3))
def test_nothing_deep_is_missed_and_nothing_made_up(seed: int) -> None:
    for each in compared(seed):
        assert not (each.true_m > TOLERANCE_M and each.told_m == 0.0), each
        assert not (each.true_m == 0.0 and each.told_m > TOLERANCE_M), each
