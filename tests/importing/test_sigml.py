"""SiGML becomes notation, and notation a draft: what is told is in it, what is not told is a guess."""

import json
import random
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from signer.characters.load import reference
from signer.document.guesses import Alternative, Guess
from signer.document.problems import key_place
from signer.document.queries import every_key
from signer.document.sign import Sign
from signer.document.tracks.hand import Key
from signer.document.values import ROLES, BothMeet, Contact, GlobalOrientation, Placement, SpacePoint
from signer.errors import ImportingError
from signer.export.options import DIALECTS
from signer.export.sigml import sigml_bytes
from signer.files import load_sign
from signer.importing.beats import WAY_S
from signer.importing.drafted_sign import DraftedSign
from signer.importing.drafting import with_signals
from signer.importing.sigml import notated_in, read_hamnosys, read_sigml
from signer.library.shelf import FOLDER
from signer.motion.checks.review import review
from signer.motion.operations.both_hands import mirrored_key
from signer.motion.posing import poses
from signer.notation import tables
from signer.notation.directions import NEXT_RAD, angle, direction
from signer.notation.nonmanual import signal_of
from signer.notation.notated import (
    Change,
    Circle,
    Constellation,
    Facing,
    FingerPlay,
    Hands,
    Location,
    Manner,
    Notated,
    Part,
    Posture,
    Repeated,
    Segment,
    Sequence,
    Shape,
    Split,
    Still,
    Straight,
    Symmetry,
    Targeted,
    Wrist,
)
from signer.notation.symbols import text_of
from signer.notation.writing import symbols_of
from tests.helpers.command_line import run
from tests.helpers.extent import each
from tests.helpers.notation import NAME, brought_back
from tests.strategies.notation import gestural_sign, kinds_in

ONE = b"""<sigml><hamgestural_sign gloss="ONE"><sign_manual>
<handconfig handshape="finger2" thumbpos="across"/><handconfig extfidir="ul" palmor="l"/>
%s</sign_manual></hamgestural_sign></sigml>"""
HAND = Posture(Shape("finger2", "across"), Facing("ul", "l"))


def notated(movements: bytes, manual: bytes = b"") -> Segment:
    ((found, _lost),) = notated_in(
        (ONE % movements).replace(b"<sign_manual>", b"<sign_manual%s>" % manual), NAME
    )
    (segment,) = found.segments
    return segment


@pytest.mark.parametrize(
    ("text", "movement"),
    [
        (b'<directedmotion direction="lu" curve="u" size="small" fast="true"/>',
         Straight("ul", size="small", curve="u", manner=Manner("fast"))),
        (b'<circularmotion axis="o" size="big" start="r" clockplus="true"/>',
         Circle("o", size="big", start="r", full_turns=1)),
        (b'<wristmotion motion="twisting"/>', Wrist("twisting")),
        (b'<fingerplay digits="23"/>', FingerPlay((2, 3))),
        (b'<rpt_motion repetition="fromstart_several"><directedmotion direction="d"/></rpt_motion>',
         Repeated(Straight("d"), "fromstart_several")),
        (b'<seq_motion fused="true"><directedmotion direction="d"/><directedmotion direction="o"/></seq_motion>',
         Sequence((Straight("d"), Straight("o")), is_fused=True)),
        (b'<split_motion><directedmotion direction="d"/><nomotion/></split_motion>', Split(Straight("d"), Still())),
        (b'<tgt_motion><changeposture/><handconfig handshape="fist"/></tgt_motion>',
         Change(Hands(Posture(Shape("fist"))))),
        (b'<tgt_motion><directedmotion direction="i"/><location_bodyarm location="chin" contact="touch">'
         b'<location_hand location="nail" digits="2" side="palmar"/></location_bodyarm></tgt_motion>',
         Targeted(Straight("i"), Hands(Posture(location=Location(
             Part("chin"), contact="touch", articulator=Part("pad", (2,))))))),
    ],
)  # fmt: skip
def test_each_movement_is_read_with_all_that_it_says(text: bytes, movement: object) -> None:
    assert notated(text) == Segment(Hands(HAND), (movement,))  # type: ignore[arg-type]


