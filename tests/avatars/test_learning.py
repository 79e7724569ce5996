"""Avatars that are learned: our own body again, and another one on which every place is known."""

import base64
import json
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

import numpy as np
import pytest
import scipy
from scipy.spatial import cKDTree
from scipy.spatial.transform import Rotation

import signer.library.shelf as library
import sites.catalogue as places
from body_model.distance.parts import moving_bones
from body_model.face_shapes import FACE_SHAPES
from body_model.load import load_body
from body_model.model import MATERIALS, SKIN, ShapeDelta
from body_model.regions import carried_share, points_of_parts
from body_model.skin import posed_cage
from body_model.surface_point import rest_surface
from handshapes import catalogue
from signer.avatars import (
    Avatar,
    distances,
    find_again,
    kept_of,
    learn,
    load_avatar,
    save_avatar,
    with_landmarks,
)
from signer.avatars.gltf import read_glb
from signer.avatars.handshapes import fit_handshapes, is_good_here
from signer.avatars.reading import read_avatar
from signer.avatars.skin_search import part_of
from signer.characters.character import Character
from signer.characters.fingers import finger_angles
from signer.characters.load import load_character
from signer.characters.making import baked_rests, character_of
from signer.document.sign import Sign
from signer.document.span_edits import add_span
from signer.document.tracks.span import Span
from signer.document.values import ROLES
from signer.errors import AvatarError, AvatarMovedError, ExportError
from signer.export import export
from signer.export.exported_skin import four_bone_skin
from signer.export.exporting import movement_bytes
from signer.files import load_sign
from signer.fitting.recipe import FIST
from signer.kinematics.hand import handshape_angles
from signer.motion.checks.review import review
from signer.motion.pose import MET_M
from signer.motion.posing import poses
from signer.motion.posture.penetration import insides
from signer.publishing.figure import figure_bytes, who_may_be_shown
from sites.site import Site, Spot
from tests.helpers import extent
from tests.helpers.animation_reader import in_world, joint_frames, joint_positions
from tests.helpers.avatar_files import Made, charted, write_avatar
from tests.helpers.command_line import run
from tests.helpers.node import node

SIGNS = ("IDEA", "HOME", "TIME")
FPS = 60
OURS = load_body()
FACE = {
    "Mouth.jawOpen": "jawOpen",
    "eyeBlink_L": "eyeBlinkLeft",
    "eyeBlink_R": "eyeBlinkRight",
    "cheekPuff": "cheekPuff",
}
"""Morph targets of the woman, named as files of several programs do, and shapes of ours that they are."""
LANDMARKS = (
    "neck.base",
    "shoulder.top.R",
    "shoulder.top.L",
    "ribs.R",
    "ribs.L",
    "waist.R",
    "waist.L",
    "belly",
)
"""Of the ten that the window offers, those of the trunk."""


def sign(name: str) -> Sign:
    return load_sign(library.FOLDER / f"{name}.sign")


def with_face(of: Sign) -> Sign:
    """The sign with a mouth that opens and draws together all the while."""
    shapes = (("jawOpen", 0.5), ("mouthFunnel", 0.4), ("mouthPucker", 0.3))
    return add_span("mouth", Span("m1", 0.1, of.hand("dominant").keys[-1].time_s + 1.0, shapes=shapes))(of)


def key_times(of: Sign) -> list[float]:
    return sorted({key.time_s for role in ROLES for key in of.hand(role).keys})


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("avatars")


@pytest.fixture(scope="module")
def ourselves(folder: Path) -> Avatar:
    """Our own body, written as a GLB and learned; in the suite with the chart that it has, whose fit takes seconds."""
    path = folder / "ours.glb"
    export(sign("IDEA"), path, 30, start_s=0.0, end_s=0.0)
    if extent.count(0, whole=1):
        return learn(path)
    read = read_avatar(path)
    back = np.linalg.inv(read.standing().to_ours)
    return charted(read, rest_surface(OURS).positions @ back[:3, :3].T + back[:3, 3])


class Woman(NamedTuple):
    avatar: Avatar
    truth: np.ndarray
    file: Path


