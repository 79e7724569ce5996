"""Ways through the body are found, and led round by an arc: between keys, from rest and back to it."""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from signer.document.sign import Sign
from signer.document.tracks.hand import HandTrack, Key
from signer.document.values import Elbow, Lead, SpacePoint
from signer.motion.checks.penetrating_transitions import departs_from, worst_on_way
from signer.motion.operations import new_keys, placing
from signer.motion.posture.penetration import FLESH, Inside
from signer.motion.solving.hand_moment import HandMoment
from signer.sequencing.free_ways import led_round_at
from tests.helpers.characters import REFERENCE
from tests.helpers.examples import example
from tests.helpers.penetration import passages


def through_the_head() -> Sign:
    """From one side of the head to the other, straight."""
    one = Key("k1", 0.5, "1", SpacePoint("index.tip", (-0.14, 0.17, 0.06)), elbow=Elbow(0.6))
    other = replace(one, id="k2", time_s=1.1, placement=SpacePoint("index.tip", (0.12, 0.17, 0.10)))
    return Sign(tracks=(HandTrack("dominant", (one, other)),))


def behind_the_head() -> Sign:
    """A hand on the back of the head: of itself it rises and sinks through the head."""
    first = placing.with_handshape(
        HandMoment(REFERENCE, Sign(), "dominant", new_keys.key_at(REFERENCE, Sign(), "dominant", 0.5)), "b"
    )
    return Sign(
        tracks=(
            HandTrack(
                "dominant",
                (placing.with_site(HandMoment(REFERENCE, Sign(), "dominant", first), "head.back"),),
            ),
        )
    )


def test_a_way_through_the_head_is_found_and_led_round() -> None:
    sign = through_the_head()
    found = [
        one for one in passages(REFERENCE, sign) if departs_from(sign, one) is sign.hand("dominant").keys[0]
    ]
    assert found
    assert found[0].inside.into == "head"
    led = led_round_at(sign, "dominant", 0.8)
    assert led.edit is not None
    assert led.words.startswith("an arc of")
    after = led.edit(sign)
    assert after.hand("dominant").keys[0].transition.path == "arc"
    assert not [
        one
        for one in passages(REFERENCE, after)
        if departs_from(after, one) is after.hand("dominant").keys[0]
    ]
    assert led_round_at(after, "dominant", 0.8).why == "clear"


def test_at_a_key_the_way_after_it_is_led_or_else_the_one_before() -> None:
    sign = through_the_head()
    once = led_round_at(sign, "dominant", 0.5)
    assert once.edit is not None
    assert once.edit(sign).hand("dominant").keys[0].transition.path == "arc"
    again = led_round_at(sign, "dominant", 1.1)
    assert again.edit is not None
    assert (
        again.edit(sign).hand("dominant").keys[0].transition
        == once.edit(sign).hand("dominant").keys[0].transition
    )


def test_ways_from_and_to_rest_are_led_round() -> None:
    time_s, end = 0.7, "lead_in"
    sign = behind_the_head()
    before = [one for one in passages(REFERENCE, sign) if (one.time_s < 0.8) == (time_s < 0.8)]
    assert before[0].inside.into == "head"
    led = led_round_at(sign, "dominant", time_s)
    assert led.edit is not None
    after = led.edit(sign)
    assert getattr(after.hand("dominant"), end) is not None
    assert after.hand("dominant").keys == sign.hand("dominant").keys
    assert not [one for one in passages(REFERENCE, after) if (one.time_s < 0.8) == (time_s < 0.8)]


def test_a_way_of_itself_is_taken_where_that_leads_through_nothing() -> None:
    key = Key("k1", 0.5, "b", SpacePoint("index.tip", (0.0, -0.2, 0.25)), elbow=Elbow(0.4))
    of_itself = Sign(tracks=(HandTrack("dominant", (key,)),))
    through = of_itself.with_tracks(HandTrack("dominant", (key,), lead_in=Lead(-0.15)))
    assert passages(REFERENCE, through)
    led = led_round_at(through, "dominant", 0.3)
    assert led.edit is not None
    assert led.edit(through) == of_itself


def test_where_there_is_no_way_that_is_said() -> None:
    assert led_round_at(Sign(), "dominant", 0.5).why == "no way"
    assert led_round_at(example("IDEA"), "base", 0.5).why == "no way"


def test_ways_through_the_other_hand_are_told() -> None:
    held = Key("k1", 0.4, "b", SpacePoint("palm.centre", (0.0, -0.15, 0.25)), hold_s=1.2, elbow=Elbow(0.4))
    one = Key("k2", 0.5, "1", SpacePoint("index.tip", (-0.15, -0.22, 0.30)), elbow=Elbow(0.4))
    other = replace(one, id="k3", time_s=1.1, placement=SpacePoint("index.tip", (0.2, 0.0, 0.2)))
    sign = Sign(tracks=(HandTrack("dominant", (one, other)), HandTrack("base", (held,))))
    told = [one for one in passages(REFERENCE, sign) if one.role == "dominant" and 0.5 < one.time_s < 1.1]
    assert told
    assert told[0].inside.into.startswith("left ")
    led = led_round_at(sign, "dominant", 0.8)
    assert led.edit is not None
    assert not [
        one
        for one in passages(REFERENCE, led.edit(sign))
        if one.role == "dominant" and 0.5 < one.time_s < 1.1
    ]


@pytest.mark.parametrize("name", ["IDEA", "DEAF"])
def test_the_examples_lead_through_nothing(name: str) -> None:
    assert passages(REFERENCE, example(name)) == ()


def test_a_search_ends_where_it_is_told_to() -> None:
    def stop() -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        led_round_at(through_the_head(), "dominant", 0.8, tell=stop)


@pytest.mark.parametrize(
    ("over_mm", "into", "worst_mm"),
    [
        ((-3, -1, -2, -1, -3), "chest", None),
        ((-3, -1, 2, -1, -3), "chest", 2),
        ((4, 3, 1, -1, -3), "neck", None),  # it leaves where it was as deep
        ((4, 3, 5, -1, -3), "neck", 5),
        ((4, -1, 3, -1, -3), "chest", None),  # in what it lies in as deep at its end
        ((4, -1, 3, -1, -3), "neck", 3),
        ((-3, -1, 2, 3, 4), "neck", None),
    ],
)
def test_a_way_is_as_free_as_its_ends(over_mm: tuple[float, ...], into: str, worst_mm: float | None) -> None:
    hands = SimpleNamespace(key_ids=("k", None, None, None, "k"))
    frames: Any = SimpleNamespace(hands={"dominant": hands}, times_s=np.arange(5.0))
    inside = [
        Inside(
            FLESH.gives_m + over / 1e3, FLESH.gives_m, "chest" if row in (0, 4) else into, "palm", np.zeros(3)
        )
        for row, over in enumerate(over_mm)
    ]
    worst = worst_on_way(frames, "dominant", inside)
    assert (worst and round(1e3 * worst.inside.over_m)) == worst_mm
    assert worst is None or worst.inside is inside[round(worst.time_s)]
    if not any(one.over_m > 0.0 for one in inside):
        nearly = worst_on_way(frames, "dominant", inside, nearly_m=0.0015)
        assert nearly is not None
        assert nearly.inside is inside[1]