def test_places_of_both_hands_and_their_symmetry_are_read() -> None:
    stands = (
        b'<handconstellation contact="touch"><location_hand location="tip" digits="2"/>'
        b'<location_hand location="palm"/><location_bodyarm location="chest"/></handconstellation>'
    )
    segment = notated(stands, b' both_hands="true" lr_symm="true" outofphase="true"')
    told = Constellation(Part("palm"), Part("tip", (2,)), "touch", Location(Part("chest")))
    assert segment == Segment(
        Hands(HAND, None, told), (), Symmetry(both_hands=True, left_right=True, out_of_phase=True)
    )


def test_what_is_not_understood_is_left_out_and_told() -> None:
    ((found, lost),) = notated_in(ONE % b'<directedmotion direction="ud" speed="2"/><crossmotion/>', NAME)
    assert found.segments[0].movements == (Still(),)
    told = " ".join(loss.words for loss in lost)
    for word in ("'ud'", "without a direction", "'crossmotion'"):
        assert word in told


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"<sigml></sigml>", "it holds no sign"),
        (b"<eaf></eaf>", "where sigml is expected"),
        (b'<!DOCTYPE sigml [<!ENTITY a "a">]><sigml>&a;</sigml>', "document type or entities, which are refused"),
        (b'<sigml><hamgestural_sign gloss="A"/></sigml>', "nothing is told of hands"),
        (b'<sigml><hns_sign gloss="A"><hamnosys_manual><hamfoo/></hamnosys_manual></hns_sign></sigml>',
         "hamfoo is no symbol of HamNoSys 4"),
        (ONE % (b"<par_motion>" * 20 + b"</par_motion>" * 20), "movements are more than 12 deep"),
    ],
)  # fmt: skip
def test_a_file_that_cannot_be_read_is_refused_in_words(content: bytes, words: str) -> None:
    with pytest.raises(ImportingError, match=words):
        read_sigml(content, NAME)


def test_the_generator_draws_every_kind_of_movement() -> None:
    kinds = {kind for seed in range(150) for kind in kinds_in(gestural_sign(seed))}
    assert kinds == {
        "repetition", "split hands", "circles", "wrist", "finger play", "fused movements", "curves", "compounds",
    }  # fmt: skip


DRAWN = random.Random(36).sample(sorted(path.stem for path in FOLDER.glob("*.sign")), 4)


@each(["EYEGLASSES", "DEAF_question", "PURPLE", "CAR"])
def test_every_key_of_these_comes_back_within_one_symbol_without_a_guess(name: str) -> None:
    back = brought_back(load_sign(FOLDER / f"{name}.sign"))
    assert back.as_told == back.keys


@each([*DRAWN, "CAR", "CLOTHES"])
def test_every_key_of_a_sign_comes_back_within_one_symbol_or_is_guessed(name: str) -> None:
    sign = load_sign(FOLDER / f"{name}.sign")
    (told, lost), (again, _) = (notated_in(sigml_bytes(sign, way), NAME)[0] for way in DIALECTS)
    assert (told, lost) == (again, ())
    assert not brought_back(sign).gone


@pytest.mark.parametrize("dialect", DIALECTS)
def test_signals_come_back_by_their_codes_and_what_has_none_is_told(dialect: str) -> None:
    named = ["shoulders.raise", "head.shake", "gaze.ipsi", "brow.furrow", "eyes.narrow", "cheeks.puff"]
    sign = with_signals(Sign(tracks=load_sign(FOLDER / "IDEA.sign").tracks[:2]), named)
    content = sigml_bytes(sign, dialect)
    ((told, lost),) = notated_in(content, NAME)
    assert ([signal_of(one) for one in told.nonmanual], lost) == (named, ())
    tracks = [
        track.kind
        for track in with_signals(Sign(tracks=sign.tracks[:2]), named).tracks
        if track.kind != "hand"
    ]
    assert tracks == ["torso", "head", "brows", "eyes", "gaze", "mouth"]
    ((_, lost),) = notated_in(content.replace(b'"SH"', b'"XX"'), NAME)
    assert [one.words for one in lost] == ["head_movement 'XX' is left out"]


