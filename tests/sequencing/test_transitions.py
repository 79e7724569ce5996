"""Transitions of sentences: quick and slow enough, free of the body, and the same where they are looked at
alone."""

from dataclasses import replace

import numpy as np
import pytest

from signer.characters.load import reference
from signer.document import utterance_item_edits as item_edits
from signer.document.utterance import Number, Onward, SignContent, Utterance, UtteranceItem
from signer.document.values import ROLES
from signer.kinematics.frames import brought_back
from signer.motion.checks.pace import FASTEST_M_S
from signer.motion.movement.flow import stop_of
from signer.motion.operations.clear_flow import LOOKS_HZ
from signer.motion.posing import poses
from signer.motion.posture.penetration import insides
from signer.sequencing import KnownWays, perform, say
from signer.sequencing.joining import LEAVES_S, Joint, alone, fastest_m_s, usual_way, wrists_of
from signer.sequencing.paces import Pace
from signer.sequencing.performed import Performed
from signer.sequencing.way_search import Measured, Search, Way
from signer.sequencing.ways import free_way
from tests.helpers.extent import count
from tests.helpers.passing_hands import passing_hands
from tests.helpers.sentences import shelf
from tests.soak import transitions


def with_known_paces(utterance: Utterance, ways: KnownWays | None = None) -> Performed:
    """Perform an utterance with the pace of each item looked at, and none of the transitions that are new."""
    known = ways or KnownWays()
    while (found := perform(utterance, ways=known)).unchecked and isinstance(found.unchecked[0], Pace):
        for one in found.unchecked:
            known.look(reference(), one)
    return found


@pytest.mark.parametrize(
    "pair", [("FRIEND", "REMEMBER"), *transitions.pairs(count(2, whole=400), seed=2)], ids="-".join
)
def test_hands_go_in_a_sentence_as_where_the_transition_is_looked_at_alone(pair: tuple[str, str]) -> None:
    items = tuple(UtteranceItem(f"i{row}", transitions.content(gloss)) for row, gloss in enumerate(pair))
    found = with_known_paces(Utterance(style="natural", items=items))
    (way,), (joint,) = found.transitions, found.unchecked
    assert way.end_s - way.start_s == pytest.approx(joint.lasts_s, abs=1e-9)
    shares = np.linspace(0.0, joint.lasts_s, 7)
    by_itself = poses(alone(joint, way.ways), LEAVES_S + shares, reference())
    in_sentence = poses(found.sign, way.start_s + shares, reference())
    assert np.abs(by_itself.matrices - in_sentence.matrices).max() < 1e-4


def test_a_transition_in_more_time_is_the_one_of_a_sentence_that_gives_it_so_much() -> None:
    def joint(lasts_s: float) -> Joint:
        first, last = (UtteranceItem(gloss, transitions.content(gloss)) for gloss in ("WAIT", "BIG"))
        items = replace(first, onward=Onward(duration_s=lasts_s)), last
        (found,) = with_known_paces(Utterance(style="natural", items=items)).unchecked
        assert isinstance(found, Joint)
        return found

    assert joint(0.3).signals
    assert joint(0.3).lasting(0.4) == joint(0.4)
    assert joint(0.3).signals != joint(0.4).signals


def test_hands_pass_keys_in_a_sentence_as_where_the_transition_is_looked_at_alone() -> None:
    signs = (passing_hands(seed, count) for seed, count in ((5, 2), (12, 1), (8, 2)))
    items = tuple(UtteranceItem(f"i{row}", SignContent("A", sign)) for row, sign in enumerate(signs))
    found = with_known_paces(Utterance(style="natural", items=items, life=1.0))
    hands = {role: found.sign.hand(role).keys for role in ROLES}
    assert [stop_of(hands, "dominant", row) for row in range(1, 4)] == [None] * 3
    for way, joint in zip(found.transitions, found.unchecked, strict=True):
        assert isinstance(joint, Joint)
        shares = np.linspace(0.0, joint.lasts_s, 5)
        by_itself, in_sentence = (
            poses(sign, since_s + shares, reference())
            for sign, since_s in ((alone(joint, way.ways), LEAVES_S), (found.sign, way.end_s - joint.lasts_s))
        )
        for role in ROLES:
            one, other = (
                brought_back(each.chest, np.array([hand.wrist for hand in each.hands[role]]))
                for each in (by_itself, in_sentence)
            )
            assert np.abs(one - other).max() < 1e-4
            assert np.linalg.norm(one[1] - one[0]) > 0.0


