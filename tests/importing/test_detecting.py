"""The detector of landmarks: a program of another environment, which may be anything, is started and heard."""

import os
import runpy
import sys
import textwrap
from collections.abc import Callable
from enum import IntEnum
from importlib.resources import files as resources
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np
import pytest

from signer import files
from signer.commands import importing
from signer.commands.sources import Source
from signer.drafting import detecting
from signer.drafting.pose_file import read_pose
from signer.errors import ImportingError
from signer.export.keypoints import BODY_NAMES, HAND_NAMES
from signer.export.options import Options
from signer.export.pose_points import write
from signer.motion import clip
from tests.helpers.command_line import run

LIBRARY = Path(files.__file__).parents[1] / "library" / "signs"
POINTS = np.random.default_rng(7).uniform(0.1, 0.9, (5, 33 + 21 + 21, 3))
"""Points of five frames, as shares of the picture; of the world in metres."""
SIZE = (200, 100)


def _other(folder: Path, program: str) -> str:
    """Return an interpreter that runs a program of ours, whatever it is told to run."""
    path = folder / "python"
    path.write_text(f"#!{sys.executable}\nimport sys\nfilm, out = sys.argv[-2:]\n{textwrap.dedent(program)}")
    path.chmod(0o755)
    return str(path)


def _film(folder: Path) -> Path:
    film = folder / "CLIP.mp4"
    film.write_bytes(b"a film")
    return film


def test_a_detector_tells_how_far_it_is_and_leaves_a_file(tmp_path: Path) -> None:
    python = _other(
        tmp_path,
        """
        for number in (1, 2, 4):
            print(number, 4, 30.0)
        open(out, "wb").write(open(film, "rb").read())
        """,
    )
    told = list[float]()
    detecting.detect(_film(tmp_path), tmp_path / "CLIP.pose", told.append, python)
    assert told == [0.25, 0.5, 1.0]
    assert (tmp_path / "CLIP.pose").read_bytes() == b"a film"