def test_hands_that_do_the_same_are_each_at_their_own_side() -> None:
    both = ONE.replace(b"<sign_manual>", b'<sign_manual both_hands="true">').replace(b'"ul"', b'"o"')
    (imported,) = read_sigml(
        both.replace(b'palmor="l"', b'palmor="d"') % b'<location_bodyarm location="chest"/>', NAME,
        is_left_handed=True,
    )  # fmt: skip
    sign = imported.document
    assert sign.dominant_side == "left"  # written as by the right hand, as all signs are
    one, other = (sign.hand(role).keys[0] for role in ROLES)
    assert isinstance(one.orientation, GlobalOrientation)
    assert isinstance(other.orientation, GlobalOrientation)
    assert angle(one.orientation.fingers, other.orientation.fingers) < NEXT_RAD
    points = poses(sign, np.array([one.time_s]), reference()).hands
    assert points["base"].articulators[0][0] < -0.05 < 0.05 < points["dominant"].articulators[0][0]


def test_a_line_of_text_gives_the_same_draft_as_its_symbols() -> None:
    shown = Notated("ONE", (Segment(Hands(Posture(Shape("finger2", "across"), Facing("ul", "l")))),))
    text = text_of(symbols_of(shown))
    assert (
        notated_in(f'<sigml><hns_sign gloss="ONE" hamnosys="{text}"/></sigml>'.encode(), NAME)[0][0] == shown
    )
    (key,) = read_hamnosys(text, "ONE").document.hand("dominant").keys
    turned = key.orientation
    assert isinstance(turned, GlobalOrientation)
    assert angle(turned.fingers, direction("ul")) < NEXT_RAD  # a hand may follow its forearm so far


def test_hands_out_of_phase_begin_where_the_other_one_ends() -> None:
    moved = ONE % b'<directedmotion direction="d"/>'
    both = moved.replace(
        b"<sign_manual>", b'<sign_manual both_hands="true" lr_symm="true" outofphase="true">'
    )
    (imported,) = read_sigml(both, NAME)
    first, last = (key.placement for key in imported.document.hand("dominant").keys)
    image = [key.placement for key in imported.document.hand("base").keys]
    assert [mirrored_placement(one) for one in image] == [last, first]


@pytest.mark.parametrize("count", [2, 3, 4])
def test_guesses_and_losses_of_hands_out_of_phase_go_with_what_they_are_about(count: int) -> None:
    made, (key, *_) = DraftedSign(reference(), "ONE"), load_sign(FOLDER / "IDEA.sign").hand("dominant").keys
    for shape in ("1", "5", "S", "B")[:count]:
        made.put("base", replace(key, id=made.new_id(), time_s=made.end_s() + 1.0, handshape=shape))
        made.guesses.append(Guess(made.last("base").id, "handshape", (Alternative(shape, 0.5),)))
        made.lose("base", "handshapes", shape)
    made.shift_phase(0)
    keys = made.sign.hand("base").keys
    shapes = [one.handshape for one in keys]
    assert [made.find("base", one.key_id).handshape for one in made.guesses] == [
        one.alternatives[0].value for one in made.guesses
    ]
    assert sorted((one.where, one.words) for one in made.losses()) == [
        (key_place("base", row), shape) for row, shape in enumerate(shapes)
    ]
    assert {one.key_id for one in made.guesses} == {one.id for one in keys}


