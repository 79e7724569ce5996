"""Data sets: pixels that reproject, points that are hidden by what is before them, contacts that hold."""

import io
import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from pose_format import Pose

from signer.characters.load import load_character, reference
from signer.corpus import work
from signer.corpus.dataset import card, varying
from signer.corpus.dataset.making import Dataset, view_of
from signer.corpus.dataset.seeing import looking_at, visible
from signer.corpus.work import Item
from signer.document.values import ROLES
from signer.export import keypoints as points
from signer.export import pose_points
from signer.export.keypoints import keypoints_of
from signer.files import load_sign
from signer.library.shelf import FOLDER
from signer.motion.checks.review import missed_keys
from signer.motion.pose import MET_M
from tests.helpers.command_line import run
from tests.helpers.extent import each, seeds

IDEA, MORE = FOLDER / "IDEA.sign", FOLDER / "MORE.sign"


@each(seeds(50, whole=500))
def test_a_point_is_hidden_by_a_triangle_before_it_and_by_no_other(seed: int) -> None:
    drawn = np.random.default_rng(seed)
    camera = looking_at(drawn.normal(size=3), 2.0, *drawn.uniform(-1.0, 1.0, 3), 900.0, (512, 512))
    eye, ahead = camera.place_m, camera.turn[2]
    right, down = camera.turn[0], camera.turn[1]
    depth = drawn.uniform(1.0, 3.0)
    corners = [eye + depth * ahead + 0.2 * (np.cos(a) * right + np.sin(a) * down) for a in (0.0, 2.1, 4.2)]
    tilted = np.array(corners) + drawn.uniform(-0.1, 0.1, (3, 1)) * ahead
    outside_seen = np.array([[0, 2, 1]])  # counter-clockwise, as seen by the camera whose y goes down
    shares = drawn.dirichlet(np.ones(3))
    through = shares @ tilted - eye
    far = np.linalg.norm(through)
    beside = eye + through + 3.0 * (tilted[0] - tilted.mean(axis=0))
    ray = through / far
    asked = np.stack(
        [eye + (far + 0.05) * ray, eye + (far - 0.05) * ray, eye + (far + 0.01) * ray, beside, eye - ray]
    )
    seen = visible(camera, asked, np.full(5, 0.03), tilted, outside_seen)
    at = camera.seen(asked)
    within = (at[:, :2] >= 0).all(1) & (at[:, :2] <= 512).all(1) & (at[:, 2] > 0)
    assert seen.tolist() == [False, within[1], within[2], within[3], False]
    assert (
        visible(camera, asked, np.full(5, 0.03), tilted, outside_seen[:, ::-1])[0] == within[0]
    )  # seen from inside


def test_a_hand_before_the_face_hides_what_is_behind_it() -> None:
    sign = load_sign(FOLDER / "MOTHER.sign")
    view = view_of(varying.variation(sign, reference(), 1, "MOTHER", 0, "none"), 10.0)
    names = keypoints_of(reference()).names
    at = dict(zip(names, view.visible.T, strict=True))
    held = int(np.argmin(np.abs(view.times_s - sign.hand("dominant").keys[0].time_s)))
    assert at["body.nose"][0]
    assert not at["face.head.back"].any()
    assert at["face.chin"][0]
    assert not at["face.chin"][held]  # the thumb is on it
    assert not any(at[f"body.{name}"].any() for name in ("left_knee", "right_heel"))
    assert sorted(names) == sorted(set(names))
    assert sum(keypoints_of(reference()).kinds.values()) == len(names)
    assert (len(points.HAND_NAMES), len(points.BODY_NAMES)) == (21, 33)


@pytest.mark.parametrize("seed", seeds(1, whole=100))
def test_a_variation_keeps_every_contact_and_reprojects(seed: int) -> None:
    path = (IDEA, MORE)[seed % 2]
    sign, name = load_sign(path), path.stem
    woman = load_character("woman")
    varied = varying.variation(sign, woman, seed, name, 0, "standard")
    assert varied.share > 0.0
    assert varied.sign != sign
    assert missed_keys(varied.sign, woman) == 0
    view = view_of(varied, 12.0)
    matrix = varied.camera.matrix
    seen = view.points_m.astype(np.float64) @ matrix[:, :3].T + matrix[:, 3]
    assert np.abs(seen[..., :2] / seen[..., 2:] - view.pixels).max() < 0.01
    inside = (view.boxes[:, None, :2] - 2.0 <= view.pixels) & (view.pixels <= view.boxes[:, None, 2:] + 2.0)
    assert inside.all(axis=-1)[view.visible].all()  # what is seen is in the box about the figure
    assert (view.boxes[:, 2:] > view.boxes[:, :2] + 100.0).all()
    contacts = [contact for each in view.labels for contact in each["contacts"]]
    assert {contact["site"] for contact in contacts} <= {
        getattr(key.contact, "site", None) for role in ROLES for key in sign.hand(role).keys
    } | {None, "other.both_meet"}
    assert contacts
    assert max(contact["apart_mm"] for contact in contacts) <= 1000.0 * MET_M
    again = varying.variation(sign, woman, seed, name, 0, "standard")
    assert (again.sign, again.speed) == (varied.sign, varied.speed)
    other = varying.variation(sign, woman, seed, name, 1, "standard")
    assert (other.sign, other.speed) != (varied.sign, varied.speed)


