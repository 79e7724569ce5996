"""Files that are written in blocks of frames: the same as in one, without all frames in memory."""

import json
import weakref
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from body_model.arrays import Array
from signer.export import export, exporting
from signer.export.between import moments_between, with_moments_between
from signer.export.sampling import blocks
from signer.files import load_sign
from signer.library.shelf import FOLDER
from signer.motion.pose import Clip
from tests.export.test_glb import Reader
from tests.helpers.characters import REFERENCE


@pytest.mark.parametrize("gloss", ["HELLO", "BORED"])
def test_blocks_have_the_moments_of_the_whole(gloss: str, monkeypatch: pytest.MonkeyPatch) -> None:
    sign, stretch = load_sign(FOLDER / f"{gloss}.sign"), (0.0, 1.0)
    whole = with_moments_between(sign, Clip.joined([*blocks(REFERENCE, sign, 60.0, stretch)]))
    monkeypatch.setattr("signer.export.sampling.BLOCK", 17)
    parts = [*moments_between(sign, blocks(REFERENCE, sign, 60.0, stretch))]
    assert len(parts) > 3
    np.testing.assert_allclose(Clip.joined(parts).times_s, whole.times_s)
    np.testing.assert_allclose(Clip.joined(parts).matrices, whole.matrices, atol=1e-9)


def test_a_file_in_blocks_is_that_of_the_whole_and_holds_no_frames(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sign = load_sign(FOLDER / "BORED.sign")
    for ending in ("json", "glb"):
        export(sign, tmp_path / f"whole.{ending}", 12)
    held, most = list[weakref.ref[Array]](), 0

    def counted(*given: object) -> Iterator[Clip]:
        nonlocal most
        for block in blocks(*given):  # type: ignore[arg-type]
            held.append(weakref.ref(block.matrices))
            yield block
            del block
            most = max(most, sum(one() is not None for one in held))

    monkeypatch.setattr("signer.export.sampling.BLOCK", 4)
    monkeypatch.setattr(exporting, "blocks", counted)
    for ending in ("json", "glb"):
        export(sign, tmp_path / f"parts.{ending}", 12)
    assert len(held) > 8
    assert most <= 2
    whole, parts = (json.loads((tmp_path / f"{name}.json").read_bytes()) for name in ("whole", "parts"))
    assert parts.keys() == whole.keys()
    assert [one["goals"] and one["goals"][0].keys() for one in parts["hands"].values()] == [
        one["goals"] and one["goals"][0].keys() for one in whole["hands"].values()
    ]
    for field in ("key", "touching"):
        assert [one[field] for one in parts["hands"].values()] == [
            one[field] for one in whole["hands"].values()
        ]
    np.testing.assert_allclose(
        parts["tracks"]["rotation"]["frames"], whole["tracks"]["rotation"]["frames"], atol=2e-8
    )
    first, second = (Reader((tmp_path / f"{name}.glb").read_bytes()).tracks() for name in ("whole", "parts"))
    assert first.keys() == second.keys()
    for name, (times, values) in first.items():
        np.testing.assert_allclose(second[name][0], times)
        if name[1] != "weights":
            np.testing.assert_allclose(second[name][1], values, atol=1e-6)
