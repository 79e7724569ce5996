"""What the README tells a newcomer works as it stands there."""

import json
import re
from pathlib import Path

import pytest

from signer.cli import main
from signer.files import load_sign

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_sign_from_python_is_saved_and_exported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program = re.search(r"```python\n(.*?)```", README, re.DOTALL)
    assert program is not None
    monkeypatch.chdir(tmp_path)
    exec(compile(program[1], "README.md", "exec"), {})
    assert load_sign(tmp_path / "IDEA.sign").gloss == "IDEA"
    assert json.loads((tmp_path / "IDEA.json").read_text(encoding="utf-8"))["format"]


def test_the_page_on_python_prints_what_it_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    page = (ROOT / "docs" / "python.md").read_text(encoding="utf-8")
    parts = re.findall(r"```python\n(.*?)```\nprints\n```\n(.*?)```", page, re.DOTALL)
    assert len(parts) == page.count("```python") == 3
    monkeypatch.chdir(tmp_path)
    known: dict[str, object] = {}
    for program, printed in parts:
        exec(compile(program, "python.md", "exec"), known)
        assert capsys.readouterr().out == printed
    assert {path.name for path in tmp_path.iterdir()} == {"IDEA.sign", "IDEA.json", "IDEA.glb"}


@pytest.mark.parametrize("target", sorted(set(re.findall(r"\]\(([^)#]+)\)", README))))
def test_what_the_readme_points_to_exists(target: str) -> None:
    assert (ROOT / target).is_file()


@pytest.mark.parametrize("command", ["export", "check", "info", "render"])
def test_every_command_named_explains_itself(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert f"signer {command} " in README
    assert main([command, "--help"]) == 0
    assert f"signer {command}" in capsys.readouterr().out


@pytest.mark.parametrize("job", ["run", "test", "check", "bench", "sheet", "bake", "lock"])
def test_every_job_of_dev_is_named(job: str) -> None:
    assert f"python3 dev.py {job}" in README
