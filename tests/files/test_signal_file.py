"""Signal files: faces of one's own come back as they were, and what is wrong in one is told with its mend."""

import json
from pathlib import Path
from typing import Any

import jsonschema
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from body_model.face_shapes import FACE_SHAPES
from nonmanuals.own import OwnSignal
from nonmanuals.shapes import GAZE_SHAPES
from signer.document.sign import Sign
from signer.document.span_edits import add_span
from signer.document.tracks.head import HEAD
from signer.document.tracks.kinds import SPAN_KINDS
from signer.document.tracks.span import Span
from signer.errors import SignFileError
from signer.files.own_files import SIGNALS, OwnFolder
from signer.files.reading import read_sign
from signer.files.writing import sign_bytes
from signer.motion.face.rules import within_rules
from signer.motion.face.track import face_at
from signer.motion.operations.face_dragging import face_kept
from signer.studio.editing.session import Session
from signer.studio.editing.signals import switch_own
from tests.files.test_damage import damaged
from tests.helpers.extent import each
from tests.strategies import over

CHEEKY = OwnSignal("cheeky one", (("browInnerUp", 0.5), ("mouthSmileLeft", 0.75)), (("tilt_rad", 0.1),))
OWN = [name for name in FACE_SHAPES if name not in GAZE_SHAPES]


@st.composite
def faces(draw: st.DrawFn) -> OwnSignal:
    shapes = draw(
        st.dictionaries(st.sampled_from(OWN), st.integers(1, 100).map(lambda one: one / 100), min_size=1)
    )
    head = {
        one.name: value
        for one in HEAD.channels
        if draw(st.booleans()) and (value := round(draw(st.floats(one.low * 0.6, one.high * 0.6)), 4))
    }
    name = draw(st.sampled_from(["cheeky", "Übung 3", "母", "a b-c", "<b>A & B</b>"]))
    return OwnSignal(name, tuple(sorted(shapes.items())), tuple(sorted(head.items())))


@over(10)
@given(faces())
def test_a_signal_comes_back_as_it_was_and_obeys_the_schema(own: OwnSignal) -> None:
    assert SIGNALS.read(SIGNALS.content(own)) == (own, ())
    jsonschema.Draft202012Validator(SIGNALS.schema()).validate(json.loads(SIGNALS.content(own)))


@over(10)
@given(faces())
def test_a_face_that_is_kept_and_set_again_is_the_same_face(own: OwnSignal) -> None:
    session = Session(Sign())
    switch_own(session, own)
    sign = read_sign(sign_bytes(session.sign)).sign
    assert sign == session.sign
    spans = [span for kind in SPAN_KINDS for span in sign.spans(kind.name)]
    assert {span.name for span in spans} == {own.name}
    time_s = spans[0].time_s
    asked = np.array([[dict(own.shapes).get(name, 0.0) for name in FACE_SHAPES]])
    face = face_at(sign, np.array([time_s]))
    assert face.weights == pytest.approx(within_rules(asked).weights, abs=1e-12)
    kept = face_kept(sign, time_s) or OwnSignal("", ())
    again = Session(Sign())
    switch_own(again, OwnSignal(own.name, kept.shapes, kept.head))
    other = face_at(again.sign, np.array([time_s]))
    assert other.weights == pytest.approx(face.weights, abs=1e-3)
    assert other.of("head") == pytest.approx(face.of("head"), abs=1e-3)
    assert session.undo_stack.count() == 1
    assert switch_own(session, own) == ""
    assert not any(session.sign.spans(kind.name) for kind in SPAN_KINDS)


def test_a_face_at_rest_is_nothing_to_keep() -> None:
    assert face_kept(add_span("brows", Span("b1", 1.0, 0.2, signal="brow.raise"))(Sign()), 0.2) is None


@each([
        ({"format": "asl-handshape"}, 'format: is the text "asl-handshape", a signal file has "asl-signal" there'),
        ({"version": [2, 0]}, "version: the file has version 2.0, this Signer reads up to 1.x"),
        ({"name": ...}, "name: the field is missing; add it"),
        ({"name": "x" * 61}, "name: "),
        ({"name": "a\u202eb"}, "name: the name has characters that cannot be shown"),
        ({"name": "Wh-question"}, "name: Wh-question is in the inventory; choose another name"),
        ({"shapes": {}, "head": {}}, "shapes: a signal needs a shape, or the head held somewhere"),
        ({"shapes": {"browInerUp": 0.1}}, "shapes.browInerUp: "),
        ({"shapes": {"eyeLookUpLeft": 0.1}}, "shapes.eyeLookUpLeft: "),
        ({"shapes": {"browInnerUp": 1.5}}, "shapes.browInnerUp: "),
        ({"head": {"roll_rad": 0.1}}, "head.roll_rad: the head has only pitch_rad"),
        ({"head": {"turn_rad": 3.0}}, "head.turn_rad: "),
        ({"head": {"turn_rad": float("nan")}}, "head.turn_rad: "),
        ({"face": {}}, "face: unknown field"),
    ],
)  # fmt: skip
def test_a_mistake_is_told_with_its_place(change: dict[str, Any], message: str) -> None:
    fields = json.loads(SIGNALS.content(CHEEKY)) | change
    with pytest.raises(SignFileError) as error:
        SIGNALS.read(
            json.dumps({name: one for name, one in fields.items() if one is not ...}).encode(), "bad"
        )
    (problem,) = error.value.problems
    assert problem.startswith(message)


@over(30)
@given(st.randoms(use_true_random=False))
def test_damaged_content_is_read_or_refused(draw: Any) -> None:
    content = damaged(json.loads(SIGNALS.content(CHEEKY)), draw)
    try:
        own = SIGNALS.read(json.dumps(content).encode(), "damaged").own
    except SignFileError:
        return
    assert SIGNALS.read(SIGNALS.content(own)).own == own


def test_a_folder_keeps_renames_and_deletes_signals(tmp_path: Path) -> None:
    folder = OwnFolder(tmp_path / "signals", SIGNALS)
    folder.add(CHEEKY)
    with pytest.raises(SignFileError, match="there is one called cheeky one already"):
        folder.add(CHEEKY)
    folder.rename("cheeky one", "Bold")
    assert [own.name for own in folder.read().every] == ["Bold"]
    SIGNALS.save(folder.read().every[0], tmp_path / "shared.signal")
    assert SIGNALS.open(tmp_path / "shared.signal").own == folder.read().every[0]
    folder.remove("Bold")
    assert folder.read().every == ()
