"""docs/command-line.md: its examples are what the commands print."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from signer import cli
from signer.commands.report_schemas import check_schema, info_schema
from tests.helpers.json_schemas import require_described

PAGE = (Path(__file__).parents[2] / "docs" / "command-line.md").read_text(encoding="utf-8")
EXAMPLES = {example["format"]: example for example in map(json.loads, re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL))}


@pytest.mark.parametrize(("name", "schema"), [("asl-check", check_schema()), ("asl-info", info_schema())])
def test_the_reports_of_the_page_obey_the_schemas(name: str, schema: dict[str, Any]) -> None:
    require_described(schema, EXAMPLES[name])


def test_every_option_of_the_page_is_one_and_every_option_is_on_the_page(capsys: pytest.CaptureFixture[str]) -> None:
    for line in re.findall(r"^signer (\w+ .*)$", PAGE, re.MULTILINE):
        command = line.split()[0]
        assert cli.main([command, "--help"]) == 0
        assert set(re.findall(r"--\w+", line)) == set(re.findall(r"(?<=[ \[])--\w+", capsys.readouterr().out)) - {"--help", "--out"}
