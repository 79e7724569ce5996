"""Ways between keys that lead through the body: found in the frames of a sign, and led round by an arc."""

from dataclasses import dataclass, replace
from typing import Final

from signer.document.edits import set_transition
from signer.document.sign import Key, Sign
from signer.document.timing import frame, seconds
from signer.document.values import LaneName, Transition
from signer.motion.posing import clip, poses
from signer.motion.posture.penetration import Inside, insides

HEIGHTS_M: Final = (0.02, 0.04, 0.06, 0.08, 0.10, 0.13, 0.16, 0.20, 0.25, -0.04, -0.08, -0.13)
"""How far arcs bulge that are tried, those away from the body first."""


@dataclass(frozen=True, slots=True)
class Passage:
    """A run of frames in which a hand on its way lies deeper in something than flesh gives.

    Attributes:
        time_s: of the worst frame.
        inside: what is worst there.
    """

    lane: LaneName
    from_s: float
    to_s: float
    time_s: float
    inside: Inside


def passages(sign: Sign, fps: float | None = None) -> tuple[Passage, ...]:
    """All of a sign, at its own frame rate unless another is given; what is as deep in the hold beside it is that key's matter."""
    frames = clip(sign, fps)
    times = frames.times_s.tolist()
    found: list[Passage] = []
    for lane, inside in insides(frames).items():
        run: list[int] = []
        for row in range(len(times) + 1):
            if row < len(times) and frames.hands[lane][row].key_id is None and not inside[row].is_clear:
                run.append(row)
            elif run:
                worst = max(run, key=lambda each: inside[each].over_m)
                beside = [inside[row] for row in (run[0] - 1, run[-1] + 1) if 0 <= row < len(times)]
                if all(one.over_m < inside[worst].over_m for one in beside):
                    found.append(Passage(lane, times[run[0]], times[run[-1]], times[worst], inside[worst]))
                run = []
    return tuple(found)


def key_before(sign: Sign, passage: Passage) -> Key | None:
    """The key whose transition leads through; None on the way from rest."""
    keys = [key for key in sign.lane(passage.lane).keys if key.time_s <= passage.time_s]
    return keys[-1] if keys else None


def led_round(sign: Sign, key_id: str) -> Transition | None:
    """An arc from a key to the next that leads through nothing, as low as one is found; None where none is, or nothing follows."""
    lane, key, following = _with_next(sign, key_id)
    if key is None or following is None:
        return None
    first, last = frame(key.end_s, sign.fps) + 1, frame(following.time_s, sign.fps)
    times = [seconds(index, sign.fps) for index in range(first, last)]
    for height_m in HEIGHTS_M:
        tried = replace(key.transition, path="arc", height_m=height_m)
        if times and all(one.is_clear for one in insides(poses(set_transition(key_id, tried)(sign), times))[lane]):
            return tried
    return None


def _with_next(sign: Sign, key_id: str) -> tuple[LaneName, Key | None, Key | None]:
    for lane in ("dominant", "base"):
        keys = sign.lane(lane).keys
        for key, following in zip(keys, (*keys[1:], None), strict=False):
            if key.id == key_id:
                return lane, key, following
    return "dominant", None, None
