"""docs/command-line.md tells the options that there are."""

import re
from pathlib import Path

import pytest

from signer import cli

PAGE = (Path(__file__).parents[2] / "docs" / "command-line.md").read_text(encoding="utf-8")


def test_every_option_of_the_page_is_one_and_every_option_is_on_the_page(
    capsys: pytest.CaptureFixture[str],
) -> None:
    for line in re.findall(r"^signer ([\w-]+ .*)$", PAGE, re.MULTILINE):
        command = line.split()[0]
        assert cli.main([command, "--help"]) == 0
        assert set(re.findall(r"--\w+", line)) == set(
            re.findall(r"(?<=[ \[])--\w+", capsys.readouterr().out)
        ) - {"--help", "--out"}
