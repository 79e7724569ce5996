"""Drafts of films: what a sign's own .pose file says comes back as keys, and every field of them is a guess."""

import re
from contextlib import nullcontext
from dataclasses import replace
from pathlib import Path
from typing import Final

import numpy as np
import pytest

from benchmarks.draft_films import VIEWS_DEG, load
from benchmarks.drafts import NEAR_S, Compared, compared, exact, noisy
from signer import files
from signer.characters.load import reference
from signer.document.guess_edits import accept_guess, choose_guess
from signer.document.guesses import Guess
from signer.document.queries import every_key
from signer.document.sign import SIDE_OF, Sign
from signer.document.values import ROLES, BothMeet, Contact, SpacePoint
from signer.drafting.holds import Hold, holds_of, speeds
from signer.drafting.landmarks import Landmarks, detectors, landmarks_of
from signer.drafting.points import BODY, LEAST_FRAMES, checked
from signer.drafting.pose_file import read_pose
from signer.drafting.proposal import draft_of
from signer.drafting.reading import read_draft, read_points
from signer.drafting.repeats import Stay, stays_of
from signer.errors import ImportingError
from signer.export.options import Options
from signer.export.pose_points import write
from signer.kinematics.sides import SIDES
from signer.motion import clip, pose_at
from signer.motion.checks.review import review
from signer.motion.operations.both_hands import mirrored_key
from signer.motion.operations.leads import ENDS
from signer.motion.posing import poses
from signer.phrases import in_brackets, shown
from tests.helpers.command_line import run
from tests.soak.readers import exported, holistic_of

LIBRARY = Path(files.__file__).parents[1] / "library" / "signs"
SIGNS = ("UNDERSTAND", "BORED")
CLOSE_S = 0.035
"""A frame of the film."""
SHRUGS_M = 0.01
"""Skeletons are placed by their shoulders, which move; our own points by the hips."""

NOISY_SIGNS: Final = 12
"""Signs of the half for measuring, the first of the draw, whose points get errors."""
NOISE_SEEDS: Final = range(4)
SEEN: Final = 0.94
"""Share of their keys that is seen at least: 95 % are of 40 signs; 93 % of these were while noise made speeds."""
DRAFTED_SIGNS: Final = 3
"""Of these that are drafted as a whole."""
KNOWN: Final = 0.85
"""Share of keys that come back at least, with handshape and place among the first."""


@pytest.fixture(scope="module")
def drafted(tmp_path_factory: pytest.TempPathFactory) -> dict[str, tuple[Sign, bytes, Sign]]:
    """Return each sign, its .pose file, and the draft of that."""
    made = {}
    for name in SIGNS:
        sign = files.load_sign(LIBRARY / f"{name}.sign")
        path = tmp_path_factory.mktemp("films") / f"{name}.pose"
        write([clip(sign, fps=30)], path, Options())
        made[name] = sign, path.read_bytes(), read_draft(path.read_bytes(), str(path), reference()).document
    return made


@pytest.mark.parametrize("name", SIGNS)
def test_keys_of_exact_points_come_back_with_their_handshapes(
    name: str, drafted: dict[str, tuple[Sign, bytes, Sign]]
) -> None:
    sign, _, draft = drafted[name]
    keys, found = sign.hand("dominant").keys, draft.hand("dominant").keys
    assert [key.handshape for key in found] == [key.handshape for key in keys]
    for key, own in zip(found, keys, strict=True):
        assert key.time_s <= own.end_s + CLOSE_S
        assert key.end_s >= own.time_s - CLOSE_S


@pytest.mark.parametrize("name", SIGNS)
def test_every_field_of_a_draft_is_a_guess_and_is_kept_in_files(
    name: str, drafted: dict[str, tuple[Sign, bytes, Sign]], tmp_path: Path
) -> None:
    draft = drafted[name][2]
    fields = {"timing", "handshape", "placement", "directions", "elbow"}
    open_ = {(guess.key_id, guess.field) for guess in draft.guesses}
    assert open_ == {(key.id, field) for _, key in every_key(draft) for field in fields}
    files.save_sign(draft, tmp_path / "draft.sign")
    assert files.load_sign(tmp_path / "draft.sign") == draft
    for guess in draft.guesses:
        _require_ordered(guess)
        bracketed = shown(guess.told, lambda template, _number=None: in_brackets(template))
        assert not re.search("[a-z]{2}", re.sub("⌈[^⌉]*⌉", "", bracketed)), "it can be told in any language"


