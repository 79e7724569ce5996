"""Bake the rest postures of all bodies into `signer/characters/rests.json`; `--check` compares.

Each is written as a sign of two keys beside this file, in which the leading hand lies on the other one. It is
solved on each body, the hands are brought so near that they just touch, and both arms are solved again from
the shoulders that go along with them. With `--search SECONDS` the angles of that sign are bettered first: the
least discomfort of both arms with the elbows at right angles and palms that lie flat and near the belly.
"""

import argparse
import json
import sys
import time
from collections.abc import Mapping
from dataclasses import replace
from math import degrees, radians
from pathlib import Path
from typing import Any, Final

import numpy as np
from placing.agreement import agree

from body_model.arrays import Array
from body_model.bodies import BODIES
from body_model.distance.parts import part_of_code
from signer.characters.character import Character
from signer.characters.making import RESTS_FILE, make_character
from signer.document.sign import RESTS, SIDE_OF, Sign
from signer.document.tracks.hand import Key
from signer.document.values import ROLES, Elbow, Orientation, SpacePoint
from signer.files import load_sign, save_sign
from signer.kinematics.arm import arm_parameters, elbow_rotation, solve_arm_global
from signer.kinematics.comfort import joint_terms
from signer.kinematics.rig import ArmRig, girdle
from signer.kinematics.rotations import rotation_log
from signer.kinematics.wrist import wrist_angles
from signer.motion.pose import HandPose, Pose
from signer.motion.posing import pose_at
from signer.motion.posture.penetration import sunk_of

SIGNS: Final = Path(__file__).parent / "rests"
DIGITS: Final = 9
"""Decimal places of the angles, rad."""
FARTHEST_M: Final = 0.02
"""The palm's hollow is less deep than that; hands that are to touch may have to be sent into skin as far."""
CLOSE_M: Final = 1e-5
TOUCH_M: Final = 0.001
"""So deep may the skin of one hand lie in the other's, which it touches."""
ROUNDS: Final = 60
"""So often the shoulder follows the arm, which moves it by a tenth of its own way: far more than enough."""
_ORIGIN: Final = np.zeros(3)


def baked() -> dict[str, Any]:
    """The content of the file: angles of both arms and hands by body and rest."""
    found: dict[str, Any] = {}
    for name in BODIES:
        character = make_character(name, {})
        found[name] = {}
        for rest in RESTS[1:]:
            pose = touching(character, load_sign(SIGNS / f"{rest}.sign"))
            found[name][rest] = {SIDE_OF[role]: _angles(character, pose.hands[role]) for role in ROLES}
    return found


def touching(character: Character, sign: Sign) -> Pose:
    """Pose of a rest whose leading hand stands off so far that both hands just touch."""
    near, far = -FARTHEST_M, FARTHEST_M
    while far - near > CLOSE_M:
        middle = 0.5 * (near + far)
        is_deep = deepest_in_hand_m(pose_of(character, standing_off(sign, middle))) > TOUCH_M
        near, far = (middle, far) if is_deep else (near, middle)
    return pose_of(character, standing_off(sign, far))


def standing_off(sign: Sign, by_m: float) -> Sign:
    """The sign with the leading hand so far off the other one."""
    track = sign.hand("dominant")
    key = track.keys[0]
    assert key.contact is not None
    contact = replace(key.contact, manner="near", stand_off_m=by_m)
    return sign.with_tracks(replace(track, keys=(replace(key, placement=contact),)))


def pose_of(character: Character, sign: Sign) -> Pose:
    """The pose in which both hands are held."""
    return pose_at(sign, sign.hand("dominant").keys[0].time_s, character)


def deepest_in_hand_m(pose: Pose) -> float:
    """Return how deep the hands and forearms lie in each other, m; zero where they do not touch."""
    found = sunk_of(pose)
    in_hand = [part_of_code(code) is not None for code in found.into.tolist()]
    return float(np.max(found.depth_m[np.array(in_hand, bool)], initial=0.0))


def deepest_m(pose: Pose) -> float:
    """Return how deep any point of the arms lies in anything, m; zero where nothing touches."""
    return float(np.max(sunk_of(pose).depth_m, initial=0.0))


def _angles(character: Character, hand: HandPose) -> dict[str, Any]:
    rig = character.rigs[hand.side]
    turn, elbow_rad, wrist_turn = _from_own_shoulder(rig, hand)
    return {
        "shoulder_rad": _rounded(rotation_log(turn)),
        "elbow_rad": round(elbow_rad, DIGITS),
        "wrist_rad": _rounded(np.array(wrist_angles(rig.arm, wrist_turn))),
        "fingers_rad": _rounded(hand.handshape_angles),
    }


