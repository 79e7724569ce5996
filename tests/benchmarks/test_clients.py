"""The comparison of GLB files in clients: misses are measured, too large ones and missing clients end it with
1."""

from pathlib import Path

import numpy as np
import pytest

from benchmarks.clients import __main__ as command
from benchmarks.clients.environments import MissingError
from benchmarks.clients.misses import misses_m
from benchmarks.clients.players import CLIENTS, SCRIPTS, Shown, command_of, play
from body_model.load import load_body
from body_model.skin import surface
from signer.export.figure_colours import triangles_by_look
from signer.files import save_sign
from signer.motion.posing import poses
from tests.helpers.characters import REFERENCE
from tests.helpers.signs import small_sign

TIMES_S = (0.0, 0.5)


def drawn(times_s: tuple[float, ...]) -> dict[str, np.ndarray]:
    body = load_body()
    all_of = np.array(
        [surface(body, matrices).positions for matrices in poses(small_sign(), times_s, REFERENCE).matrices]
    )
    return {look: all_of[:, np.unique(triangles)] for look, triangles in triangles_by_look(body).items()}


def test_a_miss_is_how_far_the_worst_vertex_is_off_at_its_moment() -> None:
    shown = drawn(TIMES_S)
    shown["eyes"][1, 5] += (0.0, 0.003, -0.004)
    np.testing.assert_allclose(misses_m(small_sign(), TIMES_S, shown), (0.0, 0.005), atol=1e-7)


def test_a_file_without_one_of_the_meshes_is_refused() -> None:
    with pytest.raises(ValueError, match="the editor draws"):
        misses_m(small_sign(), TIMES_S, {"surface": drawn(TIMES_S)["surface"]})


@pytest.mark.parametrize(
    ("off_m", "code", "words"), [(0.00009, 0, "0.0900 mm"), (0.00011, 1, "0.1100 mm TOO FAR")]
)
def test_more_than_a_tenth_of_a_millimetre_on_a_frame_fails_the_command(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    off_m: float,
    code: int,
    words: str,
) -> None:
    def pretend(_command: object, _path: Path, frames: list[float]) -> Shown:
        shown = drawn(tuple(frame / 2.0 for frame in frames))
        shown["eyes"][1] += (off_m, 0.0, 0.0)
        return Shown("pretended", shown)

    monkeypatch.setattr(command, "play", pretend)
    save_sign(small_sign(), tmp_path / "A.sign")
    assert command.main([str(tmp_path / "A.sign"), "--only", "three.js", "--fps", "2"]) == code
    assert words in capsys.readouterr().out


def test_a_client_that_cannot_be_asked_fails_the_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    save_sign(small_sign(), tmp_path / "A.sign")
    assert command.main([str(tmp_path / "A.sign"), "--only", "Blender", "--no-install", "--fps", "2"]) == 1
    assert "Blender: not installed" in capsys.readouterr().err


def test_a_client_that_fails_says_why(tmp_path: Path) -> None:
    with pytest.raises(MissingError, match=r"no\.glb"):
        play(command_of("three.js"), tmp_path / "no.glb", [0.0])


def test_every_client_has_its_script() -> None:
    assert all(SCRIPTS[client].is_file() for client in CLIENTS)
