"""BML: each key is a posture at its time, by names that Performs knows."""

import json
from pathlib import Path

import pytest

from signer.document.sign import Sign
from signer.errors import ExportError
from signer.export import bml, export
from signer.files import load_sign
from signer.library.shelf import FOLDER, sign_files
from signer.notation import tables
from signer.notation.symbols import values_of
from tests.helpers.extent import each, part


@each(part(sorted(sign_files(FOLDER)), every=40))
def test_each_key_of_a_sign_is_a_posture_at_its_time(path: Path) -> None:
    sign = load_sign(path)
    found = bml.bml_of(sign, (0.0, 100.0))
    keys = [key for role in ("dominant", "base") for key in sign.hand(role).keys]  # type: ignore[arg-type]
    assert sorted(one["attackPeak"] for one in found) == pytest.approx(
        sorted(key.time_s for key in keys), abs=1e-3
    )
    for one in found:
        assert 0.0 <= one["start"] <= one["attackPeak"] <= one["relax"] < one["end"]
        assert (
            one["handConstellation"] if "dstLocation" in one else one["locationBodyArm"] in bml.BODY.values()
        )


def test_every_place_and_part_has_a_name() -> None:
    assert set(values_of("body")) <= set(bml.BODY)
    assert {*values_of("hand"), *values_of("arm")} - {"wristpulse"} <= set(bml.HAND_PARTS)
    assert set(values_of("finger part")) <= set(bml.FINGER_PARTS)
    for shape in tables.shapes().values():
        assert shape.base


def test_a_file_is_json_and_counts_from_the_beginning_of_its_part(tmp_path: Path) -> None:
    sign, path = load_sign(FOLDER / "IDEA.sign"), tmp_path / "IDEA.bml"
    key_s = sign.hand("dominant").keys[0].time_s
    export(sign, path, start_s=key_s - 0.1)
    first = json.loads(path.read_text(encoding="utf-8"))[0]
    assert (first["gloss"], first["handshape"], first["specialFingers"]) == ("IDEA", "FINGER_2", "5")
    assert (first["attackPeak"], first["locationBodyArm"], first["side"]) == (
        pytest.approx(0.1),
        "FOREHEAD",
        "RR",
    )
    assert (first["srcFinger"], first["srcLocation"]) == ("5", "TIP")


def test_without_a_hand_there_is_nothing_to_write() -> None:
    with pytest.raises(ExportError, match="no hand has a key"):
        bml.bml_of(Sign(), (0.0, 1.0))
