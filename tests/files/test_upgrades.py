"""Old versions, one step at a time."""

from typing import Any

from signer.files.kinds import SIGN
from signer.files.upgrades import STEPS, upgrade


def rename(data: dict[str, Any]) -> dict[str, Any]:
    return {"gloss": data["name"]}


def shout(data: dict[str, Any]) -> dict[str, Any]:
    return {"gloss": data["gloss"].upper()}


def test_steps_follow_each_other_up_to_the_newest_version() -> None:
    steps = {(1, 0): ((1, 1), rename), (1, 1): ((2, 0), shout)}
    assert upgrade({"name": "idea"}, (1, 0), steps) == {"gloss": "IDEA", "version": [2, 0]}
    assert upgrade({"gloss": "idea"}, (1, 1), steps) == {"gloss": "IDEA", "version": [2, 0]}


def test_the_newest_version_stays_as_it_is() -> None:
    data = {"version": list(SIGN.version)}
    assert upgrade(data, SIGN.version) is data


def test_every_step_leads_on_to_a_newer_version() -> None:
    assert all(after > before and after <= SIGN.version for before, (after, _) in STEPS.items())
