"""Broken copies of the table are refused, with the row and the reason."""

import math
from pathlib import Path

import pytest

from nonmanuals import catalogue
from nonmanuals.catalogue import DATA
from nonmanuals.reading import read_signals
from nonmanuals.target import Direction, Hand, Place, Sweep


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("browInnerUp=1 browOuterUp*=1", "browInnerUp=1.2", r"row 2: shapes: 1\.2 is not from 0 to 1"),
        ("browInnerUp=1 browOuterUp*=1", "browUp=1", r"row 2: shapes: there is no face shape 'browUp'"),
        ("browInnerUp=1 browOuterUp*=1", "browDown*=1 browDownLeft=1", "browDownLeft is there twice"),
        ("browInnerUp=1 browOuterUp*=1", "eyeLookUp*=1", "eyeLookUpLeft follows the eyes"),
        ("browInnerUp=1 browOuterUp*=1", "browInnerUp", "'browInnerUp' is not name=value"),
        ("0:browInnerUp=1 ", "0.2:browInnerUp=1 ", "phases begin with 0, rise, and stay below 1"),
        (" > 0.6:browInnerUp=0.3", " > browInnerUp=0.3", "does not begin with its share"),
        ("head.pitch=8 head.thrust=8", "head.pitch=80", r"pose: 80 is not from -60 to 60"),
        ("head.pitch=8 head.thrust=8", "head.roll=8", "there is no channel 'head.roll'"),
        ("head.pitch=8 head.thrust=8", "head.pitch=8 head.pitch=9", "head.pitch_rad is there twice"),
        ("head.pitch 9 1.8 1", "head.pitch 9 1.8 1.3", r"1\.3 cycles do not end in the middle"),
        ("head.pitch 9 1.8 1", "head.pitch 9 1.8", "say what moves, how far"),
        ("repeat 4 2", "repeat 40 2", "motion: 40 is not from 0.1 to 20"),
        ("target=hand:base", "target=foot:base", "there is no target 'foot:base'"),
        ("target=hand:base", "target=hands turn=3", "'turn=3' says nothing of the target 'hands'"),
        ("target=hand:base", "", "a signal of the track gaze does not go with its cells"),
        ("brow.furrow eyes.narrow", "brow.frown eyes.narrow", "parts names 'brow.frown', which is no signal"),
        ("brow.furrow eyes.narrow", "q.yn eyes.narrow", "'q.yn', which is made of parts itself"),
        ("head.nod@after", "head.nod@before", "there is no place 'before'"),
        ("head.nod@after", "head.nod*x@after", "'x' is not a number"),
        (",grammar,", ",grammer,", "track is 'grammer'"),
        (",H,", ",A,", "confidence is 'A'"),
        ("brow.raise.slight,", "brow.raise,", "stands in row 2 already"),
    ],
)
def test_a_broken_table_is_refused_by_row_and_reason(tmp_path: Path, old: str, new: str, reason: str) -> None:
    text = (DATA / "signals.csv").read_text(encoding="utf-8")
    assert old in text
    (path := tmp_path / "signals.csv").write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(ValueError, match=reason):
        read_signals(path)


def test_cells_become_what_they_say() -> None:
    flash = catalogue.find("brow.flash")
    assert [phase.share for phase in flash.phases] == [0.0, 0.6]
    assert dict(flash.phases[1].weights) == {
        "browInnerUp": 0.3, "browOuterUpLeft": 0.3, "browOuterUpRight": 0.3
    }  # fmt: skip
    assert dict(catalogue.find("torso.slump").pose) == pytest.approx(
        {
            "torso.pitch_rad": math.radians(9),
            **{f"shoulder.{side}.elevation_rad": math.radians(-4) for side in ("dominant", "base")},
            **{f"shoulder.{side}.protraction_rad": math.radians(6) for side in ("dominant", "base")},
        }
    )
    assert dict(catalogue.find("head.thrust").pose)["head.thrust_m"] == pytest.approx(0.018)
    assert catalogue.find("gaze.hand.base").target == Hand("base")
    assert catalogue.find("gaze.ipsi").target == Direction(0.0, math.radians(-25))
    assert catalogue.find("gaze.locus.low").target == Place("", math.radians(10))
    assert catalogue.find("gaze.sweep").target == Sweep()
    shake = catalogue.find("head.shake").movement
    assert shake is not None
    assert (shake.channels, shake.rate_hz, shake.cycles) == (("head.turn_rad",), 2.2, None)
    assert catalogue.find("topic").lengthens_last
    assert catalogue.find("mouthing.first").reading == "first"
