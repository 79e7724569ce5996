"""Signs in SiGML: the library parses, both dialects say the same, and what is not named as lost is read again."""

from dataclasses import replace
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest

from handshapes import catalogue
from signer.document.sign import Sign
from signer.document.tracks.hand import Key
from signer.document.values import ROLES, Act, Contact, LocalMovement, Marker, SpacePoint
from signer.errors import ExportError
from signer.export import export, losses_of
from signer.export.formats import format_of
from signer.export.notating import noted
from signer.export.options import DIALECTS
from signer.export.sigml import hamnosys_of, sigml_bytes
from signer.files import load_sign
from signer.library.shelf import FOLDER, sign_files
from signer.notation import tables
from signer.notation.gestural import gestural_element
from signer.notation.gestural_reading import read_gestural
from signer.notation.grammar import parse
from signer.notation.notated import Change, Circle, FingerPlay, Sequence, Straight, every_movement
from signer.notation.symbols import names_in
from signer.notation.writing import symbols_of
from tests.helpers.extent import each, part, seeds
from tests.helpers.signs import small_sign
from tests.notation.drawing import Drawing

SIGNS = part(sorted(sign_files(FOLDER)), every=48)


@each(SIGNS)
def test_signs_of_the_library_are_read_again_in_both_dialects(path: Path) -> None:
    sign = load_sign(path)
    (said,) = noted(sign).signs
    assert parse(symbols_of(said), sign.gloss) == replace(said, nonmanual=()), path.name
    read, lost = read_gestural(gestural_element(said), path.name)
    assert (read, lost) == (said, ())


def test_a_sign_twice_gives_the_same_bytes() -> None:
    sign = load_sign(FOLDER / "FAMILY.sign")
    again = replace(sign, notes=f"{sign.notes} ")  # another sign, solved anew
    for dialect in DIALECTS:
        assert sigml_bytes(again, dialect) == sigml_bytes(sign, dialect)


@each(seeds(60, whole=3000))
def test_gestural_sigml_says_what_the_record_says(seed: int) -> None:
    sign = Drawing(seed).sign()
    read, lost = read_gestural(gestural_element(sign), "drawn")
    assert (read, lost) == (sign, ())


@each(SIGNS)
def test_a_handshape_part_or_site_is_read_again_or_named(path: Path) -> None:
    sign = load_sign(path)
    lost = {(loss.feature, loss.where) for loss in noted(sign).losses}
    shape = noted(sign).signs[0].segments[0].hands.dominant.shape
    first = sign.hand("dominant").keys[0]
    assert shape is not None
    if ("handshapes", "tracks[0] (hand, dominant).keys[0].handshape") not in lost:
        assert tables.handshape_of(shape) == first.handshape
    hands, contact = noted(sign).signs[0].segments[0].hands, first.contact
    where = "tracks[0] (hand, dominant).keys[0]"
    if (
        contact is not None
        and ("sites", f"{where}.contacts[0]") not in lost
        and isinstance(contact.site, str)
    ):
        found = hands.constellation
        if found is None:
            assert hands.dominant.location is not None
            assert tables.site_of(hands.dominant.location) == contact.site
        else:
            assert found.base is not None
            assert f"other.{tables.articulator_of(found.base)}" == contact.site
    if contact is not None and ("articulators", where) not in lost:
        found = hands.constellation
        told = (
            found.dominant
            if found is not None
            else hands.dominant.location and hands.dominant.location.articulator
        )
        assert told
        assert tables.articulator_of(told) == contact.articulator


def one_key(key: Key) -> Sign:
    """A sign of one key of the dominant hand."""
    sign = small_sign()
    return sign.with_tracks(replace(sign.hand("dominant"), keys=(key,)))


@pytest.fixture
def key() -> Key:
    return replace(small_sign().hand("dominant").keys[0], handshape="1", hold_s=0.5)


def movements_of(sign: Sign) -> list[object]:
    return list(every_movement(noted(sign).signs[0].segments[0].movements))


