"""Signs move as they did, and their checks say what they said; `pytest tests/goldens --update-goldens` writes
all anew."""

import numpy as np
import pytest

from tests.helpers.goldens import (
    BONES,
    FOLDER,
    TOLERANCE_M,
    Golden,
    differences,
    golden_of,
    names,
    read,
    sign_named,
    text_of,
    trusted_moments,
)


@pytest.mark.parametrize("name", names())
def test_a_sign_moves_and_checks_as_it_did(name: str, request: pytest.FixtureRequest) -> None:
    """Look at the signs before you write their goldens anew, and say in the commit what changed by how
    much."""
    path, sign = FOLDER / f"{name}.txt", sign_named(name)
    if request.config.getoption("--update-goldens"):
        moments = trusted_moments(sign)
        assert len(moments) >= 8, f"too few moments at which a clip and a pose of {name} agree: {moments}"
        path.write_text(text_of(golden_of(sign, moments), name), encoding="utf-8")
    kept = read(path.read_text(encoding="utf-8"))
    found = differences(kept, golden_of(sign, kept.times_s))
    assert not found, f"{len(found)} differences:\n" + "\n".join(found[:40])


def test_what_moved_by_more_than_a_thousandth_of_a_millimetre_is_told_and_nothing_less() -> None:
    kept = read((FOLDER / "IDEA.txt").read_text(encoding="utf-8"))
    heads = kept.heads.copy()
    heads[3, BONES.index("wrist.R"), 1] += 2.0 * TOLERANCE_M
    heads[4, BONES.index("wrist.R"), 1] += 0.5 * TOLERANCE_M
    (told,) = differences(kept, Golden(kept.figures, kept.times_s, heads))
    assert told.startswith(f"{kept.times_s[3]:.3f} s wrist.R off by 0.0020 mm: was ")


def test_words_and_figures_of_a_check_are_told_where_they_changed() -> None:
    kept = Golden(
        ("7 frames, off by 0.0000", "the palm is 3.1 mm deep", "gone"),
        np.zeros(0),
        np.zeros((0, len(BONES), 3)),
    )
    now = Golden(("7 frames, off by 0.0020", "the palm is 3.2 mm deep"), kept.times_s, kept.heads)
    assert [told.split(":")[0].split(" '")[0] for told in differences(kept, now)] == [
        "figure was",
        "figure is gone",
    ]


def test_a_golden_is_written_as_it_is_read() -> None:
    text = (FOLDER / "shoulder_by_hand.txt").read_text(encoding="utf-8")
    assert text_of(read(text), "shoulder_by_hand") == text
