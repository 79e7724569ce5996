"""The published JSON Schemas are what the code gives, and leave room for the fields of later versions."""

import json
from typing import Any

import jsonschema
import pytest

from signer.commands.report_schemas import check_schema, info_schema
from signer.export.animation_schema import schema as animation_schema
from tests.helpers.extent import each
from tests.helpers.node import node
from tools.write_schemas import FOLDER, SCHEMAS


@each(SCHEMAS)
def test_the_published_schema_is_current(name: str) -> None:
    """tools/write_schemas.py writes it anew."""
    assert json.loads((FOLDER / f"{name}.schema.json").read_text(encoding="utf-8")) == SCHEMAS[name]()


def test_no_schema_is_published_that_nobody_writes() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {f"{name}.schema.json" for name in SCHEMAS}


@pytest.mark.parametrize("make", [animation_schema, check_schema, info_schema])
def test_what_programs_read_may_gain_fields_anywhere(make: Any) -> None:
    assert "additionalProperties" not in json.dumps(make())
    jsonschema.Draft202012Validator.check_schema(make())


def test_a_strict_reader_of_schemas_takes_them_all() -> None:
    paths = sorted(FOLDER.glob("*.json"))
    assert node("schemas.mjs", *paths) == dict.fromkeys(map(str, paths))