def test_gestures_and_secondary_motion_become_movements(key: Key) -> None:
    touching = replace(key, placement=Contact("index.tip", "chin", "tap"), act=Act(times=2))
    tap = movements_of(one_key(touching))
    assert [one.direction for one in tap if isinstance(one, Straight)] == ["o", "i"]
    assert "hamrepeatfromstart" in symbols_of(noted(one_key(touching)).signs[0])
    round_ = replace(touching, placement=Contact("index.tip", "chin", "rub"), act=Act(shape="clockwise"))
    (circle,) = movements_of(one_key(round_))
    assert isinstance(circle, Circle)
    assert circle.axis == "ui"  # clockwise for who looks onto the chin, which faces down and out
    wiggling = replace(key, local=(LocalMovement("wiggle"),))
    assert movements_of(one_key(wiggling)) == [FingerPlay()]
    opening = replace(key, local=(LocalMovement("open and close", toward="5"),))
    changes = [one for one in movements_of(one_key(opening)) if isinstance(one, Change)]
    assert [one.target.dominant.shape for one in changes] == [tables.shapes()[name] for name in ("5", "1")]


def test_each_handshape_of_a_sign_is_its_own_or_named(key: Key) -> None:
    for shape in Random(1).sample(catalogue.every(), 12):
        sign = one_key(
            replace(key, handshape=shape.name, placement=SpacePoint("palm.centre", (0.0, -0.1, 0.3)))
        )
        told = [loss.words for loss in noted(sign).losses if loss.feature == "handshapes"]
        read = tables.handshape_of(tables.shapes()[shape.name])
        assert told == ([] if read == shape.name else [f"handshape {shape.name} becomes {read}"])


def test_a_sentence_becomes_its_signs_in_order_and_keys_between_are_named(key: Key) -> None:
    times = (0.5, 1.0, 1.5)
    sign = small_sign()
    keys = tuple(replace(key, id=f"k{at}", time_s=at, hold_s=0.0) for at in times)
    markers = (Marker(0.4, "MY", 0.2), Marker(1.4, "NAME", 0.2))
    sign = replace(sign.with_tracks(replace(sign.hand("dominant"), keys=keys)), markers=markers, gloss="")
    assert [one.gloss for one in noted(sign).signs] == ["MY", "NAME"]
    assert len(hamnosys_of(sign).split("\n")) == 2
    lost = {(loss.feature, loss.where) for loss in noted(sign).losses if loss.severity == "left out"}
    assert ("handshapes", "tracks[0] (hand, dominant).keys[1].handshape") in lost
    assert ("handshapes", "tracks[0] (hand, dominant).keys[0].handshape") not in lost


@pytest.mark.parametrize("dialect", ["hamnosys", "gestural"])
def test_a_file_holds_its_dialect_and_what_it_does_not_say(dialect: str, tmp_path: Path) -> None:
    sign, path = load_sign(FOLDER / "IDEA.sign"), tmp_path / "IDEA.sigml"
    lost = export(sign, path, dialect=dialect)
    assert lost == losses_of(sign, format_of(path))
    (said,) = noted(sign).signs
    root = ElementTree.fromstring(path.read_bytes())
    if dialect == "gestural":
        assert read_gestural(root[0], "IDEA") == (said, ())
    else:
        manual = root.find("hns_sign/hamnosys_manual")
        assert manual is not None
        assert tuple(one.tag for one in manual) == symbols_of(said) == names_in(root[0].attrib["hamnosys"])
    assert all(loss.words in path.read_text(encoding="utf-8") for loss in lost)


def test_a_part_of_a_sign_has_the_keys_of_that_part(tmp_path: Path) -> None:
    sign, path = load_sign(FOLDER / "IDEA.sign"), tmp_path / "IDEA.sigml"
    export(sign, path, end_s=1.2)
    (read,) = ElementTree.fromstring(path.read_bytes())
    assert not any(one.tag.startswith("hammove") for one in read.iter())


def test_without_a_hand_there_is_nothing_to_notate_and_other_formats_have_no_dialect(tmp_path: Path) -> None:
    with pytest.raises(ExportError, match="no hand has a key"):
        sigml_bytes(Sign(gloss="A"))
    with pytest.raises(ExportError, match="--dialect is for SiGML"):
        export(small_sign(), tmp_path / "a.json", dialect="gestural")


def test_of_two_hands_symmetric_ones_are_told_once_and_others_in_brackets() -> None:
    said = {
        name: symbols_of(noted(load_sign(FOLDER / f"{name}.sign")).signs[0]) for name in ("FAMILY", "HELP")
    }
    assert said["FAMILY"][0] == "hamsymmlr"
    assert "hamparbegin" in said["HELP"][:3]
    for role in ROLES:
        assert load_sign(FOLDER / "HELP.sign").hand(role).keys
    assert not any(isinstance(one, Sequence) for one in movements_of(load_sign(FOLDER / "HELP.sign")))