def test_the_same_seed_gives_the_same_bytes_in_every_format_and_a_card_says_what_it_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("signer.commands.dataset.character_names", lambda: ("signer-hm08", "woman"))
    given = ("dataset", IDEA, "-o", tmp_path / "a", "--fps", "4", "--views", "2", "--signers", "all")
    assert run(*given) == 0
    job = Dataset("npz", 4.0, 2, 1, ("signer-hm08", "woman"), out=tmp_path / "b").carrying()
    (name, data), (_, told) = work.one(Item.of(IDEA), job).carried
    assert (tmp_path / "a" / name).read_bytes() == data
    assert (tmp_path / "a" / "signs" / "IDEA.json").read_bytes() == told
    about, text = json.loads(told), (tmp_path / "a" / card.CARD).read_text(encoding="utf-8")
    assert "**Synthetic, not reviewed by signers**" in text
    assert "CC BY 4.0: 1 sign\n" in text
    assert "\n1 sign, 2 views each, " in text
    split = json.loads((tmp_path / "a" / card.SPLITS).read_text())
    assert sum(map(len, split["by_gloss"].values())) == 1
    assert split["by_signer"] == {"signer-hm08": ["IDEA/v0"], "woman": ["IDEA/v1"]}
    assert json.loads((tmp_path / "a" / card.SIGNS).read_text())["synthetic"] is True
    with np.load(io.BytesIO(data)) as archive:
        count = archive["v0.points_m"].shape
        assert count == (about["views"][0]["frames"], len(about["points"]), 3)
        assert archive["v0.visible"].dtype == np.bool_
        quaternions = archive["v0.rotations"].astype(float)
        assert np.abs(np.linalg.norm(quaternions, axis=-1) - 1.0).max() < 2e-3
    ((_, coco), _) = work.one(Item.of(IDEA), replace(job, form="coco")).carried
    held = json.loads(coco)
    assert len(held["images"]) == len(held["annotations"]) == sum(view["frames"] for view in about["views"])
    assert len(held["annotations"][0]["keypoints"]) == 3 * len(about["points"])
    require_pose(dict(work.one(Item.of(IDEA), replace(job, form="pose")).carried)["data/IDEA.v0.pose"], count)
    assert run(*given[:-2], "--format", "gif") == 2
    assert run(*given[:-2], "--views", "0") == 2


HAND_LANDMARKS = ["WRIST", "THUMB_CMC", "THUMB_MCP", "THUMB_IP", "THUMB_TIP"] + [
    f"{finger}_{joint}"
    for finger in ("INDEX_FINGER", "MIDDLE_FINGER", "RING_FINGER", "PINKY")
    for joint in ("MCP", "PIP", "DIP", "TIP")
]
"""Names of MediaPipe's landmarks of a hand (its documentation, Hand Landmarker)."""


def require_pose(data: bytes, count: tuple[int, ...]) -> None:
    """Raise AssertionError unless a .pose file of version 0.2 holds so many frames and points."""
    read = Pose.read(data)
    components = {one.name: one for one in read.header.components}
    assert round(read.header.version, 3) == pose_points.POSE_VERSION
    for name, one in components.items():
        if name.endswith("HAND_LANDMARKS"):
            assert one.points == HAND_LANDMARKS
            colours = [tuple(colour) for colour in one.colors]
            fingers = [colours[1 + 4 * finger : 5 + 4 * finger] for finger in range(5)]
            assert (len(colours), len(set(colours))) == (21, 6)
            assert [len(set(finger)) for finger in fingers] == [1] * 5
    assert list(components) == [
        "POSE_LANDMARKS", "SIGNER_FACE", "LEFT_HAND_LANDMARKS", "RIGHT_HAND_LANDMARKS",
    ]  # fmt: skip
    assert components["POSE_LANDMARKS"].points[:3] == ["NOSE", "LEFT_EYE_INNER", "LEFT_EYE"]
    assert (read.body.fps, *read.body.confidence.shape) == (4.0, count[0], 1, count[1])