@pytest.fixture(scope="module")
def woman(folder: Path) -> Woman:
    """The woman in a T-pose with 48 bones: learned through landmarks of the trunk, written, and read again."""
    truth = write_avatar(folder / "woman.glb", Made(rolled=True, face=FACE))[: len(OURS.cage)]
    move = read_avatar(folder / "woman.glb").standing().to_ours
    truth = truth @ move[:3, :3].T + move[:3, 3]
    save_avatar(learn(folder / "woman.glb", "Wanda", landmarks=shown_on(truth)), folder / "woman.avatar")
    return Woman(load_avatar(folder / "woman.avatar"), truth, folder / "woman.avatar")


def shown_on(truth: np.ndarray) -> dict[str, np.ndarray]:
    """Return places of landmarks, m, as somebody shows them who knows where they are."""
    spots = {one.id: one.spot for one in on_trunk()}
    return {name: _at(truth, spot) for name in LANDMARKS if (spot := spots.get(name)) is not None}


def on_trunk() -> list[Site]:
    return [one for one in places.every() if one.carrier == "trunk" and one.spot is not None]


@pytest.fixture(scope="module")
def in_file() -> Character:
    """Our own body as its GLB has it: the drawn surface, each point of it on four bones at most."""
    drawn, triangles = rest_surface(OURS).positions, OURS.triangles
    none = ShapeDelta(np.zeros(0, np.intp), np.zeros((0, 3), np.float32))
    body = replace(
        OURS,
        cage=drawn,
        bare_cage=drawn,
        faces=np.concatenate([triangles, triangles[:, 2:]], axis=1),
        weights=four_bone_skin(OURS).matrix,
        subdivision=scipy.sparse.eye(len(drawn)).tocsr(),
        shapes=MappingProxyType(dict.fromkeys(OURS.shapes, none)),
        distances=None,
    )
    return character_of(body, baked_rests(OURS.name, body))


@pytest.mark.parametrize("name", SIGNS)
def test_our_own_body_poses_as_its_file_has_it(name: str, ourselves: Avatar, in_file: Character) -> None:
    of = sign(name)
    told, now = (poses(of, key_times(of), who) for who in (in_file, ourselves.character))
    assert np.abs(told.bone_positions - now.bone_positions).max() < 5e-5
    # what four bones cannot carry as all of them do, no file of a game engine can
    as_drawn = poses(of, key_times(of), load_character())
    assert np.abs(as_drawn.bone_positions - now.bone_positions).max() < 5e-4


@pytest.mark.parametrize("name", extent.part(("TIME", "IDEA", "HOME"), every=3))
def test_our_own_body_checks_as_it_does_unlearned(name: str, ourselves: Avatar) -> None:
    found = [review(sign(name), character=who) for who in (load_character(), ourselves.character)]
    codes = [{one.code for one in each.problems if one.severity == "error"} for each in found]
    assert codes[0] == codes[1]
    for first, second in zip(found[0].keys, found[1].keys, strict=True):
        assert (first.contact_error_m <= MET_M) == (second.contact_error_m <= MET_M)
    assert found[1].deepest is None


@pytest.mark.parametrize("is_shown", extent.part((True, False), every=2))
def test_places_lie_where_the_body_has_them(is_shown: bool, woman: Woman) -> None:
    """By 95 of 100 points of the skin, mm; what a fit cannot know where skin has no features is more."""
    body = (woman.avatar if is_shown else learn(woman.avatar.glb.path)).character.body
    off = 1e3 * np.linalg.norm((body.subdivision @ body.cage)[: len(woman.truth)] - woman.truth, axis=1)
    part = np.array([part_of(bone) for bone in OURS.bone_names])[
        np.asarray(OURS.weights.argmax(axis=1)).ravel()
    ]
    mouth = OURS.materials[: len(OURS.cage), MATERIALS.index("mouth")] > 0.5
    skin = (OURS.parts == SKIN) & ~mouth
    for digit in range(1, 6):
        assert np.percentile(off[skin & (part == f"digit {digit}.R")], 95) < 2.0
    assert np.percentile(off[skin & (part == "head")], 95) < 6.0
    assert np.percentile(off[skin & (part == "forearm.L")], 95) < 10.0
    corners = OURS.quads[[one.spot.quad for one in on_trunk() if one.spot is not None], 0]
    assert np.percentile(off[corners], 95) < (15.0 if is_shown else 21.0)