@pytest.mark.parametrize(
    ("program", "words"),
    [
        ("print('it is no film', file=sys.stderr); sys.exit(1)", "it is no film"),
        ("sys.exit(3)", "ended with 3"),
        ("while True: pass", "took too long"),
        ("print(1, 2, 30.0, flush=True)\nwhile True: pass", "took too long"),
    ],
)
def test_what_a_detector_cannot_do_is_a_sentence(
    program: str, words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if "while" in program:
        monkeypatch.setattr(detecting, "LEAST_S", 0.3)
    with pytest.raises(ImportingError, match=words):
        detecting.detect(
            _film(tmp_path), tmp_path / "out.pose", lambda _share: None, _other(tmp_path, program)
        )
    assert not (tmp_path / "out.pose").exists()


def test_a_detector_ends_with_who_waits_for_it(tmp_path: Path) -> None:
    note = tmp_path / "number"
    python = _other(
        tmp_path,
        f"""
        import os
        open({str(note)!r}, "w").write(str(os.getpid()))
        print(1, 2, 30.0, flush=True)
        while True: pass
        """,
    )

    def give_up(_share: float) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        detecting.detect(_film(tmp_path), tmp_path / "out.pose", give_up, python)
    with pytest.raises(ProcessLookupError):
        os.kill(int(note.read_text()), 0)


def test_nobody_who_has_none_is_left_without_a_word(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    assert not detecting.is_set_up()
    with pytest.raises(ImportingError, match="signer detector --set-up"):
        detecting.detect(_film(tmp_path), tmp_path / "out.pose", lambda _share: None)
    with pytest.raises(ImportingError, match="no such file"):
        detecting.detect(tmp_path / "none.mp4", tmp_path / "out.pose", lambda _share: None)
    with pytest.raises(ImportingError, match="cannot be run"):
        detecting.set_up(lambda _share: None, str(tmp_path / "nothing"))
    assert run("detector") == 0
    assert "not set up" in capsys.readouterr().out


def test_films_are_drafted_with_their_landmarks_beside(tmp_path: Path) -> None:
    exact = tmp_path / "exact.pose"
    write([clip(files.load_sign(LIBRARY / "ME.sign"), fps=30)], exact, Options())
    python = _other(tmp_path, f"open(out, 'wb').write(open({str(exact)!r}, 'rb').read())")
    out = tmp_path / "drafts"
    assert run("draft", str(_film(tmp_path)), "-o", str(out), "--detector", python) == 0
    assert sorted(path.name for path in out.iterdir()) == ["CLIP.pose", "CLIP.sign"]
    draft = files.load_sign(out / "CLIP.sign")
    assert draft.video is not None
    assert (draft.gloss, draft.video.path, bool(draft.guesses)) == ("CLIP", str(tmp_path / "CLIP.mp4"), True)
    exact.rename(tmp_path / "CLIP.pose")  # read before: no detector is asked
    assert run("draft", str(tmp_path / "CLIP.mp4"), "-o", str(tmp_path / "again"), "--detector", "none") == 0
    assert files.load_sign(tmp_path / "again" / "CLIP.sign").guesses == draft.guesses
    found = [Source(str(path), path) for path in sorted(tmp_path.glob("CLIP.*"))]
    assert [one.path for one in importing.without_read_films(found)] == [tmp_path / "CLIP.pose"]


def _named(name: str, points: tuple[str, ...]) -> type[IntEnum]:
    return IntEnum(name, {point.upper(): row for row, point in enumerate(points)})


def _marks(values: np.ndarray) -> SimpleNamespace:
    def mark(x: float, y: float, z: float) -> SimpleNamespace:
        return SimpleNamespace(x=x, y=y, z=z, visibility=0.0, HasField=lambda _field: False)

    return SimpleNamespace(landmark=[mark(*row) for row in values])


class _Holistic:
    """A detector that finds the points of one frame after the other; the left hand only in the first."""

    def __init__(self, **_options: object) -> None:
        self.number = 0

    def __enter__(self) -> "_Holistic":
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def process(self, _picture: object) -> SimpleNamespace:
        parts = np.split(POINTS[self.number], (33, 54))
        self.number += 1
        return SimpleNamespace(
            pose_landmarks=_marks(parts[0]),
            left_hand_landmarks=_marks(parts[1]) if self.number == 1 else None,
            right_hand_landmarks=_marks(parts[2]),
        )


class _Faces:
    """A detector that finds so many faces in each picture."""

    count = 1

    def __init__(self, **_options: object) -> None:
        pass

    def __enter__(self) -> "_Faces":
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def process(self, _picture: object) -> SimpleNamespace:
        return SimpleNamespace(detections=["face"] * self.count)


@pytest.fixture
def program(monkeypatch: pytest.MonkeyPatch) -> Callable[[str, str], int]:
    """Return the program's job, with a detector and a film that are made up."""
    hands = tuple(name.replace("_mcp", "_finger_mcp") for name in HAND_NAMES)
    solution = SimpleNamespace(
        Holistic=_Holistic, PoseLandmark=_named("Body", BODY_NAMES), HandLandmark=_named("Hand", hands)
    )
    mediapipe: Any = ModuleType("mediapipe")
    mediapipe.solutions = SimpleNamespace(
        holistic=solution, face_detection=SimpleNamespace(FaceDetection=_Faces)
    )
    cv2: Any = ModuleType("cv2")
    cv2.CAP_PROP_FPS, cv2.CAP_PROP_FRAME_COUNT, cv2.COLOR_BGR2RGB = 5, 7, 4
    cv2.cvtColor = lambda picture, _how: picture
    pictures = [(True, np.zeros((SIZE[1], SIZE[0], 3)))] * len(POINTS) + [(False, None)]
    cv2.VideoCapture = lambda _film: SimpleNamespace(
        get={5: 25.0, 7: 5.0}.__getitem__, read=iter(pictures).__next__
    )
    monkeypatch.setitem(sys.modules, "mediapipe", mediapipe)
    monkeypatch.setitem(sys.modules, "cv2", cv2)
    path = str(resources("signer.drafting").joinpath(detecting.PROGRAM))
    job: Callable[[str, str], int] = runpy.run_path(path)["main"]
    return job


def test_its_program_writes_what_it_finds_as_our_reader_reads_it(
    tmp_path: Path, program: Callable[[str, str], int]
) -> None:
    assert program("film", str(tmp_path / "x.pose")) == 0
    found = read_pose((tmp_path / "x.pose").read_bytes(), "x.pose")
    scale = np.array((SIZE[0], SIZE[1], SIZE[0]))
    np.testing.assert_allclose(found.body, POINTS[:, :33] * scale, rtol=1e-6)
    np.testing.assert_allclose(found.hands["right"], POINTS[:, 54:75] * scale, rtol=1e-6)
    np.testing.assert_allclose(found.times_s, np.arange(5) / 25.0)
    assert found.seen("left").tolist() == [True] + 4 * [False]


def test_its_program_refuses_a_film_of_several_people(
    tmp_path: Path,
    program: Callable[[str, str], int],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(_Faces, "count", 2)
    assert program("film", str(tmp_path / "x.pose")) == 1
    assert "several people" in capsys.readouterr().err
    assert not (tmp_path / "x.pose").exists()
