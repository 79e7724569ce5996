import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_stored_places_are_those_found_on_the_body_as_it_is() -> None:
    answer = subprocess.run(
        [sys.executable, ROOT / "tools" / "place_articulators.py", "--check"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert answer.returncode == 0, answer.stdout