@pytest.mark.parametrize("name", [*SIGNS, "MOTHER", "SICK"])
def test_contacts_are_met_on_an_avatars_own_skin(name: str, woman: Woman) -> None:
    of = sign(name)
    found = poses(of, key_times(of), woman.avatar.character)
    touching = [hand for role in ROLES for hand in found.hands[role] if hand.touching]
    assert touching
    assert max(hand.contact_error_m for hand in touching) <= MET_M


ODD = {
    "big head, short arms, large hands": Made(head=1.3, arms=0.85, hands=1.15),
    "shells": Made(shells=True),
    "lopsided": Made(broad=1.03),
}


@pytest.mark.parametrize("made", ODD.values(), ids=ODD)
def test_contacts_are_met_on_odd_bodies_or_the_miss_is_told(made: Made, tmp_path: Path) -> None:
    truth = write_avatar(tmp_path / "odd.glb", made)
    who = charted(read_avatar(tmp_path / "odd.glb"), truth).character
    met = 0
    for name in SIGNS:
        found = poses(sign(name), key_times(sign(name)), who)
        for hand in (hand for role in ROLES for hand in found.hands[role] if hand.touching):
            assert hand.contact_error_m <= MET_M or hand.short_by_m > 0.0
            met += hand.contact_error_m <= MET_M
    assert met >= len(SIGNS)


class Written(NamedTuple):
    path: Path
    gltf: dict[str, Any]
    binary: bytes


@pytest.fixture(scope="module")
def written(woman: Woman, folder: Path) -> Written:
    """IDEA, in the avatar's own file."""
    path = folder / "IDEA.glb"
    losses = export(with_face(sign("IDEA")), path, FPS, avatar=woman.avatar)
    lost = {
        loss.words.split(",")[0] for loss in losses if loss.feature == "face" and loss.severity == "left out"
    }
    assert lost & set(FACE_SHAPES) == {"mouthFunnel", "mouthPucker"}, lost
    glb = read_glb(path)
    return Written(path, dict(glb.json), bytes(glb.binary))


def test_only_an_animation_is_added_to_the_file(written: Written, woman: Woman) -> None:
    before = woman.avatar.glb
    assert written.binary.startswith(bytes(before.binary))
    for name, told in before.json.items():
        if name in ("accessors", "bufferViews"):
            assert written.gltf[name][: len(told)] == told
        elif name != "buffers":
            assert written.gltf[name] == told
    (animation,) = written.gltf["animations"]
    assert {channel["target"]["path"] for channel in animation["channels"]} == {"rotation", "weights"}
    assert animation["extras"]["sign"]["gloss"] == "IDEA"


def test_three_js_draws_the_skin_on_which_the_contact_was_solved(written: Written, woman: Woman) -> None:
    assert not node("validate.mjs", written.path)["issues"]["numErrors"]
    key = sign("IDEA").hand("dominant").keys[0]
    frame = round((key.time_s + 0.5 * key.hold_s) * FPS)
    found = poses(with_face(sign("IDEA")), [frame / FPS], woman.avatar.character)
    assert found.face_weights.max() > 0.2
    assert found.hands["dominant"][0].touching
    assert found.hands["dominant"][0].contact_error_m <= MET_M
    body, back = woman.avatar.character.body, np.linalg.inv(woman.avatar.standing.to_ours)
    own = posed_cage(body, found.matrices[0], found.face_weights[0]) @ back[:3, :3].T + back[:3, 3]
    rate = written.gltf["animations"][0]["extras"]["frames_per_second"]
    (shown,) = node("play.mjs", written.path, str(frame / FPS * rate))["frames"]
    drawn = [
        np.frombuffer(base64.b64decode(part), "<f4").reshape(-1, 3) for part in shown["vertices"].values()
    ]
    away, _ = cKDTree(np.concatenate(drawn)).query(own)
    assert away.max() < 1e-4


def test_what_was_learned_is_read_as_it_was(woman: Woman, folder: Path) -> None:
    assert len(set(woman.avatar.rolls)) > 1
    save_avatar(woman.avatar, folder / "again.avatar")
    assert (folder / "again.avatar").read_bytes() == woman.file.read_bytes()
    assert woman.avatar.name == "Wanda"
    assert (folder / "again.avatar").stat().st_size < 500_000


