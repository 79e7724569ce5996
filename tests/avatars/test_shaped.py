"""A body that somebody shaped is kept in a file, shows signs as any signer, and is exported as one of ours."""

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import signer.library.shelf as library
from body_model.bodies import BODIES
from body_model.family import RANGES
from body_model.load import load_body
from handshapes import catalogue
from signer.avatars import Shaped, handshapes_of, load_avatar, save_avatar, shaped_like
from signer.avatars.handshapes import good_handshapes
from signer.characters.colours import OWN, ROWS, look_at, places_of
from signer.characters.making import fitted_handshapes
from signer.document.sign import Sign
from signer.document.values import ROLES
from signer.errors import AvatarError
from signer.export.figure_colours import vertex_colours
from signer.files import load_sign
from signer.fitting.recipe import FIST
from signer.motion.checks.review import review
from signer.motion.pose import MET_M
from signer.motion.posing import pose_at
from signer.publishing.figure import who_may_be_shown
from tests.helpers.command_line import run
from tests.helpers.extent import each

ANNA = replace(
    shaped_like("older-woman").as_build(weight=0.6, shoulders=-0.4, size=1.05),
    name="Anna",
    colours={"skin": 1.5, "hair": 2.25, "shirt": 0.0},
)


def sign(name: str) -> Sign:
    return load_sign(library.FOLDER / f"{name}.sign")


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("shaped") / "anna.avatar"
    save_avatar(ANNA, path)
    return path


def test_a_body_is_read_as_it_was_written(file: Path) -> None:
    read = load_avatar(file)
    assert isinstance(read, Shaped)
    assert (read.name, read.like, read.build, read.colours) == (
        ANNA.name,
        ANNA.like,
        ANNA.build,
        ANNA.colours,
    )
    assert np.array_equal(read.body.cage, ANNA.body.cage)
    assert read.digest == ANNA.digest != ANNA.as_build(size=1.0).digest
    fist = {FIST: np.full(21, 1.5)}
    save_avatar(replace(read, handshapes=fist), file.with_name("again.avatar"))
    assert np.array_equal(handshapes_of(file.with_name("again.avatar"))[FIST], fist[FIST])


@each(BODIES)
def test_as_it_comes_a_body_is_the_shipped_one_in_its_own_colours(name: str) -> None:
    made = shaped_like(name)
    assert np.array_equal(made.body.cage, load_body(name).cage)
    assert look_at(places_of(OWN[name])) == OWN[name] == made.body.look
    assert made.character.handshapes.keys() == fitted_handshapes(name).keys()


@pytest.mark.parametrize("gloss", ["IDEA", "MOTHER"])
def test_contacts_are_met_on_a_shaped_body(gloss: str) -> None:
    found = review(sign(gloss), character=ANNA.character)
    assert found.keys
    assert all(key.contact_error_m < max(MET_M, key.short_by_m + MET_M) for key in found.keys)
    assert any(key.touching and key.contact_error_m < MET_M for key in found.keys)


@each(["weight", "arms", "shoulders"])
def test_a_hundredth_of_a_slider_turns_no_joint_by_a_degree(name: str) -> None:
    low, high = RANGES[name]
    value = getattr(ANNA.build, name)
    there = ANNA.as_build(**{name: value + 0.01 * (high - low)})
    poses = [pose_at(sign("IDEA"), 1.2, one.character) for one in (ANNA, there)]
    for role in ROLES:
        first, second = (pose.hands[role].posture.shoulder_rotation for pose in poses)
        assert np.degrees(np.arccos(np.clip((np.trace(first.T @ second) - 1.0) / 2.0, -1.0, 1.0))) < 1.0


def test_colours_are_those_that_were_chosen() -> None:
    plain = vertex_colours(replace(ANNA.body, look=None, name=ANNA.like))
    assert np.abs(vertex_colours(ANNA.body) - plain).max() > 0.05
    for name, row in ROWS.items():
        with pytest.raises(ValueError, match=f"{name} is"):
            look_at({**ANNA.colours, name: float(len(row))})


ODD = {
    "its format is not": {"format": "asl-other"},
    "update Signer": {"version": [2, 0]},
    "there is no signer": {"like": "giant"},
    "out of bounds": {"build": dict.fromkeys(RANGES, 9.0)},
    "hair is": {"colours": {**ANNA.colours, "hair": -1.0}},
    "is no avatar that was learned": {"colours": {}},
    "is none": {"handshapes_deg": {FIST: [1.0]}},
}
"""Odd things of a file, by the words about them."""


def test_odd_files_are_refused_in_words(file: Path, tmp_path: Path) -> None:
    for words, odd in ODD.items():
        path = tmp_path / "odd.avatar"
        path.write_text(json.dumps(json.loads(file.read_text()) | odd), encoding="utf-8")
        with pytest.raises(AvatarError, match=words):
            load_avatar(path)


def test_it_is_exported_as_our_own_bodies_are(file: Path, tmp_path: Path) -> None:
    idea = library.FOLDER / "IDEA.sign"
    for ending in ("glb", "bvh"):
        out = tmp_path / f"idea.{ending}"
        assert run("export", idea, "--avatar", file, "--from", "1.0", "--to", "1.1", "-o", out) == 0
        assert out.stat().st_size > 1000
    assert who_may_be_shown(load_avatar(file)).name == "Anna"


def test_what_a_shipped_body_makes_well_is_not_fitted_again(monkeypatch: pytest.MonkeyPatch) -> None:
    strong = shaped_like("strong").as_build(weight=0.2)
    some = [catalogue.find(name) for name in list(fitted_handshapes("strong"))[:2]]
    monkeypatch.setattr("signer.avatars.handshapes.shapes_to_fit", lambda: some)
    good = good_handshapes(strong.character)
    assert good
    for name, degrees in good.items():
        assert np.allclose(np.radians(degrees), fitted_handshapes("strong")[name])