class NotFreeWithLife(KnownWays):
    """Ways that are free without life alone."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = list[Joint]()

    def __call__(self, joint: Joint) -> Way:
        self.asked.append(joint)
        return Way({role: usual_way(joint.style) for role, _ in joint.before}, 0.001 * (joint.life > 0.0))


def test_hands_stop_at_both_ends_of_a_transition_that_is_not_free_with_life() -> None:
    items = tuple(UtteranceItem(f"i{seed}", SignContent("A", passing_hands(seed, 1))) for seed in (3, 5, 8))
    ways = NotFreeWithLife()
    found = with_known_paces(Utterance(style="natural", items=items, life=1.0), ways)
    assert all(way.is_free for way in found.transitions)
    assert all(key.stops for role in ROLES for key in found.sign.hand(role).keys)
    without = {joint for joint in ways.asked if not joint.life}
    assert len(without) == len(found.transitions)
    assert not any(key.stops for joint in without for _, key in joint.before + joint.after)


def test_hands_that_turn_over_have_time_for_it_and_without_it_go_too_fast(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    one = replace(say("FATHER MY", shelf()), style="natural")
    hurried = item_edits.set_transition("i1", Onward(duration_s=0.12))(one)
    (joint,), (set_joint,) = (with_known_paces(each).unchecked for each in (one, hurried))
    way, usual = free_way(reference(), joint), dict.fromkeys(ROLES, usual_way("natural"))
    longer = joint.lasting(way.lasts_s or joint.lasts_s)
    slow, straight = (
        poses(alone(each, ways), LEAVES_S + np.arange(0.0, each.lasts_s, 0.5 / LOOKS_HZ), reference())
        for each, ways in ((longer, free_way(reference(), longer).transitions), (set_joint, usual))
    )
    assert fastest_m_s(wrists_of(slow, ROLES), slow.times_s) <= FASTEST_M_S
    assert free_way(reference(), longer).is_free
    assert fastest_m_s(wrists_of(straight, ROLES), straight.times_s) > FASTEST_M_S
    assert max(inside.over_m for inside in insides(straight)["dominant"]) > 0.01
    # not asked here, and three times as long to look for
    monkeypatch.setattr("signer.sequencing.ways._LONGER", ())
    assert free_way(reference(), set_joint).is_free  # in an eighth of a second


def test_a_transition_that_is_free_only_in_a_longer_time_takes_it(monkeypatch: pytest.MonkeyPatch) -> None:
    two, usual = replace(say("MY NAME", shelf()), style="natural"), {"dominant": usual_way("natural")}
    early = with_known_paces(two)
    (joint,) = early.unchecked
    enough = joint.lasting(1.5 * joint.lasts_s)

    def best(search: Search) -> Measured:
        lasts_s = np.ptp(search.between.times(1.0))
        lacks_m = 0.0 if lasts_s >= enough.lasts_s - 1e-9 else 0.01
        search.measured.append(Measured(Way(usual, over_m=lacks_m), lacks_m, 0.0))
        return search.good

    monkeypatch.setattr(Search, "best", best)
    pinned, hurried = (
        item_edits.set_item("i2", at_s=2.0)(two),
        item_edits.set_transition("i1", Onward(0.2))(two),
    )
    for each, is_free in ((two, True), (pinned, False), (hurried, False)):
        ways = KnownWays()
        before = with_known_paces(each, ways)
        for one in before.unchecked:
            ways.look(reference(), one)
        found = perform(each, ways=ways)
        assert found.unchecked == ()
        (way,), (was,) = found.transitions, before.transitions
        assert way.is_free is is_free
        assert way.end_s - way.start_s == pytest.approx(
            enough.lasts_s if is_free else was.end_s - was.start_s
        )
        later_s = found.items[1].start_s - before.items[1].start_s
        assert later_s == pytest.approx(way.end_s - was.end_s)


def test_a_path_that_was_set_through_the_body_is_told_with_its_time_and_depth() -> None:
    one = say("FATHER MY", shelf())
    assert perform(one).problems == ()
    through = item_edits.set_transition("i1", Onward(None, "arc", 0.3, np.pi))(one)
    ways, found = KnownWays(), perform(through)
    (way,), (problem,) = found.transitions, found.problems
    assert (way.is_free, way.is_set) == (False, True)
    assert {each.height_m for each in way.ways.values()} == {0.3}  # what was set stays
    assert problem.time_s is not None
    assert way.start_s < problem.time_s < way.end_s
    measured = insides(poses(found.sign, [problem.time_s], reference()))["dominant"][0]
    assert f"{1000.0 * measured.depth_m:.0f}." in problem.words
    (joint,) = with_known_paces(through, ways).unchecked
    ways.look(reference(), joint)
    assert perform(through, ways=ways) == found


def test_ways_are_found_beside_the_sentence_and_an_edit_costs_two_of_them() -> None:
    one, ways = say("NAME fs-JO IX-2p HELP", shelf()), KnownWays()
    rough = perform(one, ways=ways)
    assert [type(each) for each in rough.unchecked] == [Pace]  # of the point: those of the library are baked
    assert all(way.is_free is None for way in rough.transitions)
    early = with_known_paces(one, ways)
    assert len(early.unchecked) == len(early.transitions) == 3
    assert {way.path for each in early.transitions for way in each.ways.values()} == {"straight"}
    for joint in early.unchecked:
        ways.look(reference(), joint)
    found = perform(one)
    assert early.items == found.items
    assert perform(one, ways=ways) == found
    other = item_edits.replace_item("i3", Number(7))(one)
    assert len(perform(other, ways=ways).unchecked) == 1  # the item that is new
    unchecked = with_known_paces(other, ways).unchecked
    assert len(unchecked) == 2

    def ended() -> None:
        raise InterruptedError

    with pytest.raises(InterruptedError):
        ways.look(reference(), unchecked[0], ended)
    assert ways(unchecked[0]) is None
