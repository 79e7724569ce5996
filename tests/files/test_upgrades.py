"""Old versions, one step at a time."""

from typing import Any

from signer.files.kinds import SIGN
from signer.files.upgrades import STEPS, upgrade


def rename(data: dict[str, Any]) -> dict[str, Any]:
    return {"gloss": data["name"]}


def shout(data: dict[str, Any]) -> dict[str, Any]:
    return {"gloss": data["gloss"].upper()}


def test_steps_follow_each_other_up_to_the_newest_version() -> None:
    steps = {(2, 0): shout, (1, 1): rename}
    assert upgrade({"name": "idea"}, (1, 0), steps, (2, 1)) == {"gloss": "IDEA", "version": [2, 1]}
    assert upgrade({"gloss": "idea"}, (1, 1), steps, (2, 1)) == {"gloss": "IDEA", "version": [2, 1]}
    assert upgrade({"gloss": "idea"}, (2, 0), steps, (2, 1)) == {"gloss": "idea", "version": [2, 1]}


def test_the_newest_version_stays_as_it_is() -> None:
    data = {"version": list(SIGN.version)}
    assert upgrade(data, SIGN.version) is data


def test_every_step_is_of_a_version_that_was() -> None:
    assert all((1, 0) < since <= SIGN.version for since in STEPS)


def test_a_film_that_is_null_is_none() -> None:
    assert "video" not in upgrade({"version": list(SIGN.version), "video": None}, SIGN.version)
