"""Checks of a sign: each problem with its place and its reason."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import Final, Literal, NamedTuple, TypeAlias

from signer.document.sign import Sign
from signer.document.timing import SAME_TIME_S, SHORTEST_GAP_S
from signer.document.tracks.hand import Key
from signer.document.tracks.kinds import kind_of
from signer.document.tracks.track import TrackName, items_of, name_of
from signer.document.values import OTHER_ROLE, ROLES, BothMeet, HandRole
from signer.phrases import phrase
from signer.printable import quoted

Severity: TypeAlias = Literal["error", "warning"]

MISSING: Final = "missing"
"""Code of a gloss of a sentence that has no sign: it may be left so, and the hands wait there."""


@dataclass(frozen=True, slots=True)
class Problem:
    """One problem in a sign: its place, the words that say what is wrong and how to mend it.

    `where` is a place as in the sign file, `words` is the message. `time_s` is the time at which it is
    worst, where it is a matter of a moment. `code` is one word for its kind, which programs count by.
    """

    where: str
    words: str
    severity: Severity = "error"
    time_s: float | None = field(default=None, compare=False)
    code: str = field(default="structure", compare=False, kw_only=True)

    def __str__(self) -> str:
        return f"{self.where}: {self.words}" if self.where else self.words


def warning(where: str, words: str, time_s: float | None = None, *, code: str = "structure") -> Problem:
    """Say that something is worth a look."""
    return Problem(where, words, "warning", time_s, code=code)


def coded(code: str, problems: Iterable[Problem]) -> Iterator[Problem]:
    """Yield problems as ones of a kind."""
    return (replace(one, code=code) for one in problems)


class ItemTimes(NamedTuple):
    """Id and times of a key or span, and its place as messages spell it.

    A value that is not a number compares as neither before nor after. Where `nests` items may overlap.
    """

    where: str
    id: str
    time_s: float
    hold_s: float
    nests: bool = False


def item_place(sign: Sign, name: TrackName, index: int) -> str:
    """Spell the place of an item as every message does: "tracks[1] (hand, base).keys[0]"."""
    names = [name_of(track) for track in sign.tracks]
    return f"tracks[{names.index(name)}] ({name}).{kind_of(name).content}[{index}]"


def key_place(role: HandRole, index: int) -> str:
    """Spell the place of a hand's key: the hands are the first tracks of every sign."""
    return item_place(Sign(), TrackName("hand", role), index)


def _times_of(sign: Sign) -> tuple[tuple[ItemTimes, ...], ...]:
    """Return ids and times of all items, track by track."""
    return tuple(
        tuple(
            ItemTimes(
                item_place(sign, name_of(track), index),
                one.id,
                one.time_s,
                one.hold_s,
                kind_of(name_of(track)).nests,
            )
            for index, one in enumerate(items_of(track))
        )
        for track in sign.tracks
    )


def structure_problems(sign: Sign) -> tuple[Problem, ...]:
    """Return ids used twice, items out of order and items that overlap: what every edit keeps right."""
    return time_problems(_times_of(sign))


def time_problems(tracks: Sequence[Sequence[ItemTimes]]) -> tuple[Problem, ...]:
    """Return ids used twice, items out of order and items that overlap, of tracks as a file lists them."""
    found = list(_repeated_ids(tracks))
    for items in tracks:
        found += _collisions(items)
    return tuple(found)


def meeting_problems(sign: Sign) -> tuple[Problem, ...]:
    """Keys at which both hands are to meet while the other hand is elsewhere, or is sent to another point."""
    found = []
    for name in ROLES:
        for index, key in enumerate(sign.hand(name).keys):
            if isinstance(key.placement, BothMeet) and (
                words := _unmet(key, sign.hand(OTHER_ROLE[name]).keys)
            ):
                found.append(Problem(f"{key_place(name, index)}.both_meet", words))
    return tuple(found)


def guess_problems(sign: Sign) -> Iterator[Problem]:
    """Yield fields of keys that are guessed and still to be settled."""
    places = {key.id: key_place(role, row) for role in ROLES for row, key in enumerate(sign.hand(role).keys)}
    for guess in sign.guesses:
        why = f" ({guess.told})" if guess.told else ""
        yield warning(
            f"{places.get(guess.key_id, 'guesses')}",
            phrase("guessed: {field}{why}; settle it", field=guess.field, why=why),
        )


def _unmet(key: Key, others: Sequence[Key]) -> str:
    placement = key.placement
    together = [
        one
        for one in others
        if one.time_s <= key.end_s + SAME_TIME_S and one.end_s >= key.time_s - SAME_TIME_S
    ]
    points = [one.placement.point_m for one in together if isinstance(one.placement, BothMeet)]
    if not points:
        return phrase(
            "both hands are to meet here, and the other hand has no such key at this time; give it "
            "one, or choose another place"
        )
    if isinstance(placement, BothMeet) and placement.point_m not in points:
        return phrase("both hands are to meet, but at two points; give both keys the same point")
    return ""


def _repeated_ids(tracks: Sequence[Sequence[ItemTimes]]) -> Iterator[Problem]:
    first_place: dict[str, str] = {}
    for item in (item for items in tracks for item in items):
        if item.id in first_place:
            yield Problem(
                f"{item.where}.id",
                phrase(
                    "the id {id} is taken by {id2}; give every key its own",
                    id=quoted(item.id),
                    id2=first_place[item.id],
                ),
            )
        first_place.setdefault(item.id, item.where)


def _collisions(items: Sequence[ItemTimes]) -> Iterator[Problem]:
    for before, item in pairwise(items):
        place, end_s = f"{item.where}.time_s", before.time_s + before.hold_s
        if item.time_s < before.time_s:
            yield Problem(
                place,
                phrase(
                    "{time_s:g} s is before the key above it ({time_s2:g} s); put the keys in order of time",
                    time_s=item.time_s,
                    time_s2=before.time_s,
                ),
            )
        elif not item.nests and item.time_s < end_s + SHORTEST_GAP_S / 2:
            words = phrase(
                "{time_s:g} s is inside the key above it, which lasts until {end_s:g} s",
                time_s=item.time_s,
                end_s=end_s,
            )
            yield Problem(place, phrase("{words}; shorten its hold or move this key later", words=words))