def test_hands_that_meet_in_turns_come_to_their_place_one_by_one() -> None:
    stands = (
        b'<handconstellation contact="touch"><location_hand location="tip" digits="1"/>'
        b'<location_hand location="tip" digits="1"/></handconstellation><directedmotion direction="i" size="small"/>'
    )
    both = ONE.replace(b"<sign_manual>", b'<sign_manual both_hands="true" lr_symm="true" outofphase="true">')
    (imported,) = read_sigml(both % stands, NAME)
    keys = [key for role in ROLES for key in imported.document.hand(role).keys]
    assert all(isinstance(key.placement, SpacePoint) for key in keys)
    (told,) = {
        loss for loss in imported.losses if loss.words == "hands that meet in turns are there one by one"
    }
    assert told.where == key_place("dominant", 0)


def test_a_way_into_the_body_ends_before_it() -> None:
    (imported,) = read_sigml(ONE % b'<directedmotion direction="i" size="big"/>', NAME)
    first, last = (key.placement for key in imported.document.hand("dominant").keys)
    assert isinstance(first, SpacePoint)
    assert isinstance(last, SpacePoint)
    assert 0.1 < last.point_m[2] < first.point_m[2]
    assert "a way into the body ends close before it" in {loss.words for loss in imported.losses}


def mirrored_placement(placement: Placement) -> Placement:
    key = Key("k", 0.0, "1", placement)
    return mirrored_key(key).placement


def test_what_is_named_is_no_guess_and_what_is_not_is_one() -> None:
    place = b'<location_bodyarm location="chin" contact="touch">%s</location_bodyarm>'
    part = b'<location_hand location="tip" digits="2"/>'
    (sure,) = read_sigml(ONE.replace(b"ul", b"u") % (place % part), NAME)
    (open_,) = read_sigml(ONE.replace(b"ul", b"u") % (place % b""), NAME)
    assert [key.placement for _, key in every_key(sure.document)] == [Contact("index.tip", "chin")]
    assert "placement" not in {guess.field for guess in sure.document.guesses}
    (guess,) = (one for one in open_.document.guesses if one.field == "placement")
    ((_, key),) = every_key(open_.document)
    assert guess.alternatives[0].value == key.placement
    assert guess.alternatives[0].certainty > guess.alternatives[1].certainty
    assert "guessed" in {loss.severity for loss in open_.losses}


def test_a_drawn_sign_gives_a_draft_that_passes_and_whose_guesses_are_of_its_keys() -> None:
    (imported,) = read_sigml(gestural_sign(65), NAME)
    sign = imported.document
    assert review(sign).is_good
    keys = {key.id for _, key in every_key(sign)}
    assert {guess.key_id for guess in sign.guesses} <= keys
    guessed = [loss for loss in imported.losses if loss.severity == "guessed"]
    assert len(guessed) == len(sign.guesses)


def test_a_circle_goes_round_its_axis_as_a_clock_does_for_who_looks_along_it() -> None:
    (imported,) = read_sigml(ONE % b'<circularmotion axis="o"/>', NAME)
    first, across, last = imported.document.hand("dominant").keys
    assert first.transition.path == across.transition.path == "circle"
    assert isinstance(across.placement, SpacePoint)
    assert last.placement == first.placement
    assert across.hold_s == 0.0
    times = np.linspace(first.end_s, last.time_s, 21)
    points = np.array(
        [one.articulator for one in poses(imported.document, times, reference()).hands["dominant"]]
    )
    middle = points.mean(axis=0)
    turning = np.cross(points[:-1] - middle, points[1:] - middle)
    assert (turning[2:-2, 2] > 0.0).all()  # about +z, out of the chest: along the axis, clockwise
    assert abs(points[:, 2] - middle[2]).max() < 0.002