def test_a_file_that_moved_or_changed_is_told(woman: Woman, tmp_path: Path) -> None:
    (tmp_path / "a.avatar").write_bytes(woman.file.read_bytes())
    with pytest.raises(AvatarError, match=r"'woman.glb' is not there any more; .*learn it again"):
        load_avatar(tmp_path / "a.avatar")
    own = bytearray(woman.avatar.glb.content)
    own[-40] ^= 1
    (tmp_path / "woman.glb").write_bytes(bytes(own))
    with pytest.raises(AvatarError, match="has changed since it was learned"):
        load_avatar(tmp_path / "a.avatar")


def test_a_file_that_moved_is_found_again(woman: Woman, tmp_path: Path) -> None:
    path, elsewhere = tmp_path / "a.avatar", tmp_path / "elsewhere.glb"
    path.write_bytes(woman.file.read_bytes())
    elsewhere.write_bytes(woman.avatar.glb.content)
    with pytest.raises(AvatarMovedError):
        load_avatar(path)
    with pytest.raises(AvatarMovedError, match="is not the file that was learned"):
        find_again(path, woman.file)
    find_again(path, elsewhere)
    assert np.array_equal(load_avatar(path).triangles, woman.avatar.triangles)


def test_odd_files_of_what_was_learned_are_refused(woman: Woman, tmp_path: Path) -> None:
    told, path = json.loads(woman.file.read_text(encoding="utf-8")), tmp_path / "a.avatar"
    (tmp_path / "woman.glb").write_bytes(woman.avatar.glb.content)
    for odd in (
        {}, [], {"format": "asl-sign"}, told | {"chart": "AAAA"}, told | {"chart": 4}, told | {"bones": {"wrist.R": 3}},
        told | {"version": [2, 0]}, told | {"bones": {name: [10**9, ""] for name in told["bones"]}}, told | {"touched": []}, told | {"rolls_deg": [1.0]}, told | {"rolls_deg": ["a"] * 5},
        {name: value for name, value in told.items() if name != "sha256"}, told | {"file": "\0"}, told | {"handshapes_deg": {"f": [1.0]}}, told | {"landmarks_m": {"ear.R": [0, 99, 0]}},
    ):  # fmt: skip
        path.write_text(json.dumps(odd), encoding="utf-8")
        with pytest.raises(AvatarError):
            load_avatar(path)


def test_other_formats_are_refused_in_words(woman: Woman, tmp_path: Path) -> None:
    with pytest.raises(ExportError, match="BVH is not written on an avatar"):
        export(sign("IDEA"), tmp_path / "a.bvh", avatar=woman.avatar)