def _require_ordered(guess: Guess) -> None:
    shares = [one.certainty for one in guess.alternatives]
    assert sum(shares) <= 1.0 + 1e-9
    assert all(0.0 <= share <= 1.0 for share in shares)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """Return the files of one movement, by their names."""
    folder = tmp_path_factory.mktemp("whole")
    return {f"film{ending}": exported(ending, folder) for ending in (".pose", ".bvh", ".glb")}


@pytest.mark.parametrize("name", ["film.bvh", "film.glb"])
def test_a_skeleton_that_moves_has_the_landmarks_of_its_film(name: str, whole: dict[str, bytes]) -> None:
    film, take = (landmarks_of(reference(), read_points(whole[one], one), one) for one in ("film.pose", name))
    frames = min(len(film.times_s), len(take.times_s))
    for side in SIDES:
        np.testing.assert_allclose(take.hands[side][:frames], film.hands[side][:frames], atol=SHRUGS_M)
        np.testing.assert_allclose(
            take.joint(side, "elbow")[:frames], film.joint(side, "elbow")[:frames], atol=SHRUGS_M
        )


@pytest.mark.parametrize(
    ("name", "wrong", "right", "words"),
    [
        ("film.bvh", b"HIERARCHY", b"HIERARCHIE", "does not begin with HIERARCHY"),
        ("film.bvh", b"Frames:", b"Pictures:", "how many frames"),
        ("film.bvh", b"Frame Time:", b"Frame Time: 0.0 ", "numbers for"),
        ("film.bvh", b"leftIndexProximal", b"leftIndex", "no joint was found for"),
        ("film.glb", b'"animations"', b'"animation_"', "no animation"),
    ],
)
def test_a_broken_take_is_told_in_a_sentence(
    name: str, wrong: bytes, right: bytes, words: str, whole: dict[str, bytes]
) -> None:
    assert wrong in whole[name]
    with pytest.raises(ImportingError, match=words):
        read_points(whole[name].replace(wrong, right), name)


def test_a_film_that_cuts_the_shoulders_off_is_told_in_a_sentence(
    drafted: dict[str, tuple[Sign, bytes, Sign]],
) -> None:
    points = read_pose(drafted[SIGNS[1]][1], "film.pose")
    shoulders = points.body[:, [BODY["left_shoulder"], BODY["right_shoulder"]], 1]
    for height, is_refused in ((shoulders.max() + 1.0, False), (shoulders.min() - 1.0, True)):
        cut = replace(points, size=(points.size[0], int(height)))
        with pytest.raises(ImportingError, match="no shoulders") if is_refused else nullcontext():
            assert checked(cut, "film.pose") is cut


def test_a_film_that_is_larger_and_moved_gives_the_same_landmarks(
    drafted: dict[str, tuple[Sign, bytes, Sign]],
) -> None:
    points = read_pose(drafted[SIGNS[1]][1], "film.pose")
    moved = replace(
        points,
        body=2.0 * points.body + (90.0, -40.0, 0.0),
        hands={side: 2.0 * at + (90.0, -40.0, 0.0) for side, at in points.hands.items()},
    )
    one, other = (landmarks_of(reference(), each, "film.pose") for each in (points, moved))
    for side in SIDES:
        np.testing.assert_allclose(other.hands[side], one.hands[side], atol=1e-9)
    np.testing.assert_allclose(other.body, one.body, atol=1e-9)


@pytest.mark.parametrize("frames", [LEAST_FRAMES, 20])
def test_a_quick_film_of_a_moment_is_read_frame_by_frame(
    frames: int, drafted: dict[str, tuple[Sign, bytes, Sign]]
) -> None:
    points = read_pose(drafted[SIGNS[1]][1], "film.pose")
    quick = replace(
        points,
        times_s=np.arange(frames) / 240.0,
        body=points.body[-frames:],
        hands={side: at[-frames:] for side, at in points.hands.items()},
    )
    found = landmarks_of(reference(), quick, "film.pose")
    assert len(found.times_s) == frames
    assert all(np.isfinite(speeds(found, side)).all() for side in SIDES)


