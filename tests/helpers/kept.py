"""Searches on generated signs, and what of a sign each of them may change."""

import random
from collections.abc import Callable
from dataclasses import fields, replace
from functools import partial
from typing import Final, NamedTuple

import sites.catalogue as places
from signer.characters.load import load_character
from signer.document.edits import Moment
from signer.document.fitting import with_key
from signer.document.queries import find_key, key_under
from signer.document.sign import Sign
from signer.document.tracks.hand import Key
from signer.document.tracks.track import TrackName, name_of
from signer.document.values import ROLES, BothMeet, HandRole
from signer.kinematics.orientation import DIRECTIONS
from signer.motion.operations.clearing import cleared_in_place
from signer.motion.operations.hand_edits import Face, PlaceAt, RelaxArm, RelaxElbow
from signer.motion.operations.searches import FaceFartherOut, FaceFreely
from signer.motion.solving.budgets import BUDGETS
from signer.motion.solving.hand_moment import HandMoment
from tests.strategies.motion import moving_sign

_DIRECTIONS: Final = tuple(sorted(DIRECTIONS))
_SITES: Final = tuple(
    sorted(site.id for site in places.every() if site.id.startswith("space.") or site.region == "head")
)
_POSTURE: Final = frozenset({"orientation", "elbow"})
_PLACED: Final = frozenset({"placement", "act", "transition"})
"""Fields that change with another place: in space nothing is rubbed, and no way slides on the skin."""


def _brought_clear(sign: Sign, at: Moment) -> Sign:
    """Bring a hand clear by wrist and elbow, with the budget of a fresh contact."""
    key = key_under(sign.hand(at.side), at.time_s)
    assert key is not None
    found = cleared_in_place(HandMoment(load_character(), sign, at.side, key), budget=BUDGETS.at_once)
    return sign if found is None else with_key(sign, at.side, found.key)


class Search(NamedTuple):
    """A search, and the fields of its key that it may change: those that its button names."""

    edit: Callable[[random.Random, Moment], Callable[[Sign], Sign]]
    may: frozenset[str]


SEARCHES: Final[dict[str, Search]] = {
    "palm": Search(lambda draw, at: Face("palm", draw.choice(_DIRECTIONS), at=at), _POSTURE),
    "fingers": Search(lambda draw, at: Face("fingers", draw.choice(_DIRECTIONS), at=at), _POSTURE),
    "anyway": Search(lambda draw, at: Face("palm", draw.choice(_DIRECTIONS), True, at=at), _POSTURE),
    "freely": Search(lambda draw, at: FaceFreely("palm", draw.choice(_DIRECTIONS), at=at), _POSTURE),
    "farther": Search(
        lambda draw, at: FaceFartherOut("palm", draw.choice(_DIRECTIONS), at=at), _POSTURE | {"placement"}
    ),
    "relax elbow": Search(lambda _draw, at: RelaxElbow(at=at), frozenset({"elbow"})),
    "relax": Search(lambda _draw, at: RelaxArm(at=at), _POSTURE),
    "clear": Search(lambda _draw, at: partial(_brought_clear, at=at), _POSTURE),
    "place": Search(lambda draw, at: PlaceAt(draw.choice(_SITES), at=at), _POSTURE | _PLACED),
}


def changed_besides(seed: int) -> str:
    """Let a search of a seed change a key of its sign; what it changed that somebody had set, in words.

    Its own hand's other keys, the other hand, shoulders, spans, times and names count all the same.
    """
    draw = random.Random(seed)
    sign = moving_sign(seed)
    name = list(SEARCHES)[seed % len(SEARCHES)]
    chosen = [(role, key) for role in ROLES for key in sign.hand(role).keys]
    if not chosen:
        return ""
    role, key = draw.choice(chosen)
    after = SEARCHES[name].edit(draw, Moment(role, key.time_s))(sign)
    return "; ".join(f"{name} of {key.id} changed {what}" for what in _changes(name, sign, after, role, key))


def _changes(name: str, before: Sign, after: Sign, role: HandRole, key: Key) -> list[str]:
    now = find_key(after, key.id)[1]
    own = TrackName("hand", role)
    changed = [each.name for each in fields(Key) if getattr(key, each.name) != getattr(now, each.name)]
    said = [what for what in changed if what not in SEARCHES[name].may]
    if type(key.orientation) is not type(now.orientation):
        said.append("how the hand is told")
    if key.articulator != now.articulator:
        said.append("the articulator")
    if isinstance(key.placement, BothMeet) and name != "place" and key.placement != now.placement:
        said.append("where both meet")
    if replace(before, tracks=()) != replace(after, tracks=()):
        said.append("the sign")
    for track in before.tracks:
        there = after.track(name_of(track))
        if name_of(track) != own:
            said += [f"the track {name_of(track)}"] if there != track else []
        elif [one for one in there.keys if one.id != key.id] != [
            one for one in track.keys if one.id != key.id
        ]:
            said.append("other keys")
    return said
