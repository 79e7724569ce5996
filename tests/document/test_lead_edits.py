"""How hands rise from rest and return to it is changed like everything else, and stays when keys change."""

import pytest

from signer.document import edits
from signer.document.lead_edits import set_lead
from signer.document.values import Elbow, Lead
from tests.helpers.signs import contact_key, small_sign

SIGN = small_sign()
ROUND = Lead(0.16, -0.5)


@pytest.mark.parametrize("end", ["lead_in", "lead_out"])
def test_a_lead_is_set_and_taken_back(end: str) -> None:
    led = set_lead("dominant", end, ROUND)(SIGN)  # type: ignore[arg-type]
    assert getattr(led.hand("dominant"), end) == ROUND
    assert led.hand("base") is SIGN.hand("base")
    assert set_lead("dominant", end, None)(led) == SIGN  # type: ignore[arg-type]


def test_what_is_so_already_gives_the_same_object() -> None:
    assert set_lead("base", "lead_in", None)(SIGN) is SIGN


def test_a_lead_stays_when_keys_change() -> None:
    led = set_lead("dominant", "lead_out", ROUND)(SIGN)
    for edit in (
        edits.add_key("dominant", contact_key("k9", 2.0)),
        edits.replace_key("dominant", "k1", elbow=Elbow(0.7)),
        edits.remove_keys(["k1"]),
    ):
        assert edit(led).hand("dominant").lead_out == ROUND


def test_a_lead_of_no_height_that_can_be_is_refused() -> None:
    with pytest.raises(ValueError, match="height_m"):
        set_lead("dominant", "lead_in", Lead(float("nan")))