def test_a_film_of_a_left_handed_signer_gives_the_same_sign_by_the_left_hand(
    drafted: dict[str, tuple[Sign, bytes, Sign]], tmp_path: Path
) -> None:
    sign, _, right = drafted[SIGNS[0]]
    write([clip(replace(sign, dominant_side="left"), fps=30)], tmp_path / "left.pose", Options())
    left = read_draft((tmp_path / "left.pose").read_bytes(), "left.pose", reference()).document
    assert (right.dominant_side, left.dominant_side) == ("right", "left")
    for role in ROLES:
        for one, other in zip(right.hand(role).keys, left.hand(role).keys, strict=True):
            assert (one.handshape, one.placement, one.act) == (other.handshape, other.placement, other.act)
            assert one.transition.path == other.transition.path
            assert one.time_s == pytest.approx(other.time_s, abs=1e-3)


def test_holistic_json_has_the_same_points_as_the_pose_file_and_damaged_ones_a_sentence(
    drafted: dict[str, tuple[Sign, bytes, Sign]],
) -> None:
    points = read_pose(drafted[SIGNS[1]][1], "film.pose")
    content = holistic_of(points)
    found = read_points(content, "film.json")
    np.testing.assert_allclose(found.body, points.body, rtol=1e-9)
    np.testing.assert_allclose(found.hands["left"], points.hands["left"], rtol=1e-9)
    np.testing.assert_allclose(found.times_s, points.times_s, atol=1e-6)
    for bad in (b"{", b"[]", b"{}", b'{"frames": [1, null]}', content.replace(b"pose_landmarks", b"nothing")):
        with pytest.raises(ImportingError, match=r"film\.json: no draft"):
            read_points(bad, "film.json")


def test_signer_draft_writes_a_draft(drafted: dict[str, tuple[Sign, bytes, Sign]], tmp_path: Path) -> None:
    (tmp_path / "BORED.pose").write_bytes(drafted["BORED"][1])
    assert run("draft", tmp_path / "BORED.pose", "-o", tmp_path / "made.sign") == 0
    assert files.load_sign(tmp_path / "made.sign").guesses == drafted["BORED"][2].guesses


def at_places(places: list[float], held: list[int]) -> tuple[Landmarks, list[Hold]]:
    """Return landmarks of a right hand that is at places, m, each for so many frames, and its holds."""
    ends = np.cumsum(held)
    x = np.repeat(places, held)
    hand = np.zeros((len(x), 21, 3))
    hand[..., 0] = x[:, None]
    found = Landmarks(
        np.arange(len(x)) / 30, np.zeros((len(x), 33, 3)), {"right": hand}, {}, detectors()["signer"]
    )
    return found, [Hold(int(end - count), int(end - 1)) for end, count in zip(ends, held, strict=True)]


@pytest.mark.parametrize("repeats", [0, 1, 3])
def test_a_way_that_is_gone_again_is_one_way_with_its_repeats(repeats: int) -> None:
    turns = 2 * repeats
    found, holds = at_places([0.0, *[0.2, 0.01] * repeats, 0.2, 0.5], [4, *[1] * turns, 4, 4])
    kept = (holds[0], holds[turns + 1], holds[-1])
    assert stays_of(found, "right", holds) == [
        Stay(one, repeats * (one is holds[0]), 0, one, one) for one in kept
    ]  # fmt: skip


@pytest.mark.parametrize("times", [1, 2, 3])
def test_a_hand_that_goes_off_by_little_and_comes_back_stays(times: int) -> None:
    turns = 2 * times - 1
    there = [0.03 * (number % 2) for number in range(turns + 2)]
    found, holds = at_places([*there, 0.5], [4, *[1] * turns, 4, 4])
    whole, end = Hold(holds[0].start, holds[turns + 1].end), holds[-1]
    assert stays_of(found, "right", holds) == [
        Stay(whole, 0, turns, holds[0], whole), Stay(end, 0, 0, end, end),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("places", "held"), [((0.0, 0.2, 0.0, 0.2), (4, 4, 4, 4)), ((0.0, 0.2, 0.1, 0.2), (4, 1, 1, 4))]
)
def test_holds_that_last_or_lie_elsewhere_are_no_repeats(
    places: tuple[float, ...], held: tuple[int, ...]
) -> None:
    found, holds = at_places([*places], [*held])
    assert [one.repeats for one in stays_of(found, "right", holds)] == [0, 0, 0, 0]


