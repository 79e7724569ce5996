"""Window and review judge a contact alike: what is green in the strip and the read-outs is no error of
`signer check`, and the reverse."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial

import pytest
from pytestqt.qtbot import QtBot

from signer.document.sign import Sign
from signer.document.tracks.hand import HandTrack
from signer.document.values import BothMeet, Contact, SpacePoint
from signer.motion.checks.review import KeyReview, review
from signer.motion.pose import HandPose
from signer.motion.posing import clip, pose_at
from signer.studio.background.whole_sign import cells_of
from signer.studio.panels.posture.readouts import Readouts
from signer.studio.stage.scene import contact_words
from tests.helpers.extent import part
from tests.helpers.moving_hands import moving_hands
from tests.helpers.two_hands import both, key, meeting, random_pair

ASIDE = SpacePoint("pinch", (0.2, -0.1, 0.3))


def met_otherwise() -> Iterator[tuple[str, Sign]]:
    """Two hands that met, one of which has been changed."""
    sign = meeting()
    (first,), (second,) = sign.hand("dominant").keys, sign.hand("base").keys
    yield "met", sign
    yield "moved away", both((first,), (replace(second, placement=ASIDE),))
    yield "moved away, the other lane", both((replace(first, placement=ASIDE),), (second,))
    yield (
        "touching the same point by itself",
        both((first,), (replace(second, placement=SpacePoint("pinch", first.placement.point_m)),)),
    )  # type: ignore[union-attr]
    yield (
        "to another point",
        both((first,), (replace(second, placement=BothMeet("pinch", (0.0, -0.1, 0.28))),)),
    )
    yield "deleted", sign.with_tracks(HandTrack("base"))
    yield "later", both((first,), (replace(second, time_s=1.2),))
    yield (
        "held for less long",
        both((first,), (replace(second, hold_s=0.1), replace(second, id="b2", time_s=0.55, placement=ASIDE))),
    )
    yield "on the chest", both((first,), (replace(second, placement=Contact("pinch", "chest.mid.centre")),))


def each_on_the_other() -> Sign:
    touch = ("1", "index.tip")
    return both((key("d1", 0.4, touch, "other.palm.centre"),), (key("b1", 0.4, touch, "other.palm.centre"),))


OTHERWISE = dict(met_otherwise())
SIGNS: dict[str, Callable[[], Sign]] = {
    **{name: partial(OTHERWISE.__getitem__, name) for name in OTHERWISE},
    **{f"pair {seed}": partial(random_pair, seed) for seed in range(3)},
    "moving": lambda: moving_hands(0)[1],
    "moving, to meet": lambda: moving_hands(3)[1],
}
LOOKED_AT = part(tuple(SIGNS), every=4)


@pytest.fixture(scope="module")
def readouts(qapp: object) -> Readouts:
    return Readouts()


def shown(readouts: Readouts, hand: HandPose) -> str:
    """The state that the read-out says."""
    readouts.show_hand(hand)
    words = readouts.contact.accessibleName()
    if "missed" in words or "apart" in words:
        return "missed"
    return "touching" if "mm" in words else "free"


@pytest.mark.parametrize("name", LOOKED_AT)
def test_window_and_review_agree_on_every_key(name: str, readouts: Readouts, qtbot: QtBot) -> None:
    sign = SIGNS[name]()
    looked, cells = review(sign), cells_of(sign, clip(sign))
    assert looked.keys
    for one in looked.keys:
        held = [cell.state for cell in cells[one.role] if in_hold(sign, one, cell.time_s)]
        assert not one.is_met or "missed" not in held
        worst = pose_at(sign, one.worst_s).hands[one.role]
        assert (worst.state == "missed") is (shown(readouts, worst) == "missed") is (not one.is_met)
        assert one.is_met is not any(word in contact_words(worst, "There") for word in ("short", "away"))
        is_error = any(
            found.severity == "error"
            and (found.where == one.where or found.where == f"{one.where}.both_meet")
            for found in looked.problems
        )
        assert is_error is (one.touching and not one.is_met)


def in_hold(sign: Sign, one: KeyReview, time_s: float) -> bool:
    found = next(each for each in sign.hand(one.role).keys if each.id == one.key_id)
    return found.time_s <= time_s <= found.end_s


def test_of_hands_that_met_the_one_that_stays_says_how_far_the_other_one_is() -> None:
    (_, together), (_, apart), *_ = met_otherwise()
    assert pose_at(together, 0.5).hands["dominant"].contact_error_m < 1e-9
    left = pose_at(apart, 0.5).hands["dominant"]
    there = pose_at(apart, 0.5).hands["base"].articulator
    assert left.contact_error_m == pytest.approx(
        float(((left.articulator - there) ** 2).sum() ** 0.5), abs=0.03
    )
    assert left.contact_error_m > 0.1


def test_of_hands_held_on_each_other_one_is_shown_as_missed() -> None:
    sign = each_on_the_other()
    assert not review(sign).is_good
    assert "missed" in {hand.state for hand in pose_at(sign, 0.5).hands.values()}
