from dataclasses import replace
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QMimeData
from PySide6.QtGui import QGuiApplication

from nonmanuals.target import Place as PlaceTarget
from signer.document.face_edits import add_span, set_places, spread
from signer.document.guesses import Alternative, Guess
from signer.document.items import every_item
from signer.document.place_edits import point_of
from signer.document.sign import Sign
from signer.document.tracks.span import Span
from signer.document.values import Place, SpacePoint
from signer.studio.editing import carried
from signer.studio.editing.clipboard import Clipboard
from signer.studio.editing.session import Session

pytestmark = pytest.mark.usefixtures("qapp")


def at(idea: Sign, time_s: float, *chosen: str) -> tuple[Session, Clipboard]:
    session = Session(idea)
    session.playhead_s = time_s
    session.select("dominant", *chosen)
    return session, Clipboard(session)


def test_keys_are_pasted_at_the_playhead_as_far_apart_as_they_were(idea: Sign) -> None:
    session, clipboard = at(idea, 0.0, "k1", "k2")
    clipboard.copy()
    session.playhead_s = 2.0
    clipboard.paste()
    assert [key.time_s for key in session.sign.hand("dominant").keys] == pytest.approx([0.4, 0.9, 2.0, 2.5])
    assert session.selection.key_ids == ("k3", "k4")


def test_pasting_is_one_step(idea: Sign) -> None:
    session, clipboard = at(idea, 0.0, "k1", "k2")
    clipboard.copy()
    session.playhead_s = 2.0
    clipboard.paste()
    session.undo()
    assert session.sign is idea


def test_guesses_go_along_with_their_keys(idea: Sign) -> None:
    guess = Guess("k1", "placement", (Alternative(idea.hand("dominant").keys[0].placement, 0.5),), "why")
    session, clipboard = at(replace(idea, guesses=(guess,)), 0.0, "k1")
    clipboard.copy()
    session.playhead_s = 2.0
    clipboard.paste()
    assert session.sign.guesses == (guess, replace(guess, key_id="k3"))


def test_without_a_selection_the_key_under_the_playhead_is_meant(idea: Sign) -> None:
    session, clipboard = at(idea, 0.5)
    clipboard.delete()
    assert [key.id for key in session.sign.hand("dominant").keys] == ["k2"]


def test_cutting_copies_and_deletes(idea: Sign) -> None:
    session, clipboard = at(idea, 0.5, "k1")
    clipboard.cut()
    assert [key.id for key in session.sign.hand("dominant").keys] == ["k2"]
    session.playhead_s = 0.2
    clipboard.paste()
    assert [key.handshape for key in session.sign.hand("dominant").keys] == ["i", "i"]


def test_nothing_chosen_says_so(idea: Sign) -> None:
    session, clipboard = at(idea, 0.75)
    told: list[str] = []
    session.told.connect(told.append)
    assert not clipboard.copy()
    assert not clipboard.delete()
    assert not clipboard.paste()
    assert all(told)
    assert len(told) == 3
    assert session.sign is idea


def test_a_key_set_on_the_way_and_deleted_leaves_the_sign_as_it_was(idea: Sign) -> None:
    session, clipboard = at(
        idea, (idea.hand("dominant").keys[0].end_s + idea.hand("dominant").keys[1].time_s) / 2
    )
    session.select("dominant")
    assert session.set_key()
    assert len(session.sign.hand("dominant").keys) == 3
    session.select("dominant", session.sign.hand("dominant").keys[1].id)
    assert clipboard.delete()
    assert session.sign == idea
    session.undo_stack.clear()  # its steps hold the session, which must not outlive the application


def with_face(idea: Sign) -> Sign:
    """A question over the first key, with a mouth, and a look at a place."""
    sign = set_places([Place("a", "Mary", angle_rad=0.5)])(idea)
    for signal in ("q.wh", "morph.oo", "head.nod"):
        sign = spread(signal, "k1")(sign)
    look = Span("l1", 0.45, 0.1, signal="gaze.locus", target=PlaceTarget("a"))
    return add_span("gaze", look)(sign)


def spans_of(sign: Sign) -> list[Span]:
    return [item for _, item in every_item(sign) if isinstance(item, Span)]


