"""Every change to how hands rise from rest and return to it, as a pure function with a label."""

from dataclasses import replace
from typing import Literal, TypeAlias

from signer.document.edits import Edit
from signer.document.sign import Sign
from signer.document.values import HandRole, Lead, require_finite
from signer.phrases import phrase

End: TypeAlias = Literal["lead_in", "lead_out"]


def set_lead(role: HandRole, end: End, lead: Lead | None) -> Edit:
    """Edit how a hand rises to its first key or returns to rest from its last; None for automatic."""
    if lead is not None:
        require_finite(height_m=lead.height_m, plane_rad=lead.plane_rad)

    def change(sign: Sign) -> Sign:
        before = sign.hand(role)
        return sign.with_tracks(
            replace(before, lead_in=lead) if end == "lead_in" else replace(before, lead_out=lead)
        )

    return Edit(phrase("Lead round"), change)
