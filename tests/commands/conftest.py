"""Files that the tests of the commands read: a good one and a bad one."""

from pathlib import Path

import pytest

from signer.files import save_sign
from tests.helpers.signs import small_sign


@pytest.fixture
def sign_file(tmp_path: Path) -> Path:
    path = tmp_path / "SMALL.sign"
    save_sign(small_sign(), path)
    return path


@pytest.fixture
def bad_file(tmp_path: Path, sign_file: Path) -> Path:
    path = tmp_path / "BAD.sign"
    path.write_text(
        sign_file.read_text(encoding="utf-8")
        .replace("temple.R", "tempel.R")
        .replace('"fps": 30', '"fps": 0'),
        encoding="utf-8",
    )
    return path
