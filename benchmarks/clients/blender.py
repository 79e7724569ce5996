"""Plays a GLB in Blender without its window.

`python blender.py FILE.glb FRAME,FRAME,...`, by a Python that has `bpy`.

The last line it prints is one JSON object, as from `tests/web/play.mjs`. A frame may be a fraction, between
two.
"""

import base64
import json
import sys
from pathlib import Path
from typing import Any, Final

import bpy
import numpy as np

Y_UP: Final = np.array([[1.0, 0.0, 0.0], [0.0, 0.0, 1.0], [0.0, -1.0, 0.0]])
"""From Blender's world, whose z is up, to glTF's."""


def main(path: Path, frames: list[float]) -> None:
    """Import the file as docs/file-format.md says, and print where its vertices are.

    The frame rate is set before.
    """
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    fps = _frames_per_second(path)
    scene.render.fps = round(fps)  # fps_base stays 1: the importer multiplies by it where Blender divides
    bpy.ops.import_scene.gltf(filepath=str(path))
    skinned = [one for one in scene.objects if one.find_armature()]
    shown = [_shown(scene, skinned, scene.render.fps * frame / fps) for frame in frames]
    print(
        "\n"
        + json.dumps({"client": f"Blender {bpy.app.version_string}", "frames": shown, "about": _plain(scene)})
    )


def _frames_per_second(path: Path) -> float:
    content = path.read_bytes()
    told = json.loads(content[20 : 20 + int.from_bytes(content[12:16], "little")])
    return float(told["asset"]["extras"]["frames_per_second"])


def _shown(scene: Any, skinned: list[Any], frame: float) -> dict[str, Any]:
    """Return where all vertices are at a frame of the scene."""
    scene.frame_set(int(frame), subframe=frame % 1.0)
    evaluated = bpy.context.evaluated_depsgraph_get()
    # an object whose mesh is animated is named after the mesh, another after its node: what both begin with
    # is its look
    return {
        "vertices": {
            one.data.name.partition(",")[0]: _vertices(one.evaluated_get(evaluated)) for one in skinned
        }
    }


def _vertices(drawn: Any) -> str:
    """(N, 3) m float32 in the order of the file, y up, in base64."""
    mesh, world = drawn.to_mesh(), Y_UP @ np.array(drawn.matrix_world)[:3]
    places = np.empty(3 * len(mesh.vertices), np.float32)
    mesh.vertices.foreach_get("co", places)
    drawn.to_mesh_clear()
    moved = places.reshape(-1, 3) @ world[:, :3].T + world[:, 3]
    return base64.b64encode(moved.astype(np.float32).tobytes()).decode()


def _plain(scene: Any) -> dict[str, Any]:
    """The scene's custom properties, which were the extras of the file's scene."""
    return {name: value for name, value in scene.items() if isinstance(value, str | float)}


if __name__ == "__main__":
    main(Path(sys.argv[1]), [float(frame) for frame in sys.argv[2].split(",")])
