"""The published JSON Schema is that of the program, and takes what the program writes."""

import json
from typing import Any

import jsonschema
import pytest
from hypothesis import given

from signer.document.sign import Sign
from signer.files.schema import schema
from signer.files.writing import sign_bytes
from tests.helpers.signs import small_sign
from tests.strategies import over
from tests.strategies.signs import signs

VALIDATOR = jsonschema.Draft202012Validator(schema())


def test_the_schema_is_one() -> None:
    jsonschema.Draft202012Validator.check_schema(schema())


def test_every_default_that_the_schema_tells_obeys_it() -> None:
    published = schema()
    parts = [published, *published["$defs"].values()]
    told = [field for part in parts for field in part["properties"].values() if "default" in field]
    assert len(told) > 30
    for field in told:
        jsonschema.Draft202012Validator(field | {"$defs": published["$defs"]}).validate(field["default"])


@over(20)
@given(signs())
def test_written_signs_obey_the_schema(sign: Sign) -> None:
    VALIDATOR.validate(json.loads(sign_bytes(sign)))


@pytest.mark.parametrize(
    "change",
    [
        {"fps": "30"},
        {"tracks": 3},
        {"tracks": [{"kind": "face"}]},
        {"mood": 1},
        {"version": [2, 99]},
        {"format": "x"},
    ],
)
def test_the_schema_refuses_what_the_reader_refuses(change: dict[str, Any]) -> None:
    assert not VALIDATOR.is_valid(json.loads(sign_bytes(small_sign())) | change)


def test_a_key_has_contacts_or_space() -> None:
    fields = json.loads(sign_bytes(small_sign()))
    key = fields["tracks"][0]["keys"][0]
    key["space"] = {"articulator": "index.tip", "point_m": [0.0, 0.0, 0.3]}
    assert not VALIDATOR.is_valid(fields)
    del key["space"], key["contacts"]
    assert not VALIDATOR.is_valid(fields)
    key["space"] = None
    assert not VALIDATOR.is_valid(fields)


def test_a_contact_has_a_site_or_a_spot_and_joints_are_those_of_a_hand() -> None:
    fields = json.loads(sign_bytes(small_sign()))
    key = fields["tracks"][0]["keys"][0]
    key["contacts"][0]["spot"] = {"vertices": [1, 2, 3], "weights": [1.0, 0.0, 0.0]}
    assert not VALIDATOR.is_valid(fields)
    del key["contacts"][0]["site"]
    key["joints_rad"] = {"index_pip_flex": 0.5}
    VALIDATOR.validate(fields)
    key["joints_rad"] = {"index_pip_flx": 0.5}
    assert not VALIDATOR.is_valid(fields)


def test_a_hand_is_turned_against_the_forearm_or_in_the_world() -> None:
    fields = json.loads(sign_bytes(small_sign()))
    turned = fields["tracks"][0]["keys"][0]["orientation"]
    turned["global"] = {"palm": [0.0, 0.0, 1.0], "fingers": [0.0, 1.0, 0.0]}
    assert not VALIDATOR.is_valid(fields)
    del turned["local"]
    VALIDATOR.validate(fields)
    del turned["global"]
    VALIDATOR.validate(fields)
    turned["global"] = None
    assert not VALIDATOR.is_valid(fields)