def test_the_face_over_a_key_goes_over_another_key_bound_to_it(idea: Sign) -> None:
    session, clipboard = at(with_face(idea), 0.4, "k1")
    assert clipboard.copy_face()
    before = spans_of(session.sign)
    session.select("dominant", "k2")
    assert clipboard.paste()
    keys = session.sign.hand("dominant").keys
    made = [span for span in spans_of(session.sign) if span not in before]
    assert sorted(span.signal for span in made) == sorted(span.signal for span in before)
    for span in made:
        old = next(one for one in before if one.signal == span.signal)
        assert (span.from_key, span.to_key) == (("k2", "k2") if old.from_key else ("", ""))
        assert span.time_s - keys[1].time_s == pytest.approx(old.time_s - keys[0].time_s)
        if old.from_key:
            assert span.end_s - keys[1].end_s == pytest.approx(old.end_s - keys[0].end_s)
    assert session.undo_stack.count() == 1
    clipboard.paste()
    assert len(spans_of(session.sign)) == len(before) + len(made)


def test_a_face_goes_to_another_sign_with_its_places(idea: Sign) -> None:
    session, clipboard = at(with_face(idea), 0.4, "k1")
    clipboard.copy_face()
    other = set_places([Place("a", "Ann", angle_rad=-1.0)])(replace(idea, gloss="OTHER"))
    session.open_sign(other, None)
    session.select("dominant", "k2")
    assert clipboard.paste()
    (look,) = session.sign.spans("gaze")
    there = next(place for place in session.sign.places if place.id == look.target.id)
    assert (there.name, there.angle_rad) == ("Mary", 0.5)
    assert session.sign.places[0].name == "Ann"
    assert {span.from_key for span in session.sign.spans("grammar")} == {"k2"}


def test_a_hand_at_a_place_takes_it_along_to_another_sign(idea: Sign) -> None:
    mary = Place("a", "Mary", angle_rad=-0.5, distance_m=0.4)
    placed = SpacePoint("index.tip", point_of(mary), "a")
    key = replace(idea.hand("dominant").keys[0], placement=placed)
    sign = replace(idea, places=(mary,))
    session, clipboard = at(sign.with_tracks(replace(sign.hand("dominant"), keys=(key,))), 0.4, "k1")
    clipboard.copy()
    session.open_sign(set_places([Place("a", "Ann", angle_rad=-1.0)])(idea), None)
    session.playhead_s = 2.0
    assert clipboard.paste()
    there = session.sign.hand("dominant").keys[-1].placement
    assert there == replace(placed, place=session.sign.places[1].id)
    assert [place.name for place in session.sign.places] == ["Ann", "Mary"]


@pytest.mark.parametrize("kind", ["text/plain", carried.MIME])
def test_what_was_copied_elsewhere_is_told_and_no_older_keys_are_pasted(
    kind: str, idea: Sign, monkeypatch: pytest.MonkeyPatch
) -> None:
    session, clipboard = at(idea, 0.4, "k1")
    QGuiApplication.clipboard().setText("older")
    clipboard.copy()
    assert not QGuiApplication.clipboard().text()
    data = QMimeData()
    data.setData(kind, b"hello")
    foreign = SimpleNamespace(ownsClipboard=lambda: False, mimeData=lambda: data)
    monkeypatch.setattr(carried, "_board", lambda: foreign)
    told: list[str] = []
    session.told.connect(told.append)
    assert not clipboard.paste()
    assert told == [carried.FOREIGN]
    assert session.sign is idea


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", carried.NO_GLOSSES),
        (" \n\t", carried.NO_GLOSSES),
        ('{"format": "asl-sign"}', "no line of glosses"),
        ("<p>HELLO</p>", "no line of glosses"),
        ("file:///a/b.sign", "no line of glosses"),
        ("A" * 1_000_000, "no line of glosses"),
        ("A " * 1_000_000, "The clipboard holds 1000000 words"),
        ("HELLO \x00", "no line of glosses"),
    ],
)
def test_a_text_that_is_no_line_of_glosses_is_refused(text: str, words: str) -> None:
    with pytest.raises(ValueError, match=words) as refused:
        carried.line_of_glosses(text)
    assert len(str(refused.value)) < 250


def test_glosses_of_every_kind_are_a_line() -> None:
    line = "MY  COUSIN\nfs-ANN a:GIVE:1p IX-3p:i WHAT? (0,5s) #OK CL:1:a:b DON'T-KNOW C++ ÉCOLE"
    assert carried.line_of_glosses(line) == " ".join(line.split())
