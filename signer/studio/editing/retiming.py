"""Edits of keys as the window makes them: with what moves, stays, or becomes one way again, together."""

from collections.abc import Sequence

from signer.document import edits
from signer.document.edits import Edit
from signer.document.many_keys import with_posture
from signer.document.sign import Sign
from signer.document.tracks.hand import Key
from signer.document.trimming import Interval, while_touched
from signer.document.values import HandRole
from signer.lazy import lazily
from signer.studio.language import translated
from signer.words import wording

with lazily():
    from signer.motion.operations import breakdown
    from signer.motion.places import skin_spots


def touches_other_arm(key: Key, role: HandRole) -> bool:
    """Return whether a key brings its hand to the other arm or hand, at sites of one's own too."""
    return skin_spots.touches_other_hand(key, role)


class Retiming:
    """The two switches of the timeline, and the edits that follow them."""

    def __init__(self) -> None:
        self.ripple = False
        """True where later keys go along with what is moved."""
        self.as_one = True
        """True where keys of one posture, those of both hands and shoulders at one moment, move together."""

    def together(self, sign: Sign, key_ids: tuple[str, ...]) -> tuple[str, ...]:
        """The keys with those of the same postures, where these move as one."""
        return tuple(sorted(with_posture(sign, frozenset(key_ids)))) if self.as_one else key_ids

    def move(self, key_ids: tuple[str, ...], dt_s: float) -> Edit:
        """Move keys, and what goes along."""
        return edits.move_keys(key_ids, dt_s, ripple=self.ripple, as_one=self.as_one)

    def stretch(self, sign: Sign, key_ids: tuple[str, ...], about_s: float, factor: float) -> Edit:
        """Stretch keys of a sign with their postures, counted from a moment."""
        ids = self.together(sign, key_ids)
        return edits.stretch_keys(ids, about_s, factor, ripple=self.ripple, as_one=self.as_one)

    def hold(self, key_id: str, hold_s: float) -> Edit:
        """Trim a hold at its end."""
        return edits.set_hold(
            key_id, hold_s, ripple=self.ripple, as_one=self.as_one, touches=touches_other_arm
        )

    def span(self, key_id: str, time_s: float, end_s: float) -> Edit:
        """Trim a hold at its beginning, or at both ends."""
        return edits.set_span(key_id, time_s, end_s, as_one=self.as_one, touches=touches_other_arm)


def kept_words(sign: Sign, key_id: str, wished: Interval) -> str:
    """Explain why a hold is not trimmed as asked where the other hand touches this one; else empty."""
    return translated(
        wording.touched_words(sign, key_id, wished, while_touched(sign, key_id, wished, touches_other_arm))
    )


def without_keys(key_ids: Sequence[str], *, ripple: bool = False) -> Edit:
    """Take keys away, of hands and of shoulders; with `ripple` what comes later on their rows closes up."""
    if ripple:
        return edits.remove_keys(key_ids, ripple=True)
    return breakdown.rejoined_without(key_ids)
