"""Places of one's own in files: what is saved is read back, and what is wrong is told."""

import json
from pathlib import Path

import jsonschema
import pytest

from signer.characters.spots import spot_at
from signer.document.values import SkinSpot
from signer.errors import SignFileError
from signer.files.own_files import PLACES
from sites import catalogue

SPOTS = [
    spot_at(catalogue.find(site).point, f"place at {site}")
    for site in ("temple.R", "temple.L", "forearm.outer.R", "chin")
]


@pytest.mark.parametrize("spot", SPOTS)
def test_a_place_is_read_back_as_it_was(spot: SkinSpot, tmp_path: Path) -> None:
    PLACES.save(spot, tmp_path / "a.place")
    assert PLACES.open(tmp_path / "a.place") == (spot, ())
    jsonschema.Draft202012Validator(PLACES.schema()).validate(json.loads(PLACES.content(spot)))


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"name": "  "}, "name: give it a name"),
        ({"vertices": [0, 1, 10**6]}, "vertices: "),
        ({"weights": [0.5, 0.5]}, "weights: "),
        ({"format": "asl-signal"}, "format: "),
        ({"colour": 1}, "colour: unknown field"),
    ],
)
def test_a_wrong_place_is_told_with_the_field(change: dict[str, object], words: str) -> None:
    fields = json.loads(PLACES.content(SPOTS[0])) | change
    with pytest.raises(SignFileError, match=words):
        PLACES.read(json.dumps(fields).encode())
