"""Exports opened by the clients people use: three.js and Babylon.js play them, and Khronos' validator judges
the GLB."""

import base64
from dataclasses import dataclass, replace
from itertools import product
from typing import Any

import numpy as np
import pytest

from body_model.load import load_body
from body_model.skin import surface
from nonmanuals.signal import TrackKindName
from signer.document.sign import Sign
from signer.document.span_edits import add_span
from signer.document.tracks.span import Span
from signer.export import export
from signer.export.figure_colours import triangles_by_look
from signer.export.skeleton import joint_name
from signer.motion.pose import Clip
from signer.motion.posing import clip
from tests.helpers.extent import part
from tests.helpers.node import node
from tests.helpers.signs import shrugging_sign, small_sign, with_random_spans

BODY = load_body()
JOINTS = [joint_name(bone) for bone in BODY.bone_names]
FPS = 12
FACE: tuple[tuple[TrackKindName, str, float], ...] = (
    ("grammar", "q.wh", 0.3), ("mouth", "morph.th", 0.2), ("feeling", "feel.happy", 0.5)
)  # fmt: skip
"""Signals that show more than twelve shapes between them."""


@dataclass(frozen=True)
class Played:
    """A sign solved here, and what each script showed of its exports; the report is the validator's."""

    clip: Clip
    frames: list[int]
    glb: dict[str, dict[str, Any]]
    json: dict[str, Any]
    report: dict[str, Any]


def left_handed() -> Sign:
    """A left-handed signer whose torso, head and face move, too."""
    sign = with_random_spans(replace(shrugging_sign(), dominant_side="left"), 5)
    for track, signal, time_s in FACE:
        sign = add_span(track, Span(f"f{signal}", time_s, 0.6, signal=signal))(sign)
    return sign


@pytest.fixture(
    scope="module",
    params=part([(left_handed, ["play.mjs", "babylon.mjs"]), (small_sign, ["play.mjs"])], every=2),
    ids=part(["left-handed", "small"], every=2),
)
def played(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Played:
    make, scripts = request.param
    sign, folder = make(), tmp_path_factory.mktemp("web")
    solved = clip(sign, FPS)
    frames = [*range(0, len(solved), 4), len(solved) - 1]
    for ending in ("glb", "json"):
        export(sign, folder / f"a.{ending}", FPS)
    listed = ",".join(map(str, frames))
    glb = {script: node(script, folder / "a.glb", listed) for script in scripts}
    return Played(
        solved,
        frames,
        glb,
        node("play.mjs", folder / "a.json", listed),
        node("validate.mjs", folder / "a.glb"),
    )


def test_more_than_twelve_face_shapes_move_where_spans_move_them(played: Played) -> None:
    moving = played.clip.face_weights[played.frames].any(axis=0).sum()
    assert moving > 12 if played.clip.dominant_side == "left" else moving == 0


def test_bones_outside_the_arms_move_where_a_span_moves_them(played: Played) -> None:
    """A check of the signs above: what is compared with the clients has a trunk and a head that turn, and one
    that does not."""
    moves = [played.clip.bone_rotations[:, BODY.bone_index[name]] for name in ("spine03", "head")]
    assert all(
        (played.clip.dominant_side == "left") == (np.ptp(turned, axis=0).max() > 0.01) for turned in moves
    )


def test_khronos_finds_nothing_to_say(played: Played) -> None:
    assert played.report["issues"] == {
        "numErrors": 0, "numWarnings": 0, "numInfos": 0, "numHints": 0, "messages": [], "truncated": False,
    }  # fmt: skip


def test_clients_put_every_joint_where_the_program_has_it_within_a_tenth_of_a_millimetre(
    played: Played,
) -> None:
    for shown in (played.json, *played.glb.values()):
        for frame, found in zip(played.frames, shown["frames"], strict=True):
            places = np.array([found["joints"][name] for name in JOINTS])
            assert np.linalg.norm(places - played.clip.bone_positions[frame], axis=-1).max() < 1e-4


def test_clients_skin_every_vertex_within_a_tenth_of_a_millimetre_of_the_drawn_surface(
    played: Played,
) -> None:
    for place, frame in enumerate(played.frames):
        drawn = surface(BODY, played.clip.matrices[frame], played.clip.face_weights[frame]).positions
        for (script, shown), (look, triangles) in product(
            played.glb.items(), triangles_by_look(BODY).items()
        ):
            skinned = np.frombuffer(
                base64.b64decode(shown["frames"][place]["vertices"][look]), np.float32
            ).reshape(-1, 3)
            assert np.linalg.norm(skinned - drawn[np.unique(triangles)], axis=-1).max() < 1e-4, (
                script,
                frame,
                look,
            )


def test_the_animation_lasts_as_long_as_the_sign(played: Played) -> None:
    assert played.glb["play.mjs"]["duration"] == pytest.approx(played.clip.times_s[-1], abs=1e-6)
