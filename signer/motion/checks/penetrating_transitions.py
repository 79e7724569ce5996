"""Penetration in transitions between keys, from rest and back to it, found in a sign's frames."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, replace

from signer.document.sign import Sign
from signer.document.tracks.hand import Key
from signer.document.values import HandRole
from signer.motion.pose import Clip
from signer.motion.posture.penetration import SAME_M, Inside


@dataclass(frozen=True, slots=True)
class Passage:
    """A run of frames in which a hand on its way lies deeper in something than flesh gives.

    Attributes:
        time_s: of the worst frame.
        inside: what is worst there.
    """

    role: HandRole
    from_s: float
    to_s: float
    time_s: float
    inside: Inside

    def at(self, start_s: float, pace: float = 1.0) -> "Passage":
        """Return it counted from another moment, s, where all of it lasts `pace` times as long."""
        from_s, to_s, time_s = (start_s + pace * each for each in (self.from_s, self.to_s, self.time_s))
        return replace(self, from_s=from_s, to_s=to_s, time_s=time_s)


def passages_in(frames: Clip, role: HandRole, inside: Sequence[Inside]) -> list[Passage]:
    """Those of one hand in frames that follow one another, given what is worst in each."""
    times, found, run = frames.times_s.tolist(), list[Passage](), list[int]()
    for row in range(len(times) + 1):
        hand = frames.hands[role][row] if row < len(times) else None
        # what lies in a hand at rest is the matter of the hand that moves
        if hand is not None and hand.key_id is None and not hand.resting and not inside[row].is_clear:
            run.append(row)
        elif run:
            worst = max(run, key=lambda each: inside[each].over_m)
            beside = [inside[row] for row in (run[0] - 1, run[-1] + 1) if 0 <= row < len(times)]
            if all(one.over_m + SAME_M < inside[worst].over_m for one in beside):
                found.append(Passage(role, times[run[0]], times[run[-1]], times[worst], inside[worst]))
            run = []
    return found


def worst_on_way(
    frames: Clip,
    role: HandRole,
    inside: Sequence[Inside],
    nearly_m: float = 0.0,
    same_m: float = SAME_M,
) -> Passage | None:
    """Return where and when a hand lies deepest on its way, from the first frame to the last.

    `inside` is what is worst in each of them. None where that is no deeper than flesh gives. A hand that
    leaves or comes to where it lies deeper already does so without a break and no deeper, or in the same
    thing and no deeper. What is clear by less than `nearly_m` counts as too deep, and what is deeper than at
    an end by no more than `same_m` as no deeper.
    """
    on_way = [row for row, key_id in enumerate(frames.hands[role].key_ids) if key_id is None]
    over_m, into = [one.over_m for one in inside], [one.into for one in inside]
    deep = rows_too_deep(over_m, into, on_way, nearly_m, same_m)
    if not deep:
        return None
    times, worst = frames.times_s.tolist(), max(deep, key=lambda row: over_m[row])
    return Passage(role, times[deep[0]], times[deep[-1]], times[worst], inside[worst])


def rows_too_deep(
    over_m: Sequence[float],
    into: Sequence[Hashable],
    on_way: Sequence[int],
    nearly_m: float = 0.0,
    same_m: float = SAME_M,
) -> list[int]:
    """Return the frames on a way in which depths over what flesh gives are too deep."""
    ends, left = (0, -1), list(on_way)
    for end in ends:
        while left and over_m[left[end]] > 0.0:
            if over_m[left[end]] > over_m[end] + same_m:
                break
            left.pop(end)
    return [
        row
        for row in left
        if over_m[row] + nearly_m > 0.0
        and all(over_m[row] > over_m[end] + same_m for end in ends if into[end] == into[row])
    ]


def departs_from(sign: Sign, passage: Passage) -> Key | None:
    """The key that the hand has left, whose transition leads through; None on the way from rest."""
    keys = [key for key in sign.hand(passage.role).keys if key.time_s <= passage.time_s]
    return keys[-1] if keys else None