def test_keys_are_seen_in_spite_of_noise_at_a_rate() -> None:
    """Holds are what keys come of; `python -m benchmarks.drafts measuring 60 noise` drafts all of them."""
    seen = []
    for sign, exactly in exact("measuring", NOISY_SIGNS, "pose"):
        for seed in NOISE_SEEDS:
            found = noisy(exactly, seed)
            for role, key in every_key(sign):
                side = SIDE_OF[role]
                spans = (stay.hold.span_s(found) for stay in stays_of(found, side, holds_of(found, side)))
                middle, half_s = key.time_s + 0.5 * key.hold_s, 0.5 * key.hold_s + NEAR_S
                seen.append(any(abs(0.5 * (begins + ends) - middle) < half_s for begins, ends in spans))
    assert np.mean(seen) >= SEEN


def test_hands_and_contacts_are_known_in_spite_of_noise_at_a_rate() -> None:
    came = list[Compared | None]()
    for sign, found in exact("measuring", DRAFTED_SIGNS, "noise"):
        draft, _, offset_s = draft_of(reference(), found, Sign(gloss=sign.gloss))
        came += compared(sign, draft, offset_s)
    known = [one is not None and one.shape < 3 and (one.site is None or one.site < 5) for one in came]
    assert np.mean(known) >= KNOWN, came


@pytest.mark.parametrize("aside_deg", VIEWS_DEG)
def test_arms_that_a_detector_saw_are_as_deep_as_they_were(aside_deg: float) -> None:
    name, errors = "HOUSE", []
    filmed = load()[name, aside_deg]
    seen, sign = landmarks_of(reference(), filmed.points, name), files.read_sign(filmed.sign).sign
    for role, key in every_key(sign):
        frame = int(np.abs(seen.times_s - key.time_s - 0.5 * key.hold_s).argmin())
        pose = pose_at(sign, key.time_s + 0.5 * key.hold_s)
        for point, at in (("elbow", pose.hands[role].elbow), ("wrist", pose.hands[role].wrist)):
            errors.append(np.linalg.norm(seen.joint(SIDE_OF[role], point)[frame] - at))
    assert np.median(errors) < 0.08


def drafted_again(name: str, folder: Path) -> tuple[Sign, Sign]:
    """Return a sign of the library and the draft of its own points."""
    sign, path = files.load_sign(LIBRARY / f"{name}.sign"), folder / f"{name}.pose"
    write([clip(sign, fps=30)], path, Options())
    return sign, read_draft(path.read_bytes(), path.name, reference()).document


def test_ways_and_leads_that_are_arcs_come_back_as_such(tmp_path: Path) -> None:
    sign, draft = drafted_again("KITCHEN", tmp_path)
    for end in ENDS:
        own, led = (getattr(one.hand("dominant"), end) for one in (sign, draft))
        assert (led.height_m, led.plane_rad) == pytest.approx((own.height_m, own.plane_rad), abs=0.15)
        assert led.height_m == pytest.approx(own.height_m, abs=0.01)
    ways, came = ([key.transition for key in one.hand("dominant").keys] for one in (sign, draft))
    assert [way.path for way in came] == [way.path for way in ways]
    for way, own in zip(came, ways, strict=True):
        assert way.height_m == pytest.approx(own.height_m, abs=0.004)
        assert way.plane_rad == pytest.approx(own.plane_rad, abs=0.3)


def test_a_rub_comes_back_as_such(tmp_path: Path) -> None:
    sign, draft = drafted_again("SORRY", tmp_path)
    ((own,), (key,)) = (one.hand("dominant").keys for one in (sign, draft))
    assert key.act is not None
    assert own.act is not None
    assert key.placement == own.placement
    assert (key.act.shape, key.act.times) == (own.act.shape, own.act.times)
    assert key.act.size_m == pytest.approx(own.act.size_m, abs=0.004)
    assert key.act.direction_rad == pytest.approx(own.act.direction_rad, abs=0.15)