def _from_own_shoulder(rig: ArmRig, hand: HandPose) -> tuple[Array, float, Array]:
    """Return the arm that holds the same hand from the shoulder that follows from this very arm."""
    now = hand.posture
    wrist, swivel, _ = arm_parameters(
        rig.arm,
        shoulder=hand.shoulder,
        shoulder_rotation=now.shoulder_rotation,
        flexion=now.flexion_rad,
        wrist_rotation=now.wrist_rotation,
        articulator=_ORIGIN,
        reference="smooth",
    )
    held = now.shoulder_rotation @ elbow_rotation(rig.arm, now.flexion_rad) @ now.wrist_rotation
    for _ in range(ROUNDS):
        upper_arm = now.shoulder_rotation @ rig.arm.upper_arm
        now = solve_arm_global(
            rig.arm,
            shoulder=girdle(rig, upper_arm / np.linalg.norm(upper_arm)).shoulder,
            target=wrist,
            articulator=_ORIGIN,
            hand_rotation=held,
            swivel_about_wrist=swivel,
            reference="smooth",
        )
    return now.shoulder_rotation, float(now.flexion_rad), now.wrist_rotation


def _rounded(values: Array) -> list[float]:
    return [round(float(value), DIGITS) + 0.0 for value in values]


# The search

_STEP_M, _STEP_OFF_M, _STEP_RAD, _STEP_CURL_RAD = 0.03, 0.004, radians(15.0), radians(8.0)
_CURL: Final = (radians(18.0), radians(24.0))
"""Bend of the fingers of a hand at rest: at their base and at the middle joint."""
_FINGERS: Final = ("index", "middle", "ring", "pinky")
_THUMB_RAD: Final = radians(-35.0)
_NEAR_BELLY_M: Final = 0.16
"""Depth of the wrists, m of the room: about a hand's breadth before the belly."""


def search(sign: Sign, seconds: float, seed: int = 5) -> Sign:
    """Better a rest by chance, step by step, for so long."""
    characters = [make_character(name, {}) for name in BODIES]
    rng, steps = np.random.default_rng(seed), np.array(_steps())
    best = _values(sign)
    least, size, until = _cost(characters, _with_values(sign, best)), 1.0, time.monotonic() + seconds
    while time.monotonic() < until:
        chosen = rng.random(len(best)) < 0.4
        tried = best + size * steps * chosen * rng.standard_normal(len(best))
        cost = _cost(characters, _with_values(sign, tried))
        if cost < least:
            best, least, size = tried, cost, min(1.3 * size, 1.5)
        else:
            size = max(0.985 * size, 0.03)
    print(f"discomfort {least:.3f}")
    return _with_values(sign, best)


def _steps() -> list[float]:
    hand = [_STEP_RAD] * 4 + [_STEP_CURL_RAD] * 3
    return [_STEP_M] * 3 + [_STEP_OFF_M] + 2 * hand


def _values(sign: Sign) -> Array:
    """(18,) point of the base hand, the other's stand-off, then wrist, elbow height and curl of each."""
    base, leading = sign.hand("base").keys[0].placement, sign.hand("dominant").keys[0].contact
    assert isinstance(base, SpacePoint)
    assert leading is not None
    values = [*base.point_m, leading.stand_off_m]
    for role in ROLES:
        key = sign.hand(role).keys[0]
        wrist, joints = key.orientation, dict(key.joints)
        assert isinstance(wrist, Orientation)
        values += [wrist.pronation_rad, wrist.flexion_rad, wrist.deviation_rad, key.elbow.swivel_rad]
        values += [joints["middle_mcp_flex"], joints["middle_pip_flex"], joints["thumb_cmc_flex"]]
    return np.array(values)


def _with_values(sign: Sign, values: Array) -> Sign:
    numbers = [round(float(value), 4) for value in values]
    for index, role in enumerate(ROLES):
        track = sign.hand(role)
        pronation, bend, side, swivel, knuckle, middle, thumb = numbers[4 + 7 * index : 11 + 7 * index]
        key: Key = replace(
            track.keys[0],
            orientation=Orientation(pronation, bend, side),
            elbow=Elbow(swivel),
            joints=_curled(knuckle, middle, thumb),
        )
        if isinstance(key.placement, SpacePoint):
            key = replace(key, placement=replace(key.placement, point_m=tuple(numbers[:3])))
        sign = sign.with_tracks(replace(track, keys=(key,)))
    return standing_off(sign, min(max(numbers[3], 0.0), FARTHEST_M))


