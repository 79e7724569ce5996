"""Versions of a file that git keeps: read as they are, and in a sentence where there are none."""

import subprocess
from pathlib import Path

import pytest

from signer.shelves import history


def git(folder: Path, *words: str) -> None:
    who = ("-c", "user.name=Ana <b>", "-c", "user.email=a@b.c")
    subprocess.run(["git", *who, *words], cwd=folder, check=True, capture_output=True)


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    (tmp_path / "signs").mkdir()
    git(tmp_path, "init", "-q")
    return tmp_path / "signs"


def test_each_version_is_told_with_its_maker_and_reason_also_over_a_rename(checkout: Path) -> None:
    for content, why in ((b"one\n", "Begin"), (b"two\n", "Bend it: \x1b[31mnot so far")):
        (checkout / "OLD.sign").write_bytes(content)
        git(checkout, "add", "-A")
        git(checkout, "commit", "-qm", why)
    git(checkout, "mv", "OLD.sign", "NEW.sign")
    git(checkout, "commit", "-qm", "Call it otherwise")
    found = history.history_of(checkout / "NEW.sign")
    assert not found.words
    assert [one.why.split(":")[0] for one in found.versions] == ["Call it otherwise", "Bend it", "Begin"]
    assert {one.who for one in found.versions} == {"Ana b"}
    assert "\x1b" not in str([one.why for one in found.versions])
    held = [history.content_of(checkout / "NEW.sign", one) for one in found.versions]
    assert held == [(b"two\n", ""), (b"two\n", ""), (b"one\n", "")]


def test_what_git_does_not_keep_is_told(
    checkout: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (checkout / "A.sign").write_bytes(b"a")
    assert history.history_of(checkout / "A.sign") == ((), history.NEVER)
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path.parent))
    (tmp_path / ".git").rename(tmp_path / "git-no-more")
    assert history.history_of(checkout / "A.sign") == ((), history.NO_CHECKOUT)
    monkeypatch.setenv("PATH", "")
    assert history.history_of(checkout / "A.sign") == ((), history.NO_GIT)


def test_asking_writes_nothing_and_runs_nothing_that_a_checkout_names(checkout: Path) -> None:
    (checkout / "A.sign").write_bytes(b"a")
    git(checkout, "add", "-A")
    git(checkout, "commit", "-qm", "Begin")
    ran = checkout.parent / "ran"
    for name in ("gpg.program", "core.fsmonitor", "core.pager", "diff.external"):
        git(checkout, "config", name, f"touch {ran}; false")
    git(checkout, "config", "log.showSignature", "true")
    before = sorted((path, path.stat().st_mtime_ns) for path in checkout.parent.rglob("*"))
    assert len(history.history_of(checkout / "A.sign").versions) == 1
    assert sorted((path, path.stat().st_mtime_ns) for path in checkout.parent.rglob("*")) == before
