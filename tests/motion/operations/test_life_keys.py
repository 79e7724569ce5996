"""Life written as keys: spans do what it did, keys of hands stay, and it is one step that ends life."""

from dataclasses import replace

import numpy as np
import pytest

from signer.document.queries import span_s
from signer.document.sign import Sign
from signer.document.timing import frame_times
from signer.document.tracks.kinds import KINDS
from signer.document.tracks.span import Span
from signer.document.values import ROLES
from signer.files import read_sign
from signer.files.writing import sign_bytes
from signer.motion.face.track import face_at
from signer.motion.operations.life_keys import with_life_written, write_life
from tests.strategies.utterances import library

OFF_RAD = 0.012


@pytest.mark.parametrize("life", [0.5, 1.0])
def test_spans_move_trunk_and_head_as_life_did(life: float) -> None:
    for sign in library():
        lively = replace(sign, life=life)
        made = write_life()(lively)
        times = np.array(frame_times(span_s(sign)[1], 40.0))
        if not sign.spans("head") and not sign.spans("torso"):
            assert np.abs(face_at(made, times).channels - face_at(lively, times).channels).max() < OFF_RAD
            shut = [np.flatnonzero(face_at(each, times).weights.max(axis=1) > 0.5) for each in (lively, made)]
            assert len(shut[0]) == len(shut[1])
        assert made.life == 0.0
        assert [made.hand(role) for role in ROLES] == [sign.hand(role) for role in ROLES]
        assert with_life_written(made) is made


def test_a_sign_with_written_life_goes_into_a_file_and_comes_back() -> None:
    made = with_life_written(replace(library()[0], life=1.0))
    assert read_sign(sign_bytes(made), "x.sign").sign == made


def test_spans_that_somebody_wrote_stay_and_nothing_is_written_over_them() -> None:
    sign = replace(library()[0], life=1.0)
    nod = Span("h1", 0.6, 0.2, signal="head.nod")
    made = with_life_written(sign.with_tracks(KINDS["head"].make(None, (nod,))))
    assert nod in made.spans("head")
    others = [span for span in made.spans("head") if span != nod]
    assert others
    assert all(span.until_s <= nod.from_s or span.from_s >= nod.until_s for span in others)


def test_a_sign_without_life_stays() -> None:
    sign = Sign()
    assert with_life_written(sign) is sign
