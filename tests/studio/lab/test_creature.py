"""The life of the creature."""

from dataclasses import replace
from math import cos, pi, sin

import numpy as np
import pytest

from signer.studio.lab.creature import Creature, Habits, hatched, lived, wandering

FRAME = 1 / 60


def living(creature: Creature, morsel: tuple[float, float], frames: int) -> Creature:
    for _ in range(frames):
        creature = lived(creature, morsel, FRAME)
    return creature


def led(creature: Creature, places: list[tuple[float, float]]) -> Creature:
    for place in places:
        creature = lived(creature, place, FRAME)
    return creature


def test_it_comes_nearer_and_eats_once() -> None:
    creature = living(hatched(Habits(damping=1.0)), (3.0, 5.0), 120)
    assert creature.eaten == 1
    assert creature.fed_at == (3.0, 5.0)


def test_another_morsel_grows_when_the_pointer_has_moved_on() -> None:
    creature = living(hatched(Habits(damping=1.0)), (3.0, 5.0), 120)
    assert living(creature, (0.0, 6.0), 120).eaten == 2


def test_what_is_swallowed_passes_through_and_is_gone() -> None:
    creature = hatched(Habits(method="direct"))
    fed = lived(creature, (3.0, 5.0), FRAME)
    assert fed.gulps == (0.0,)
    later = lived(fed, (3.0, 5.0), 0.5)
    assert 0.3 < later.gulps[0] < 0.5
    assert lived(later, (3.0, 5.0), 1.0).gulps == ()


def test_the_mouth_opens_as_the_morsel_comes_near_and_closes_after() -> None:
    creature = hatched(Habits())
    x, y = creature.joints[-1].tolist()
    near = living(creature, (x, y + 0.7), 30)  # beyond its reach
    assert near.mouth > 0.5
    assert living(near, (x + 9.0, y), 30).mouth < 0.05


def test_strong_damping_lags_behind_the_direct_solver() -> None:
    place = (4.0, 6.0)
    ways = {method: living(hatched(Habits(method=method)), place, 3) for method in ("direct", "damped")}
    away = {method: np.linalg.norm(way.joints[-1] - place) for method, way in ways.items()}
    assert away["direct"] < 1e-9 < 0.1 < away["damped"]


def test_led_in_a_spiral_it_curls_up_for_good_as_its_makers_found_and_unfurls_when_told() -> None:
    inward = [
        (r * cos(t), r * sin(t))
        for r, t in zip(np.linspace(8, 0.3, 1200), np.linspace(pi / 2, 11 * pi, 1200), strict=True)
    ]
    led_straight_out = living(led(hatched(Habits()), inward), (0.0, 8.0), 240)
    assert led_straight_out.is_curled
    assert np.linalg.norm(led_straight_out.joints[-1] - (0.0, 8.0)) > 5.0
    told = living(replace(led_straight_out, unfurling=True), (0.0, 8.0), 120)
    assert not told.is_curled
    assert np.linalg.norm(told.joints[-1] - (0.0, 8.0)) < 0.5


@pytest.mark.parametrize("method", ["direct", "ccd", "transpose", "pseudo_inverse", "damped", "selective"])
def test_every_method_keeps_it_whole(method: str) -> None:
    creature = hatched(Habits(method=method, elastic=method == "damped"))
    for frame in range(150):
        creature = lived(creature, wandering(frame * FRAME, 9), FRAME)
        assert np.isfinite(creature.joints).all()


def test_other_habits_keep_the_posture_and_more_links_hatch_anew() -> None:
    creature = living(hatched(Habits(damping=1.0)), (3.0, 5.0), 60)
    assert creature.changed(Habits(method="ccd")).state.angles == pytest.approx(creature.state.angles)
    grown = creature.changed(Habits(links=12))
    assert len(grown.joints) == 13
    assert grown.eaten == creature.eaten
