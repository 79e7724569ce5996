"""A speed profile cut in two at a key that is passed."""

from dataclasses import replace

import numpy as np
import pytest

from signer.document.values import EASINGS, Easing, Handles, Transition
from signer.motion.movement.easing import cut, ease_by_handles, is_passed, progress, rejoined

X = np.linspace(0.0, 1.0, 101)
ANYWHERE = [(0.5, 0.2), (0.2, 0.6), (0.8, 0.3), (0.35, 0.5)]


def way(easing: Easing) -> Transition:
    return Transition(easing=easing)


def cut_anyhow(easing: Easing, time_share: float, way_share: float) -> tuple[Handles, Handles]:
    parts = cut(way(easing), time_share, way_share)
    assert parts is not None
    return parts


def speeds_at_the_key(
    parts: tuple[Handles, Handles], time_share: float, way_share: float
) -> tuple[float, float]:
    """In whole ways a whole time, measured on the curves."""
    near = 1e-6
    comes = float(1.0 - ease_by_handles(parts[0], 1.0 - near)) / near
    goes = float(ease_by_handles(parts[1], near)) / near
    return comes * way_share / time_share, goes * (1.0 - way_share) / (1.0 - time_share)


@pytest.mark.parametrize("easing", EASINGS)
@pytest.mark.parametrize(("time_share", "way_share"), ANYWHERE)
def test_the_hand_leaves_the_key_as_fast_as_it_came(
    easing: Easing, time_share: float, way_share: float
) -> None:
    comes, goes = speeds_at_the_key(cut_anyhow(easing, time_share, way_share), time_share, way_share)
    assert comes > 0.3
    assert comes == pytest.approx(goes, rel=1e-2)


@pytest.mark.parametrize("easing", ["smooth", "even", "soft start", "soft stop", "tense"])
@pytest.mark.parametrize("time_share", [0.1, 0.25, 0.5, 0.7])
def test_where_the_hand_is_anyhow_the_movement_stays_what_it_was(easing: Easing, time_share: float) -> None:
    whole = way(easing)
    way_share = float(progress(whole, time_share))
    before, after = cut_anyhow(easing, time_share, way_share)
    missed = np.abs(way_share * ease_by_handles(before, X) - progress(whole, time_share * X))
    missed_after = np.abs(
        way_share
        + (1.0 - way_share) * ease_by_handles(after, X)
        - progress(whole, time_share + (1.0 - time_share) * X)
    )
    assert max(missed.max(), missed_after.max()) < 0.015


@pytest.mark.parametrize("easing", EASINGS)
@pytest.mark.parametrize(("time_share", "way_share"), ANYWHERE)
def test_what_was_cut_has_its_name_again_when_it_is_joined(
    easing: Easing, time_share: float, way_share: float
) -> None:
    before, after = (replace(way(easing), handles=part) for part in cut_anyhow(easing, time_share, way_share))
    assert is_passed(before, after)
    assert rejoined(before, after, time_share) is None


def test_a_profile_of_ones_own_is_joined_to_what_it_was() -> None:
    own = Transition(handles=(0.6, 0.1, 0.8, 0.5))
    way_share = float(progress(own, 0.4))
    parts = cut(own, 0.4, way_share)
    assert parts is not None
    joined = rejoined(replace(own, handles=parts[0]), replace(own, handles=parts[1]), 0.4)
    assert joined is not None
    np.testing.assert_allclose(ease_by_handles(joined, X), progress(own, X), atol=0.01)


def test_at_the_ends_of_a_way_nothing_is_cut() -> None:
    assert cut(Transition(), 0.5, 0.0) is None
    assert cut(Transition(), 0.5, 1.0) is None
    assert not is_passed(Transition(), Transition())