def test_animation_json_tells_of_the_avatars_own_joints(woman: Woman, tmp_path: Path) -> None:
    """Read by a player that knows joint transforms alone: its contact is met, and its turns are the file's."""
    export(sign("IDEA"), tmp_path / "a.json", 30, avatar=woman.avatar)
    told, glb = json.loads((tmp_path / "a.json").read_text(encoding="utf-8")), woman.avatar.glb
    hand = told["hands"]["dominant"]
    touching = [frame for frame in range(told["timing"]["frames"]) if hand["touching"][frame]]
    assert touching
    for frame in touching[:: max(1, len(touching) // 3)]:
        frames = joint_frames(told, frame)
        goal = next(one for one in hand["goals"] if one["first_frame"] <= frame <= one["last_frame"])
        ends = (in_world(frames, goal[f"{end}_joint"], goal[f"{end}_m"]) for end in ("articulator", "target"))
        assert np.linalg.norm(np.subtract(*ends)) <= MET_M
    nodes = {glb.name_of(node): node for node in woman.avatar.bones.values()}
    for joint in told["skeleton"]:
        if joint["name"] in nodes and joint["parent"] in nodes:
            own = Rotation.from_matrix(glb.locals[nodes[joint["name"]], :3, :3])
            assert (own.inv() * Rotation.from_quat(joint["rest_rotation"])).magnitude() < 1e-5
    standing = dict(told, tracks=told["tracks"])
    for joint in standing["skeleton"]:
        joint["rest_rotation"] = joint["t_pose_rotation"]
    standing["tracks"] = {"rotation": {"joints": []}, "translation": {"joints": []}}
    wrist, elbow = (joint_positions(standing, 0)[name] for name in ("LeftHand", "LeftForeArm"))
    assert abs(wrist[1] - elbow[1]) < 0.002 < 0.1 < wrist[0] - elbow[0]


def test_a_file_whose_licence_forbids_it_is_not_written(woman: Woman, tmp_path: Path) -> None:
    meta = {"extensions": {"VRM": {"meta": {"licenseName": "Redistribution_Prohibited"}}}}
    own = replace(woman.avatar.glb, json={**woman.avatar.glb.json, **meta})
    with pytest.raises(ExportError, match=r"forbids passing it on\. VRMA holds"):
        export(sign("IDEA"), tmp_path / "a.glb", avatar=replace(woman.avatar, glb=own))


def test_a_site_holds_an_avatar_that_may_be_passed_on_alone(woman: Woman) -> None:
    meta = {"extensions": {"VRM": {"meta": {"licenseName": "Redistribution_Prohibited"}}}}
    bound = replace(woman.avatar, glb=replace(woman.avatar.glb, json={**woman.avatar.glb.json, **meta}))
    for avatar, words in (
        (woman.avatar, "the file of 'Wanda' has no licence; where you may"),
        (bound, "the file of 'Wanda' forbids passing it on; where you may"),
        (replace(bound, allowed=True, name="../a"), "is no name for the file"),
        (replace(bound, allowed=True, name="woman"), "is no name for the file"),
    ):
        with pytest.raises(ExportError, match=words):
            who_may_be_shown(avatar)
    assert who_may_be_shown(replace(bound, allowed=True)).name == "Wanda"


def test_the_element_draws_the_skin_on_which_it_was_solved(woman: Woman, tmp_path: Path) -> None:
    of, who, paths = sign("IDEA"), woman.avatar.character, (tmp_path / "a.glb", tmp_path / "b.glb")
    assert who.drawn is not None
    paths[0].write_bytes(figure_bytes(who))
    paths[1].write_bytes(movement_bytes(of, who, "IDEA", {}))
    time_s = round(60 * of.hand("dominant").keys[0].time_s + 1) / 60
    (shown,) = node("figure.mjs", *paths, str(time_s))["shown"]
    found, (matrices,) = (
        np.frombuffer(base64.b64decode(shown["positions"]), "<f4"),
        poses(of, [time_s], who).matrices,
    )
    drawn = who.drawn.body.subdivision @ posed_cage(who.drawn.body, matrices)
    assert 1e3 * np.linalg.norm(found.reshape(-1, 3) - drawn, axis=1).max() < 0.1


def test_nothing_is_told_to_lie_in_an_avatar_that_is_not_measured(woman: Woman) -> None:
    of = sign("PAPER")  # one palm on the other
    found = insides(poses(of, key_times(of), woman.avatar.character))
    assert not any(one.into for role in ROLES for one in found[role])


def test_an_avatar_is_measured_once_and_hands_lie_in_its_own_skin(
    woman: Woman, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With lattices three times as coarse as those that are baked: of points 6 mm before and behind its skin."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    coarse = {name: (*told[:3], 3.0 * told[3]) for name, told in distances.BOXES.items()}
    monkeypatch.setattr(distances, "BOXES", coarse)
    found = woman.avatar.measured()
    assert found.is_measured
    assert woman.avatar.measured(bake=False).body.distances == found.body.distances
    body = found.body
    lattices = found.character.obstacles.lattices
    still = np.eye(3, 4)[None, None].repeat(len(body.bone_names), axis=1)
    surface = rest_surface(body)
    stays = carried_share(body, moving_bones(body)) < 1e-3
    own = np.flatnonzero(
        points_of_parts(body, SKIN) & stays & (body.materials[:, MATERIALS.index("mouth")] == 0.0)
    )
    own = own[surface.positions[own, 1] > 0.9][::7]
    for aside_m in (-0.006, 0.006):
        places = (surface.positions[own] + aside_m * surface.normals[own]).T.astype(np.float32)
        told = lattices.posed(still, None).read(np.zeros(len(own), np.intp), places).distance
        assert np.median(np.abs(told - aside_m)) < 0.002
        assert (told > 0.003).mean() < 0.01 or aside_m > 0.0  # nothing is free that lies in it
    of = sign("PAPER")
    assert any(one.into for role in ROLES for one in insides(poses(of, key_times(of), found.character))[role])


def test_a_left_handed_sign_is_met_on_an_avatar_that_is_its_own_mirror_image(woman: Woman) -> None:
    of = replace(sign("IDEA"), dominant_side="left")
    found = poses(of, key_times(of), woman.avatar.character)
    assert max(hand.contact_error_m for hand in found.hands["dominant"] if hand.touching) <= MET_M


def test_a_handshape_is_fitted_to_an_avatars_fingers(woman: Woman) -> None:
    """V, whose fingers overlap with our angles; all others as `signer avatar fit` finds."""
    who = woman.avatar.character
    known = {FIST: np.zeros(21)}
    name, turned, left = next(fit_handshapes(who, known, ("v",)))
    assert name == "v"
    assert is_good_here(left)
    assert 0.0 < np.abs(turned).max() < 25.0
    fitted, ours = (
        woman.avatar.with_handshapes({"v": turned}).character,
        handshape_angles(catalogue.find("v")),
    )
    assert fitted.body is who.body
    assert finger_angles(fitted, catalogue.find("v")) == pytest.approx(ours + np.radians(turned))
    assert finger_angles(fitted, catalogue.find("5")) == pytest.approx(handshape_angles(catalogue.find("5")))


def test_landmarks_are_kept_and_must_be_places_of_the_skin(woman: Woman) -> None:
    assert kept_of(woman.file).landmarks.keys() == shown_on(woman.truth).keys() != set()
    with pytest.raises(AvatarError, match="'nose' is no place of the skin"):
        with_landmarks(woman.avatar, {"nose": np.zeros(3)})


def _at(truth: np.ndarray, spot: Spot) -> np.ndarray:
    a, b, c, d = truth[OURS.quads[spot.quad]]
    u, v = spot.u, spot.v
    return (1 - u) * (1 - v) * a + u * (1 - v) * b + u * v * c + (1 - u) * v * d


def test_commands_learn_check_and_export(
    woman: Woman, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    idea = library.FOLDER / "IDEA.sign"
    monkeypatch.setattr("signer.avatars.learn", lambda *_, **__: woman.avatar)
    monkeypatch.setattr(Avatar, "measured", lambda avatar, **_: avatar)  # half a minute
    some = [catalogue.find("5")]
    monkeypatch.setattr("signer.avatars.handshapes.shapes_to_fit", lambda *_: some)
    assert run("avatar", "learn", woman.avatar.glb.path, "-o", tmp_path / "w.avatar") == 0
    told = capsys.readouterr().out
    assert "Wanda: 48 of 68 bones" in told
    assert [line.split()[0] for line in told.splitlines()[-5:-1]] == ["f", "o", "a", "5"]
    assert run("avatar", "learn", woman.avatar.glb.path, "--bone", "wrist.R") == 2
    assert "is no OURS=NAME" in capsys.readouterr().err
    assert run("avatar", "fit", tmp_path / "w.avatar", "5") == 0
    assert " 1 of 1  5 " in capsys.readouterr().out
    assert run("avatar", "fit", tmp_path / "w.avatar", "ten") == 2
    assert "there is no handshape 'ten'" in capsys.readouterr().err
    assert run("avatar", "check", tmp_path / "w.avatar", idea) == 0
    said = capsys.readouterr().out
    assert "1 of 1 handshapes within 1.5 mm of gap, 2 mm of overlap; 1 fitted to its fingers" in said
    assert "1 of 1 sign without problems" in said
    assert run("export", idea, "--avatar", tmp_path / "w.avatar", "-o", tmp_path / "w.glb") == 0
    assert read_glb(tmp_path / "w.glb").json["animations"][0]["name"] == "IDEA"
    capsys.readouterr()
    assert run("export", idea, "--avatar", tmp_path / "w.avatar", "-o", tmp_path / "w.bvh") == 1
    assert "give a file that ends in .glb or .json" in capsys.readouterr().err
    assert run("export", idea, "--avatar", tmp_path / "no.avatar", "-o", tmp_path / "w.glb") == 1
    assert "no.avatar: cannot be read" in capsys.readouterr().err
