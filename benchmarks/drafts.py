"""Measure how much of a sign comes back as a draft, of exact points and of what a detector sees.

python -m benchmarks drafts
python -m benchmarks.drafts [setting|measuring] [COUNT] [pose|bvh|glb|noise]
python -m benchmarks.drafts [setting|measuring] films

Half of the library was for setting numbers of `signer.drafting`, the other half is for measuring: drawn by
name and the seed below. The first command tells all figures of both. Points are exact, as
`signer export -o X.pose` writes them, or with errors (`noisy`), or the joints of a BVH or GLB; those of films
are what the detector saw in films of our own figure (`benchmarks.draft_films`).
"""

import sys
import tempfile
import time
import zlib
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np

from benchmarks.draft_films import HALVES, VIEWS_DEG, load
from benchmarks.figure import Figure, show
from body_model.arrays import Array
from signer.characters.load import reference
from signer.document.life import proposed_life
from signer.document.sign import SIDE_OF, Sign
from signer.document.tracks.hand import Key
from signer.document.values import ROLES, TOUCHING, Contact, HandForm, HandRole, SpacePoint
from signer.drafting.hand_fit import rigid
from signer.drafting.landmarks import Landmarks, detectors, landmarks_of
from signer.drafting.points import BODY, Points
from signer.drafting.proposal import draft_of
from signer.drafting.reading import read_points
from signer.export import export
from signer.export.keypoints import keypoints_of
from signer.files.reading import read_sign
from signer.files.sign_file import load_sign
from signer.kinematics.sides import SIDES, side_sign
from signer.kinematics.swivel import elbow_heights, wrapped
from signer.motion import pose_at
from signer.motion.checks.review import review
from signer.motion.places.hands import shaped_hand
from signer.motion.pose import Pose
from signer.motion.posing import poses
from signer.words.facing import facing

LIBRARY: Final = Path(__file__).parents[1] / "signer" / "library" / "signs"
SEED: Final = 39
"""Of the draw of the halves: a sign stays in its half when others come."""
ALIKE_M: Final = 0.003
"""Distance of points, m, up to which two hands are one to landmarks."""
NEAR_S: Final = 0.15
"""Time between the middles of holds, s, up to which they are of one key."""
FPS: Final = 30.0
PLANE_M: Final = 0.004
HAND_M: Final = 0.016
ARM_M: Final = 0.032
"""Errors, m, that exact points get: in the picture, of a hand's points in depth, of an arm in depth."""
NOISY: Final = 60
"""Signs of each half that `python -m benchmarks drafts` drafts of such points: a minute and a half."""


class Compared(NamedTuple):
    """Key that came back: ranks of its handshape and site among the alternatives, 0 for the first.

    Times are in s, angles in degrees; `site` is None where the key touches nothing that has a name. `is_free`
    tells of keys at a point of space, `is_contact` of what the draft has.
    """

    begin_s: float
    shape: int
    site: int | None
    palm: float
    fingers: float
    elbow: float
    is_free: bool
    is_contact: bool


def half(name: str) -> list[Path]:
    """Return the files of a half of the library, in the order of the draw: "setting" or "measuring"."""
    return sorted(
        (path for path in LIBRARY.glob("*.sign") if _is_in(path.stem, name)),
        key=lambda path: _drawn(path.stem),
    )


def _is_in(gloss: str, name: str) -> bool:
    """Return whether a sign is in a half."""
    return _drawn(gloss) % 2 == (name == "measuring")


def _drawn(gloss: str) -> int:
    return zlib.crc32(f"{SEED} {gloss}".encode())


def _between(first: object, second: object) -> float:
    """Return the angle between two directions, degrees."""
    a, b = np.asarray(first, float), np.asarray(second, float)
    return float(np.degrees(np.arccos(np.clip(a @ b / np.linalg.norm(a) / np.linalg.norm(b), -1.0, 1.0))))


def _found(role: HandRole, key: Key, draft: Sign, offset_s: float = 0.0) -> Key | None:
    """Return the key of a draft that is nearest in time; None where none is near."""
    middle = key.time_s + 0.5 * key.hold_s - offset_s
    away = [
        (max(abs(one.time_s + 0.5 * one.hold_s - middle) - 0.5 * key.hold_s, 0.0), number)
        for number, one in enumerate(draft.hand(role).keys)
    ]
    nearest = min(away, default=(NEAR_S, 0))
    return draft.hand(role).keys[nearest[1]] if nearest[0] < NEAR_S else None


def _rank(value: object, values: Sequence[object]) -> int:
    return values.index(value) if value in values else len(values) + 99


