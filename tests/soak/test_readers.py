"""A few of the mutated files that `dev.py soak readers` gives to each reader."""

from pathlib import Path

import pytest

from tests.soak.readers import readers, run

FEWER = {"pose": 50, "json": 50, "bvh": 50, "glb": 50}
"""Files of landmarks, which take a hundredth of a second each."""
DRAFTED = "pose"
"""The reader of which one damaged file becomes a draft, half a second of the processor."""


@pytest.mark.parametrize("name", readers())
def test_mutated_files_are_read_or_refused_in_a_sentence(name: str, tmp_path: Path) -> None:
    reader = readers()[name] if name == DRAFTED else readers()[name]._replace(draft=None)
    found = run(reader, reader.whole(tmp_path), FEWER.get(name, 200), 0)
    assert not found.broken
    assert found.tried // 20 < found.read < 2 * found.tried // 3
    assert found.drafted == (name == DRAFTED)
    begins = reader.name or ("symbol ", "character ", "the ")  # a line of HamNoSys has no file
    assert all(words.startswith(begins) for words in found.refused)
