"""The libraries that Signer runs with: each is pinned in the lock, and each says its licence."""

import re
import tomllib
from pathlib import Path

import pytest

from signer import installed

ROOT = Path(__file__).parents[1]


def plain(name: str) -> str:
    """A distribution's name in the form in which names are compared."""
    return re.sub(r"[-_.]+", "-", name).lower()


def test_what_is_listed_is_what_the_lock_pins_and_says_its_licence() -> None:
    lock = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    pinned = set(re.findall(r"^([\w.-]+)==([^ ;\\]+)", lock, re.MULTILINE))
    listed = installed.needed()
    assert {(plain(each.name), each.version) for each in listed} <= {(plain(name), at) for name, at in pinned}
    assert [each.name for each in listed if not each.licence] == []
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    direct = {plain(re.split(r"[^\w.-]", needed)[0]) for needed in project["dependencies"]}
    assert direct <= {plain(each.name) for each in listed}
    assert not {"pytest", "mypy", "ruff"} & {each.name for each in listed}


def test_a_checkout_is_one_distribution_of_the_version_of_the_project() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert installed.version() == project["version"]
    assert [each.name for each in installed.own()] == [project["name"]]


@pytest.mark.parametrize("before", [None, "", "/opt/lib"])
def test_programs_of_the_system_are_not_given_the_libraries_of_the_frozen_program(
    before: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    user = {"HOME": "/home/user"} if before is None else {"HOME": "/home/user", "LD_LIBRARY_PATH": before}
    assert installed.system_environment(user) == user
    kept = {} if before is None else {"LD_LIBRARY_PATH_ORIG": before}
    monkeypatch.setattr(installed.sys, "frozen", True, raising=False)
    assert installed.system_environment({**user, "LD_LIBRARY_PATH": "/signer/_internal", **kept}) == user


def test_an_extra_is_not_offered_as_a_part_of_the_frozen_program(monkeypatch: pytest.MonkeyPatch) -> None:
    told = 'films need the extra "video": pip install "asl-signer[video]"'
    assert installed.needs_extra("films need", "video") == told
    with monkeypatch.context() as patch:
        patch.setattr(installed, "find_spec", lambda _: None)
        assert installed.needs_extra("films need", "video") == told.replace("asl-signer", "asl-signer-core")
    monkeypatch.setattr(installed.sys, "frozen", True, raising=False)
    assert "which this program cannot take" in installed.needs_extra("films need", "video")