def compared(sign: Sign, draft: Sign, offset_s: float = 0.0) -> Iterator[Compared | None]:
    """Compare each key of a sign with that of its draft, which begins later by so much; None for none."""
    guessed = {(one.key_id, one.field): one.alternatives for one in draft.guesses}
    for role in ROLES:
        for key in sign.hand(role).keys:
            one = _found(role, key, draft, offset_s)
            if one is None:
                yield None
                continue
            sites = [
                each.value.site for each in guessed[one.id, "placement"] if isinstance(each.value, Contact)
            ]
            shapes = [each.value for each in guessed[one.id, "handshape"]]
            poses_there = (
                pose_at(sign, key.time_s + 0.5 * key.hold_s),
                pose_at(draft, one.time_s + 0.5 * one.hold_s),
            )
            told, came = (facing(each, role) for each in poses_there)
            heights = [_elbow_height(each, role) for each in poses_there]
            yield Compared(
                one.time_s + offset_s - key.time_s,
                _rank(
                    True,
                    [_is_hand(key, one.form), *(_is_hand(key, HandForm(str(each))) for each in shapes[1:])],
                ),
                _rank(named_site(key), list(dict.fromkeys(sites))) if named_site(key) else None,
                _between(told.palm, came.palm),
                _between(told.fingers, came.fingers),
                float(np.degrees(abs(wrapped(heights[1] - heights[0])))),
                isinstance(key.placement, SpacePoint),
                isinstance(one.placement, Contact),
            )


def _elbow_height(pose: Pose, role: HandRole) -> Array:
    """Return the height of an elbow on its circle, rad."""
    hand, side = pose.hands[role], SIDE_OF[role]
    return elbow_heights(side_sign(side), hand.shoulder, hand.elbow, hand.wrist)


def named_site(key: Key) -> str:
    """Return the place of the skin that a key touches, where it has a name; else nothing."""
    place = key.contact
    return place.site if place and place.manner in TOUCHING and isinstance(place.site, str) else ""


def _is_hand(key: Key, form: HandForm) -> bool:
    """Return whether a key has a form, or one that landmarks cannot tell from it."""
    if key.form.look == form.look:
        return True
    mine, other = (hand_points(one.look) for one in (key.form, form))
    turn, shift = rigid(mine[None], other, np.full(len(mine), 1.0 / len(mine)))
    return bool(np.linalg.norm(mine @ turn[0].T + shift[0] - other, axis=1).max() < ALIKE_M)


@cache
def hand_points(form: HandForm) -> Array:
    """Return the 21 points (21, 3) m of a right hand whose wrist is at rest."""
    character, found = reference(), keypoints_of(reference())
    matrices = np.tile(np.eye(3, 4), (len(character.body.bone_names), 1, 1))
    matrices[character.rigs["right"].hand_bones] = shaped_hand(character, form, "right").matrices
    return found.carried(matrices, found.part("right_hand"))


class Goals(NamedTuple):
    """Figures that are aimed at: shares, %, that are missed, ms, degrees, mm."""

    keys: float
    shape: float
    shape_3: float
    site_3: float
    site_5: float
    refused: float
    begin_ms: float
    palm: float
    fingers: float
    elbow: float
    wrist_mm: float


EXACT: Final = Goals(3.0, 1.0, 0.0, 2.0, 1.0, 2.0, 15.0, 1.0, 1.0, 0.5, 12.0)
NOISE: Final = Goals(7.0, 3.0, 1.0, 8.0, 5.0, 5.0, 17.0, 3.0, 3.0, 2.0, 30.0)
FILMS: Final = Goals(8.0, 30.0, 8.0, 25.0, 15.0, 10.0, 20.0, 9.0, 8.0, 3.0, 60.0)


def noisy(found: Landmarks, seed: int) -> Landmarks:
    """Return landmarks with errors that a detector may have: half of them last, half are of a frame."""
    draw, frames = np.random.default_rng(seed), len(found.times_s)

    def noise(points: int, size_m: tuple[float, float, float]) -> Array:
        quick = draw.normal(size=(frames, points, 3))
        return np.asarray(np.sqrt(0.5) * (quick + draw.normal(size=(1, points, 3))) * size_m)

    body = found.body + noise(33, (PLANE_M, PLANE_M, ARM_M))
    hands = {}
    for side in SIDES:
        own = noise(21, (PLANE_M, PLANE_M, HAND_M))
        arm = body[:, BODY[f"{side}_wrist"]] - found.body[:, BODY[f"{side}_wrist"]]
        hands[side] = found.hands[side] + own + arm[:, None] * (0.0, 0.0, 1.0)
    detector = replace(
        found.detector,
        plane_m=PLANE_M,
        hand_m=(PLANE_M, HAND_M),
        place_depth_m=ARM_M,
        shoulder_depth_m=ARM_M,
        smoothed_s=detectors()["mediapipe"].smoothed_s,
    )
    return replace(found, body=body, hands=hands, detector=detector)


def exact(name: str, count: int | None, ending: str) -> Iterator[tuple[Sign, Landmarks]]:
    """Yield signs of a half of the library with the landmarks of files of their movement, or noisy ones."""
    for path in half(name)[:count]:
        sign, kind = load_sign(path), "pose" if ending == "noise" else ending
        found = landmarks_of(reference(), read_points(_file_of(sign, kind), f"{path.stem}.{kind}"), path.stem)
        yield sign, noisy(found, _drawn(path.stem)) if ending == "noise" else found


