"""Ways between two items that are free of the body: straight, or the least change of it that is."""

from dataclasses import replace
from functools import partial
from threading import Lock
from typing import Final, overload

from signer.characters.character import Character, per_character
from signer.motion.solving.descent import Tell, quietly
from signer.sequencing.joining import Joint, alone, set_way
from signer.sequencing.paces import Pace, evenly_paced
from signer.sequencing.part import Part
from signer.sequencing.way_search import Between, Search, Way

_LONGER: Final = (1.5, 2.5)
"""A transition of which no way is free is tried at so many times its length, others up to the last."""
_SURELY: Final = 1.02
"""One that is too quick takes a little more than it needs: other moments tell a little more."""
_MOST_KNOWN: Final = 8192  # ways: of some hundred sentences, a few kilobytes each


class KnownWays:
    """Ways that were looked at so far, for whoever cannot wait until all of them are.

    Given to `perform`, it lets transitions that it does not know go straight, and items at a pace that they
    may be too quick for; they are `unchecked`. `look` finds the way or the pace of one, beside the window,
    and the next performance takes it. They are those of one character; threads may share them.
    """

    def __init__(self) -> None:
        self._known = dict[Joint | Pace, Way | Part]()
        self._lock = Lock()

    def __call__(self, joint: Joint) -> Way | None:
        """Return the way that was found; None where nobody has looked."""
        with self._lock:
            found = self._known.get(joint)
        return found if isinstance(found, Way) else None

    def paced(self, pace: Pace) -> Part | None:
        """Return what a part is at a pace; None where nobody has looked."""
        with self._lock:
            found = self._known.get(pace)
        return found if isinstance(found, Part) else None

    @overload
    def look(self, character: Character, joint: Joint, tell: Tell = quietly) -> Way: ...
    @overload
    def look(self, character: Character, joint: Joint | Pace, tell: Tell = quietly) -> Way | Part: ...
    def look(self, character: Character, joint: Joint | Pace, tell: Tell = quietly) -> Way | Part:
        """Find the way of a transition: quickly where it is straight, in seconds where none is free.

        Or find what a part is at a pace. `tell` is called meanwhile; an exception that it raises ends the
        search, and nothing is kept.
        """
        found: dict[Joint | Pace, Way | Part]
        if isinstance(joint, Pace):
            tell()
            found = {joint: evenly_paced(character, joint)}
        elif (known := self(joint)) is not None:
            return known
        else:
            found = _found(character, joint, tell)
        with self._lock:
            self._known.update(found)
            for oldest in list(self._known)[: max(len(self._known) - _MOST_KNOWN, 0)]:
                del self._known[oldest]
        return found[joint]


@per_character(maxsize=4)
def _ways_of(_character: Character) -> KnownWays:
    """Return the ways that were looked at on a character so far."""
    return KnownWays()


def free_way(character: Character, joint: Joint) -> Way:
    """Return the way that is free of the body with the least change of the straight one.

    Where none is, it is the one on which hands go least deep, and says so; and how long the transition must
    last to have a better one.
    """
    return _ways_of(character).look(character, joint)


def _found(character: Character, joint: Joint, tell: Tell) -> dict[Joint | Pace, Way | Part]:
    """Return the way of a transition, and where it needs a longer time that of the longer one too.

    On a way that is free but too quick or uneven hands have what they need in as many times its length. Where
    none is free there is more room for one in a longer time. With life the usual way alone is looked at:
    others have no flow, and are those of hands that stop.
    """
    first = best = Search(character, _between(joint), tell).best()
    found = joint
    for more in _LONGER if joint.onward.path is None else ():
        if best.is_good or (joint.life and not best.way.is_free):
            break
        times = _SURELY * (1.0 + best.haste) * found.lasts_s / joint.lasts_s if best.way.is_free else more
        longer = joint.lasting(joint.lasts_s * min(times, max(_LONGER)))
        if longer == found:
            break
        tried = Search(character, _between(longer), tell, best).best()
        if tried.is_better(best):
            found, best = longer, tried
        elif best.way.is_free:
            break
    if found is joint:
        return {joint: first.way}
    return {joint: replace(first.way, lasts_s=found.lasts_s), found: best.way}


def _between(joint: Joint) -> Between:
    after = dict(joint.after)
    usual = {role: set_way(joint.style, joint.onward) for role, _ in joint.before if role in after}
    is_set = joint.onward.path is not None or joint.life > 0.0
    return Between(usual, partial(alone, joint), joint.times, is_set)
