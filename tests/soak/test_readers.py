"""A few of the mutated files that `dev.py soak readers` gives to each reader."""

from pathlib import Path

import pytest

from tests.soak.readers import readers, run

FEWER = {"pose": 50, "json": 50, "bvh": 50, "glb": 50}
"""Files of landmarks, which take a hundredth of a second each."""


@pytest.mark.parametrize("name", readers())
def test_mutated_files_are_read_or_refused_in_a_sentence(name: str, tmp_path: Path) -> None:
    reader = readers()[name]._replace(draft=None)
    found = run(reader, reader.whole(tmp_path), FEWER.get(name, 200), 0)
    assert not found.broken
    assert 0 < found.read < found.tried
    assert all(words.startswith(reader.name) for words in found.refused)