def filmed(name: str, aside_deg: float) -> Iterator[tuple[Sign, Points]]:
    """Yield the signs of a half of the library that were filmed, with what the detector saw of them."""
    for (gloss, stands_deg), one in load().items():
        if stands_deg == aside_deg and _is_in(gloss, name):
            yield read_sign(one.sign).sign, one.points


def measure() -> list[Figure]:
    """Draft signs of both halves: all of exact points, some of noisy ones, and all that were filmed."""
    made = list[Figure]()
    for name in HALVES:
        made += figures(f"{name}, exact", exact(name, None, "pose"), EXACT)
        made += figures(f"{name}, noise", exact(name, NOISY, "noise"), NOISE)
        made += _of_films(name)
    return made


def _of_films(name: str) -> list[Figure]:
    found = list[Figure]()
    for aside_deg in VIEWS_DEG:
        those = (
            (sign, landmarks_of(reference(), points, sign.gloss)) for sign, points in filmed(name, aside_deg)
        )
        found += figures(f"{name}, films, {aside_deg:.0f} degrees aside", those, FILMS)
    return found


def figures(told: str, given: Iterable[tuple[Sign, Landmarks]], goals: Goals) -> list[Figure]:
    """Draft signs from landmarks, and compare."""
    made: list[Compared | None] = []
    extra, accepted, spent, wrists = 0, list[bool](), list[float](), list[float]()
    for sign, found in given:
        start = time.process_time()
        blank = Sign(gloss=sign.gloss, life=proposed_life())
        draft, _, offset_s = draft_of(reference(), found, blank)
        spent.append(time.process_time() - start)
        keys = list(compared(sign, draft, offset_s))
        made += keys
        extra += sum(len(draft.hand(role).keys) for role in ROLES) - sum(one is not None for one in keys)
        checked = review(draft)
        accepted.append(checked.is_good and not any(one.severity == "error" for one in checked.problems))
        wrists.append(_wrist_off(sign, draft, offset_s))
    there = [one for one in made if one is not None]
    free = [one.is_contact for one in there if one.is_free]
    touching = [one.site for one in there if one.site is not None]
    shares = [
        (f"of {len(made)} keys not found", 1.0 - len(there) / len(made), goals.keys),
        ("handshape not the first", _share([one.shape > 0 for one in there]), goals.shape),
        ("handshape not among 3", _share([one.shape > 2 for one in there]), goals.shape_3),
        (
            f"site of {len(touching)} contacts not among 3",
            _share([one > 2 for one in touching]),
            goals.site_3,
        ),
        ("site not among 5", _share([one > 4 for one in touching]), goals.site_5),
        (f"of {len(free)} in space drafted as contacts", _share(free), None),
        (f"of {len(accepted)} drafts refused by check", 1.0 - _share(accepted), goals.refused),
    ]
    medians = [
        ("begin of a key", round(1e3 * _median([one.begin_s for one in there]), 3), "ms", goals.begin_ms),
        ("palm", _median([one.palm for one in there]), "degrees", goals.palm),
        ("fingers", _median([one.fingers for one in there]), "degrees", goals.fingers),
        ("height of the elbow", _median([one.elbow for one in there]), "degrees", goals.elbow),
        ("wrist over time", 1e3 * _median(wrists), "mm", goals.wrist_mm),
    ]
    return [
        *(Figure(f"{told}: {what}", 100.0 * share, "%", most) for what, share, most in shares),
        Figure(f"{told}: keys too many", extra, "keys", None),
        *(Figure(f"{told}: {what}, median", value, unit, most) for what, value, unit, most in medians),
        Figure(f"{told}: longest", max(spent), "s", 2.0),
    ]


def _wrist_off(sign: Sign, draft: Sign, offset_s: float) -> float:
    """Return how far off the wrist of the dominant hand is from its first key to its last, median, m."""
    keys = sign.hand("dominant").keys
    times = np.arange(keys[0].time_s, keys[-1].end_s + 1e-9, 1.0 / FPS)
    there = [
        poses(one, times - late_s, reference()).hands["dominant"].wrists
        for one, late_s in ((sign, 0.0), (draft, offset_s))
    ]
    return float(np.median(np.linalg.norm(there[0] - there[1], axis=-1)))


def _share(those: Sequence[bool]) -> float:
    return float(np.mean(those))


def _median(values: list[float]) -> float:
    return float(np.median(np.abs(values)))


def _file_of(sign: Sign, ending: str) -> bytes:
    """Return a file of the movement of a sign."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, f"sign.{ending}")
        export(sign, path, fps=FPS)
        return path.read_bytes()


def main(name: str = "measuring", what: str = "", ending: str = "pose") -> None:
    """Measure what the command line names, and show it."""
    if what == "films":
        show(_of_films(name))
        return
    goals = NOISE if ending == "noise" else EXACT
    show(figures(f"{name}, {ending}", exact(name, int(what) if what else None, ending), goals))


if __name__ == "__main__":
    main(*sys.argv[1:])
