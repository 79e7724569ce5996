"""Rests: hands together touch and do not pass through, and ways from there are calm and change no key."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from body_model.distance.parts import part_of_code
from signer.characters import making
from signer.characters.character import Character
from signer.document.sign import SIDE_OF, Sign
from signer.document.utterance import Utterance
from signer.document.utterance_edits import set_utterance
from signer.document.values import ROLES
from signer.files import load_sign
from signer.library.shelf import Entry, sign_files
from signer.motion.movement.rest_ways import REST_WAY
from signer.motion.operations.leads import LIVELY_S, STEP_S, at_rest, in_time, with_lively_leads, with_rest
from signer.motion.posing import pose_at, poses
from signer.motion.posture.penetration import inside_of, sunk_of
from signer.sequencing import perform, say
from tests.helpers.characters import BOTH, REFERENCE
from tests.helpers.extent import part

AT_WAIST = Sign(rest="waist")
SIGNS = sign_files()


@pytest.mark.parametrize("character", BOTH)
def test_hands_at_the_waist_touch_and_nothing_passes_through(character: Character) -> None:
    pose = pose_at(AT_WAIST, 0.0, character)
    found = sunk_of(pose)
    in_hand = np.array([part_of_code(code) is not None for code in found.into.tolist()])
    assert 0.0005 < found.depth_m[in_hand].max() < 0.0011
    for role, hand in pose.hands.items():
        assert inside_of(pose)[role].is_clear
        assert np.degrees(float(hand.posture.flexion_rad)) == pytest.approx(90.0, abs=5.0)
        assert abs(hand.wrist[0]) < abs(hand.shoulder[0])
        assert not hand.limits


def assert_at_rest(sign: Sign, times_s: tuple[float, ...]) -> None:
    frames, resting = poses(sign, times_s, REFERENCE), pose_at(AT_WAIST, 0.0)
    for role in ROLES:
        for hand in frames.hands[role]:
            turn = hand.posture.shoulder_rotation
            assert turn == pytest.approx(resting.hands[role].posture.shoulder_rotation, abs=1e-9)
            assert hand.handshape_angles == pytest.approx(resting.hands[role].handshape_angles, abs=1e-9)


def test_characters_of_two_rests_are_one_body() -> None:
    other = REFERENCE.variant("waist")
    assert (REFERENCE.rest, other.rest) == ("hanging", "waist")
    assert other.variant("waist") is other is REFERENCE.variant("waist")
    assert other.variant("hanging") is REFERENCE
    assert other.body is REFERENCE.body
    assert other.obstacles is REFERENCE.obstacles
    assert other.caches is not REFERENCE.caches


@pytest.mark.parametrize("path", part(SIGNS, every=150), ids=lambda path: path.stem)
def test_another_rest_changes_the_ways_there_and_back_and_nothing_else(path: Path) -> None:
    hanging = load_sign(path)
    waist = at_rest(REFERENCE, "waist")(hanging)
    assert waist.lead_in_s < hanging.lead_in_s + 4.5 * STEP_S  # a clasped palm may have further to turn
    keys = [(role, key) for role in ROLES for key in waist.hand(role).keys]
    first_s, last_s = min(key.time_s for _, key in keys), max(key.end_s for _, key in keys)
    assert first_s == waist.lead_in_s
    by_s = waist.lead_in_s - hanging.lead_in_s
    held_s = np.array([key.time_s for _, key in keys])
    here, there = poses(waist, held_s, REFERENCE), poses(hanging, held_s - by_s, REFERENCE)
    for row, (role, _) in enumerate(keys):
        for one, other in zip(here.hands[role][row].posture, there.hands[role][row].posture, strict=True):
            assert np.asarray(one) == pytest.approx(np.asarray(other), abs=1e-4)
    assert_at_rest(waist, (0.0, last_s + waist.lead_out_s))
    for times in (np.linspace(0.0, first_s, 21), np.linspace(last_s, last_s + waist.lead_out_s, 21)):
        frames = poses(waist, times, REFERENCE)
        for role in ROLES:
            steps_m = np.linalg.norm(np.diff([hand.wrist for hand in frames.hands[role]], axis=0), axis=1)
            assert (steps_m / np.diff(times)).max() < 1.1 * REST_WAY.most_m_s


def test_a_sign_with_a_rest_of_its_own_keeps_its_place_on_the_time_axis() -> None:
    one = replace(load_sign(SIGNS[0]), life=0.0)  # with life it would get time that its leads lack
    assert with_rest(REFERENCE, one, one.rest) is one
    later = replace(one, lead_in_s=one.lead_in_s - 0.05)
    waist = with_rest(REFERENCE, later, "waist")
    for role in ROLES:
        assert [key.time_s for key in waist.hand(role).keys] == [key.time_s for key in one.hand(role).keys]
    assert with_rest(REFERENCE, AT_WAIST, "hanging") == Sign()


def test_a_sentence_begins_and_ends_at_its_own_rest() -> None:
    known = [Entry(path, load_sign(path)) for path in SIGNS if path.stem in ("MY", "NAME")]
    sentence: Utterance = say("MY NAME", known)
    waist = perform(set_utterance(rest="waist")(sentence), avoid=False).sign
    ends_s = (0.0, max(key.end_s for role in ROLES for key in waist.hand(role).keys) + waist.lead_out_s)
    assert_at_rest(waist, ends_s)
    of_sign = with_rest(REFERENCE, known[0].sign, "waist")
    assert waist.lead_in_s == of_sign.lead_in_s
    assert waist.hand("dominant").lead_in == of_sign.hand("dominant").lead_in
    assert perform(sentence, avoid=False).sign.rest == "hanging"


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (None, "is missing"),
        ("{}", "nothing is said of 'woman'"),
        ('{"woman": {"waist": 1}}', "broken data of rests"),
        ("{", "broken data of rests"),
    ],
)
def test_a_file_of_rests_that_is_missing_or_broken_says_how_it_is_mended(
    content: str | None, words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "rests.json"
    if content is not None:
        path.write_text(content, encoding="utf-8")
    monkeypatch.setattr(making, "RESTS_FILE", path)
    with pytest.raises(ValueError, match=rf"rests.json: .*{words}.*tools/bake_rests.py"):
        making.make_character("woman")


def test_a_hand_without_keys_waits_where_the_other_one_comes_from() -> None:
    still = replace(load_sign(next(path for path in SIGNS if path.stem == "IDEA")), life=0.0)
    one = with_rest(REFERENCE, still, "waist")
    at_key, resting = (pose_at(sign, one.lead_in_s) for sign in (one, AT_WAIST))
    bones = REFERENCE.body.bones(*(f"{name}.L" for name in ("upperarm01", "lowerarm01", "wrist")))
    assert SIDE_OF["base"] == "left"
    assert np.array_equal(at_key.matrices[bones], resting.matrices[bones])


def test_with_life_hands_get_time_up_and_down_once_unless_somebody_set_it() -> None:
    still = replace(load_sign(next(path for path in SIGNS if path.stem == "WHAT")), life=0.0)
    one = in_time(REFERENCE, still)
    assert with_lively_leads(REFERENCE, one) is one
    made = one
    for life in (0.5, 1.0):
        given = replace(one, life=life)
        before, made = made, with_lively_leads(REFERENCE, given)
        assert (made.lead_in_s, made.lead_out_s) > (before.lead_in_s, before.lead_out_s)
        assert with_lively_leads(REFERENCE, made) is made
        by_s = made.lead_in_s - one.lead_in_s
        for role in ROLES:
            times = [key.time_s - by_s for key in made.hand(role).keys]
            assert times == pytest.approx([key.time_s for key in one.hand(role).keys])
        set_s = replace(given, lead_in_s=one.lead_in_s + 0.2, lead_out_s=one.lead_out_s - 0.2)
        assert with_lively_leads(REFERENCE, set_s) is set_s
    assert (made.lead_in_s, made.lead_out_s) == (LIVELY_S["lead_in"], LIVELY_S["lead_out"])
