from collections.abc import Callable
from itertools import pairwise

import pytest

from signer.studio.drawing.quality import (
    FULL,
    LADDER,
    MOVING_SOFTWARE,
    QUICK_MS,
    SLOW_MS,
    Care,
    Quality,
    is_software,
    while_moving,
)
from tests.helpers.extent import each


@pytest.mark.parametrize(
    "name", ["llvmpipe (LLVM 15.0.6, 256 bits)", "softpipe", "SwiftShader Device", "Software Rasterizer"]
)
def test_software_is_told_by_its_name(name: str) -> None:
    assert is_software(name)
    assert while_moving(name) == MOVING_SOFTWARE


@pytest.mark.parametrize(
    "name", ["NVIDIA GeForce RTX 3060/PCIe/SSE2", "AMD Radeon", "Mesa Intel(R) UHD Graphics", "Apple M2"]
)
def test_a_graphics_card_draws_fully_while_moving(name: str) -> None:
    assert while_moving(name) is FULL


def rungs(cost_ms: Callable[[Quality], float], frames: int = 400) -> list[tuple[float, bool]]:
    """The scale and the shadow of each frame of a long movement."""
    care, found = Care(), []
    for _ in range(frames):
        found.append((care.quality.scale, care.quality.moving_shadow))
        care.drew(cost_ms(care.quality))
    return found


def test_slow_frames_lose_pixels_and_the_moving_shadow_and_quick_ones_win_them_back() -> None:
    assert rungs(lambda _: SLOW_MS + 1.0)[-1] == LADDER[-1] == (0.5, False)
    assert rungs(lambda _: QUICK_MS - 1.0)[-1] == LADDER[0] == (1.0, True)
    assert len(set(rungs(lambda _: (SLOW_MS + QUICK_MS) / 2.0))) == 1


@each(range(5, 150, 5))
def test_on_a_steady_machine_it_comes_to_rest(whole_ms: float) -> None:
    """Half of a frame goes with its pixels, and a quarter of it is the shadow of what moves."""

    def cost_ms(quality: Quality) -> float:
        return whole_ms * (0.5 + 0.5 * quality.scale**2) * (1.0 if quality.moving_shadow else 0.75)

    found = rungs(cost_ms)
    assert len(set(found[-150:])) == 1
    steps = {LADDER.index(after) - LADDER.index(before) for before, after in pairwise(found)}
    assert len(steps - {0}) <= 1  # no change is taken back


def test_a_slow_frame_now_and_then_and_the_first_after_a_rest_change_nothing() -> None:
    care = Care()
    for frame in range(60):
        if frame % 10 == 0:
            care.rested()
        care.drew(500.0 if frame % 5 == 0 else (SLOW_MS + QUICK_MS) / 2.0)
    assert care.quality == MOVING_SOFTWARE