def _curled(knuckle: float, middle: float, thumb: float) -> tuple[tuple[str, float], ...]:
    joints = {"thumb_cmc_flex": min(max(thumb, radians(-62.0)), radians(25.0))}
    for number, finger in enumerate(_FINGERS):
        joints[f"{finger}_mcp_flex"] = (0.85 + 0.15 * number) * max(knuckle, 0.0)
        joints[f"{finger}_pip_flex"] = (0.9 + 0.1 * number) * max(middle, 0.0)
        joints[f"{finger}_dip_flex"] = (0.45 + 0.05 * number) * max(middle, 0.0)
        joints[f"{finger}_mcp_spread"] = radians(3.0 - 2.0 * number)
    return tuple(sorted((name, round(value, 4)) for name, value in joints.items()))


def _cost(characters: list[Character], sign: Sign) -> float:
    return max(_cost_on(character, sign) for character in characters)


def _cost_on(character: Character, sign: Sign) -> float:
    """Return the discomfort of a rest on a body; weights by eye, a millimetre too deep costs 3."""
    pose = pose_of(character, sign)
    leading = sign.hand("dominant").keys[0].contact
    assert leading is not None
    cost = 3000.0 * max(deepest_m(pose) - TOUCH_M, 0.0) + 100.0 * leading.stand_off_m
    turned: dict[str, Array] = {}
    for role, hand in pose.hands.items():
        rig, posture = character.rigs[hand.side], hand.posture
        arm = rig.arm
        upper_arm = (hand.elbow - hand.shoulder) / np.linalg.norm(hand.elbow - hand.shoulder)
        out = arm.side * upper_arm[0]
        turn = posture.shoulder_rotation @ elbow_rotation(arm, posture.flexion_rad) @ posture.wrist_rotation
        turned[role] = turn
        along, palm = -turn[:, 1], -arm.side * turn[:, 0]
        cost += float(joint_terms(arm, posture, rig.shoulder).total()) + len(hand.limits)
        cost += 0.5 * ((degrees(float(posture.flexion_rad)) - 88.0) / 14.0) ** 2
        cost += (max(out - 0.2, 0.0) / 0.08) ** 2 + (max(0.05 - out, 0.0) / 0.1) ** 2
        cost += (max(hand.wrist[2] - _NEAR_BELLY_M, 0.0) / 0.03) ** 2
        cost += 0.3 * (max(hand.wrist[1] - hand.elbow[1], 0.0) / 0.02) ** 2
        cost += 6.0 * (along[1] + 0.15) ** 2 + 6.0 * max(0.75 + arm.side * along[0], 0.0) ** 2
        cost += 6.0 * max(palm[2] + 0.5, 0.0) ** 2
        joints = dict(sign.hand(role).keys[0].joints)
        bent = joints["middle_mcp_flex"], joints["middle_pip_flex"]
        cost += 9.0 * sum((one - usual) ** 2 for one, usual in zip(bent, _CURL, strict=True))
        cost += 2.0 * (joints["thumb_cmc_flex"] - _THUMB_RAD) ** 2
    one, other = (pose.hands[role].wrist for role in ROLES)
    cost += 0.3 * ((one[0] + other[0]) / 0.02) ** 2 + 0.3 * ((one[1] - other[1]) / 0.03) ** 2
    return cost + 8.0 * (1.0 + float(turned["dominant"][:, 0] @ turned["base"][:, 0]))


def main(arguments: list[str]) -> int:
    """Write the file, or compare it with the stored one; the exit code."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="compare with the stored file")
    parser.add_argument("--search", type=float, metavar="SECONDS", help="better the postures first")
    options = parser.parse_args(arguments)
    if options.search:
        for path in sorted(SIGNS.glob("*.sign")):
            save_sign(search(load_sign(path), options.search), path)
    found = baked()
    if options.check:
        same = RESTS_FILE.exists() and agree(json.loads(RESTS_FILE.read_text(encoding="utf-8")), found)
        print(f"characters: {RESTS_FILE.name} is {'current' if same else 'not what this tool writes'}")
        return 0 if same else 1
    RESTS_FILE.write_text(_text(found), encoding="utf-8")
    print(f"wrote {RESTS_FILE.name}: {', '.join(RESTS[1:])} for {', '.join(found)}")
    return 0


def _text(found: Mapping[str, Any]) -> str:
    """The file's text, a list of numbers on one line."""
    text = json.dumps(found, indent=1)
    lines, inside = list[str](), ""
    for line in text.splitlines():
        if inside or line.endswith("["):
            inside += line.strip() if inside else line
            inside += " " if line.endswith(",") else ""
            if line.strip().startswith("]"):
                lines.append(inside)
                inside = ""
        else:
            lines.append(line)
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
