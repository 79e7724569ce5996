"""Poses the library by the search alone and scores it beside its postures made by hand.

`python -m tools.score_library [--table FILE]`. Place, handshape and directions of palm and fingers are each
key's own; wrist and elbow are found anew. No sign is changed. The table has a line for each key.
"""

import argparse
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from math import degrees
from pathlib import Path
from statistics import median
from typing import Final, NamedTuple

from signer.characters.load import load_character
from signer.document.items import with_items
from signer.document.sign import Sign
from signer.document.tracks.hand import Key
from signer.document.tracks.track import TrackName
from signer.document.values import ROLES, BothMeet, Elbow, HandRole, Orientation
from signer.files.sign_file import load_sign
from signer.kinematics.swivel import wrapped
from signer.library.shelf import sign_files
from signer.motion.checks.awkward import awkward_problems
from signer.motion.checks.moments import Moments
from signer.motion.movement.score import context_for
from signer.motion.operations.easier import as_shown
from signer.motion.operations.turning import facing_answer
from signer.motion.posture.posture_solver import solve_posture
from signer.motion.posture.solved_posture import elbow_height_of
from signer.motion.solving.hand_moment import HandMoment

HEAD: Final = "| sign | key | by hand | by search | what differs |\n|---|---|---|---|---|"
WARNINGS: Final = (
    ("forearm at its stop", "the forearm is turned"),
    ("wrist at its stop", "the wrist is at"),
    ("goose's neck", "the wrist hangs"),
    ("elbow above the shoulder", "the elbow stands"),
    ("eyes hidden", "the eyes are"),
    ("mouth hidden", "the mouth is"),
)


class Scored(NamedTuple):
    """One key of the library.

    Attributes:
        by_hand: discomfort of the posture that it has.
        by_search: discomfort of the posture that was found; None where nothing clean was, or nothing sought.
        key: as it would become.
        differs: what the search changed, or why it found nothing.
    """

    sign: Sign
    role: HandRole
    key: Key
    by_hand: float
    by_search: float | None
    differs: str

    @property
    def line(self) -> str:
        """A line of the table."""
        found = "-" if self.by_search is None else f"{self.by_search:.2f}"
        where = f"{self.sign.gloss} | {self.role} {self.key.id}"
        return f"| {where} | {self.by_hand:.2f} | {found} | {self.differs} |"


def scored(sign: Sign) -> Iterator[Scored]:
    """Score every key of both hands of a sign."""
    character = load_character()
    for role in ROLES:
        for key in sign.hand(role).keys:
            search = as_shown(HandMoment(character, sign, role, key))
            by_hand = search.present.discomfort(0)
            if key.second is not None or isinstance(key.placement, BothMeet):
                yield Scored(sign, role, key, by_hand, None, "not sought: the other contact decides")
                continue
            bare = replace(key, orientation=Orientation(), elbow=Elbow())
            asked = search.asked
            answer = facing_answer(HandMoment(character, sign, role, bare), **asked._asdict())
            if not answer.is_clean or answer.key is bare:
                yield Scored(sign, role, key, by_hand, None, f"nothing clean: {answer.reason}")
                continue
            heights = (
                elbow_height_of(solve_posture(each, role, context_for(character, sign, role, each)))
                for each in (key, answer.key)
            )
            before, after = heights
            rise, off = degrees(float(wrapped(after - before))), degrees(answer.off_rad)
            told = [f"elbow {abs(rise):.0f}° {'higher' if rise > 0.0 else 'lower'}"] * (abs(rise) >= 1.0)
            told += [f"hand tilted by {off:.0f}°"] * (off >= 1.0)
            yield Scored(sign, role, answer.key, by_hand, answer.discomfort, ", ".join(told) or "nothing")


def warned(signs: list[Sign]) -> Counter[str]:
    """Count the warnings of awkward postures by kind, and the keys that have any."""
    found: Counter[str] = Counter()
    for sign in signs:
        problems = list(awkward_problems(Moments(sign, load_character())))
        found["keys warned of"] += len({problem.where for problem in problems})
        for name, start in WARNINGS:
            found[name] += sum(problem.words.startswith(start) for problem in problems)
    return found


def posed(sign: Sign, keys: list[Scored]) -> Sign:
    """Return a sign with the keys that the search found."""
    for role in ROLES:
        found = {each.key.id: each.key for each in keys if each.role == role and each.by_search is not None}
        own = tuple(found.get(key.id, key) for key in sign.hand(role).keys)
        sign = with_items(sign, TrackName("hand", role), own)
    return sign


def main() -> None:
    """Score the library, print a summary and write the table where one is asked for."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--table", type=Path, help="file for the table, a line for each key")
    table: Path | None = options.parse_args().table
    signs = [load_sign(path) for path in sign_files()]
    keys = {sign.gloss: list(scored(sign)) for sign in signs}
    every = [each for found in keys.values() for each in found]
    sought = [each for each in every if not each.differs.startswith("not sought")]
    found = [(each.by_hand, each.by_search) for each in sought if each.by_search is not None]
    print(f"{len(every)} keys, {len(sought)} sought, {len(found)} found clean")
    by_hand, by_search = (median(pair[index] for pair in found) for index in (0, 1))
    print(f"cost in the median {by_hand:.2f} by hand, {by_search:.2f} by search")
    print(f"easier by hand (by over 0.25): {sum(one < other - 0.25 for one, other in found)}")
    print(f"easier by search (by over 0.25): {sum(other < one - 0.25 for one, other in found)}")
    before = warned(signs)
    after = warned([posed(sign, keys[sign.gloss]) for sign in signs])
    for name in ("keys warned of", *(name for name, _ in WARNINGS)):
        print(f"{name}: {before[name]} by hand, {after[name]} by search")
    ranked = sorted(
        (each for each in every if each.by_search is not None),
        key=lambda each: (each.by_search or 0.0) - each.by_hand,
    )
    print("\n".join([HEAD, *(each.line for each in ranked[:10])]))
    if table is not None:
        table.write_text("\n".join([HEAD, *(each.line for each in every), ""]), encoding="utf-8")


if __name__ == "__main__":
    main()