@pytest.mark.parametrize(
    ("words", "span_mm"),
    [
        (b'start="u" end="r"', (60, 60)),
        (b'ellipse_direction="h"', (120, 60)),
    ],
)
def test_parts_of_circles_and_ellipses_keep_their_width_and_height(
    words: bytes, span_mm: tuple[int, int]
) -> None:
    (imported,) = read_sigml(ONE % (b'<circularmotion axis="o" %s/>' % words), NAME)
    keys = imported.document.hand("dominant").keys
    times = np.linspace(keys[0].end_s, keys[-1].time_s, 17)
    points = np.array(
        [one.articulator for one in poses(imported.document, times, reference()).hands["dominant"]]
    )
    assert np.ptp(points[:, :2], axis=0) == pytest.approx(np.array(span_mm) / 1000.0, abs=0.002)
    assert "left out" not in {loss.severity for loss in imported.losses}


def test_the_command_drafts_files_and_tells_guesses_and_strict_refuses_them(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source, out, losses = tmp_path / "ONE.sigml", tmp_path / "ONE.sign", tmp_path / "losses.json"
    source.write_bytes(ONE % b'<location_bodyarm location="chin" contact="touch"/>')
    assert run("import", str(source), "-o", str(out), "--losses", str(losses)) == 0
    assert load_sign(out).guesses
    severities = [loss["severity"] for loss in json.loads(losses.read_text())["losses"]]
    assert "guessed" in severities
    assert "guessed" in capsys.readouterr().err
    strict = tmp_path / "strict.sign"
    assert run("import", str(source), "-o", str(strict), "--strict") == 1
    assert not strict.exists()


MEETING = b"""<sigml><hamgestural_sign gloss="MEET"><sign_manual both_hands="true" lr_symm="true">
<handconfig handshape="finger2" thumbpos="across"/><handconfig extfidir="ol" palmor="d"/>
<handconstellation contact="touch"><location_hand location="tip" digits="2"/>
<location_hand location="tip" digits="2"/><location_bodyarm location="shoulders" contact="close"/>
</handconstellation></sign_manual></hamgestural_sign></sigml>"""


def test_hands_that_meet_are_mirror_images_and_both_lie_in_nothing() -> None:
    (imported,) = read_sigml(MEETING, NAME)
    one, other = (imported.document.hand(role).keys[0] for role in ROLES)
    assert not imported.document.guesses
    assert isinstance(one.placement, BothMeet)
    assert replace(mirrored_key(one), id=other.id) == other
    assert all(row.inside.is_clear and row.is_met for row in review(imported.document).keys)


def test_the_first_part_is_of_the_base_hand_whose_sides_are_seen_as_of_a_left_one() -> None:
    stands = (
        b'<handconstellation contact="touch"><location_hand location="midjoint" digits="2" side="right_beside"/>'
        b'<location_hand location="midjoint" digits="5" side="right_beside"/></handconstellation>'
    )
    told = notated(stands).hands.constellation
    assert told is not None
    found = (tables.articulator_of(part) for part in (told.base, told.dominant) if part is not None)
    assert tuple(found) == ("index.middle.radial", "pinky.middle.ulnar")


def test_a_hand_comes_back_to_the_other_one_where_that_goes_not_where_it_would_hang() -> None:
    content = b"""<sigml><hamgestural_sign gloss="A"><sign_manual>
    <split_handconfig><handconfig handshape="finger2"/><handconfig handshape="fist"/></split_handconfig>
    <split_handconfig>
    <handconfig extfidir="ul" palmor="d"/><handconfig extfidir="or" palmor="d"/>
    </split_handconfig>
    <split_location><location_hand location="wristback" side="dorsal" contact="close"/>
    <location_bodyarm location="stomach"/></split_location>
    <split_motion><circularmotion axis="d" size="small"/><circularmotion axis="d" size="small"/></split_motion>
    </sign_manual></hamgestural_sign></sigml>"""
    (imported,) = read_sigml(content, NAME)
    _, across, back = imported.document.hand("dominant").keys
    assert back.contact is not None
    assert back.time_s - across.end_s == pytest.approx(WAY_S)
