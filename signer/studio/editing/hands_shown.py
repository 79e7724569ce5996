"""Hands whose places are shown: the one worked on, and the other as it is shaped at the playhead."""

from dataclasses import dataclass
from typing import Final

from body_model.bodies import REFERENCE
from body_model.plain_types import Side
from signer.characters.character import Character
from signer.characters.load import load_character
from signer.document.queries import key_after, key_before, key_under
from signer.document.sign import OTHER_SIDE, SIDE_OF
from signer.document.values import OTHER_ROLE, HandForm
from signer.studio.editing.session import Session

FLAT_HAND: Final = HandForm("b")
"""Form of the other hand where it has no key: flat, so that every place on it is seen."""


@dataclass(frozen=True, slots=True)
class HandsShown:
    """Whose sites are shown.

    Attributes:
        hand: the hand that is brought somewhere, of a right-handed signer.
        dominant_side: of this signer.
        other: how the other hand is shaped.
        signer: name of the character.
    """

    hand: Side = "right"
    dominant_side: Side = "right"
    other: HandForm = FLAT_HAND
    signer: str = REFERENCE

    @property
    def character(self) -> Character:
        """The character."""
        return load_character(self.signer)

    @property
    def drawn(self) -> Side:
        """The side on which that hand is drawn."""
        return self.hand if self.dominant_side == "right" else OTHER_SIDE[self.hand]

    @property
    def drawn_other(self) -> Side:
        """The side on which the other hand is drawn."""
        return OTHER_SIDE[self.drawn]


def hands_shown(session: Session) -> HandsShown:
    """The hands of the open sign as they are at the playhead."""
    sign, role, time_s = session.sign, session.selection.role, session.playhead_s
    across = sign.hand(OTHER_ROLE[role])
    key = key_under(across, time_s) or key_before(across, time_s) or key_after(across, time_s)
    return HandsShown(
        SIDE_OF[role], sign.dominant_side, key.form if key is not None else FLAT_HAND, session.signer
    )