def test_a_tap_on_a_hand_that_stays_comes_back_as_such(tmp_path: Path) -> None:
    sign, draft = drafted_again("DOCTOR", tmp_path)
    own, (key,) = sign.hand("dominant").keys[0], draft.hand("dominant").keys
    assert (key.placement, key.act) == (own.placement, own.act)
    ((stays,), (still,)) = (one.hand("base").keys for one in (sign, draft))
    assert (still.form, still.act, still.local) == (stays.form, None, ())
    assert still.hold_s == pytest.approx(stays.hold_s, abs=2.0 * CLOSE_S)


@pytest.mark.parametrize("name", ["WINE", "HERE"])
def test_rounds_come_back_as_often_and_as_wide(name: str, tmp_path: Path) -> None:
    sign, draft = drafted_again(name, tmp_path)
    own, way = (one.hand("dominant").keys[0].transition for one in (sign, draft))
    assert (way.path, abs(way.turns)) == (own.path, abs(own.turns))
    assert way.height_m == pytest.approx(own.height_m, abs=0.004)
    of = [poses(one, timed(one), reference()).hands["dominant"].wrists for one in (sign, draft)]
    assert np.median(np.linalg.norm(of[0] - of[1], axis=1)) < 0.02, "it goes the same way round"


def timed(sign: Sign) -> np.ndarray:
    """Return times from the first key of a sign to its last."""
    first, last = sign.hand("dominant").keys
    return np.linspace(first.time_s, last.time_s, 20)


def test_a_hand_that_mirrors_the_other_one_is_its_mirror_image_and_settled_with_it(tmp_path: Path) -> None:
    _, draft = drafted_again("HERE", tmp_path)
    keys = [draft.hand(role).keys for role in ROLES]
    assert [replace(mirrored_key(key), id="") for key in keys[0]] == [replace(key, id="") for key in keys[1]]
    for guess in draft.guesses:
        accepted = accept_guess(guess.key_id, guess.field).change(draft)
        assert len(accepted.guesses) == len(draft.guesses) - 2
        for number in range(len(guess.alternatives)):
            chosen = choose_guess(guess.key_id, guess.field, number).change(draft)
            one, other = (chosen.hand(role).keys for role in ROLES)
            assert [replace(mirrored_key(key), id="") for key in one] == [
                replace(key, id="") for key in other
            ]


def test_hands_that_meet_come_back_as_such_with_what_else_they_may_do(tmp_path: Path) -> None:
    sign, draft = drafted_again("HOUSE", tmp_path)
    meeting = [key for _, key in every_key(draft) if isinstance(key.placement, BothMeet)]
    own = next(key.placement for _, key in every_key(sign) if isinstance(key.placement, BothMeet))
    assert [key.id for key in meeting] == [draft.hand(role).keys[0].id for role in ROLES]
    for key in meeting:
        assert isinstance(key.placement, BothMeet)
        assert key.placement.articulator == own.articulator
        assert np.linalg.norm(np.subtract(key.placement.point_m, own.point_m)) < 0.01
        assert (key.time_s, key.hold_s) == (meeting[0].time_s, meeting[0].hold_s)
        guess = next(one for one in draft.guesses if (one.key_id, one.field) == (key.id, "placement"))
        assert guess.alternatives[0].value == key.placement
        assert {type(one.value) for one in guess.alternatives[1:]} & {Contact, SpacePoint}
        _require_ordered(guess)
    problems = [one for one in review(draft).problems if one.severity == "error"]
    assert problems == []


@pytest.mark.parametrize("name", SIGNS)
def test_a_film_of_half_the_rate_has_the_same_holds(
    name: str, drafted: dict[str, tuple[Sign, bytes, Sign]]
) -> None:
    points = read_pose(drafted[name][1], name)
    halved = replace(
        points,
        times_s=points.times_s[::2],
        body=points.body[::2],
        hands={side: at[::2] for side, at in points.hands.items()},
    )
    for side in SIDES:
        begins = []
        for one in (points, halved):
            found = landmarks_of(reference(), one, name)
            stays = stays_of(found, side, holds_of(found, side))
            begins.append([stay.hold.span_s(found)[0] for stay in stays])
        assert begins[1] == pytest.approx(begins[0], abs=0.05)
