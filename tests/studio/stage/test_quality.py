import pytest

from signer.studio.stage.quality import FULL, LADDER, MOVING_SOFTWARE, QUICK_MS, SLOW_MS, is_software, while_moving


@pytest.mark.parametrize("name", ["llvmpipe (LLVM 15.0.6, 256 bits)", "softpipe", "SwiftShader Device", "Software Rasterizer"])
def test_software_is_told_by_its_name(name: str) -> None:
    assert is_software(name)
    assert while_moving(name) == MOVING_SOFTWARE


@pytest.mark.parametrize("name", ["NVIDIA GeForce RTX 3060/PCIe/SSE2", "AMD Radeon", "Mesa Intel(R) UHD Graphics", "Apple M2"])
def test_a_graphics_card_draws_fully_while_moving(name: str) -> None:
    assert while_moving(name) is FULL


def test_slow_frames_lose_pixels_and_the_moving_shadow_and_quick_ones_win_them_back() -> None:
    quality = MOVING_SOFTWARE
    for _ in LADDER:
        quality = quality.kept_quick(SLOW_MS + 1.0)
    assert (quality.scale, quality.moving_shadow) == LADDER[-1] == (0.5, False)
    for _ in LADDER:
        quality = quality.kept_quick(QUICK_MS - 1.0)
    assert (quality.scale, quality.moving_shadow) == (1.0, True)
    assert quality.kept_quick((SLOW_MS + QUICK_MS) / 2.0) == quality
