"""Bake how the detector sees the hands of our handshapes: `python -m tools.bake_detector [PYTHON]`.

Each handshape of the right hand is drawn from 42 directions, the detector finds its 21 points, and these are
kept in the hand's own axes, scaled to its palm: `signer/drafting/detected_hands.npz`. The detector must be
set up (`signer detector --set-up`); nothing of a person is in it.
"""

import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

import numpy as np

import handshapes.catalogue as shapes
from body_model.arrays import Array
from signer.characters.load import reference
from signer.drafting import detecting, landmarks
from signer.drafting.hand_fit import SEEN_FILE
from signer.studio import app
from signer.studio.drawing.camera import Camera
from signer.studio.drawing.figure import arm_figure
from signer.studio.drawing.recorder import render_figure
from signer.studio.stage.canvas import backdrop

PIXELS: Final = 256
"""Width and height of a picture, px: the detector's model looks at 224."""
DISTANCE_M: Final = 2.4
"""Distance of the camera, m, about that of films."""
SHOWN_M: Final = 0.34
"""Width of a picture, m: a hand and some of its forearm, without which no hand is found."""
MIDDLE_M: Final = 0.07
"""Height of the middle of a hand over its wrist, m."""
PROGRAM: Final = Path(__file__).with_name("detect_hands.py")


def directions() -> Array:
    """Return the 42 corners (V, 3) of an icosahedron and of the middles of its edges, unit."""
    golden = 0.5 * (1.0 + 5.0**0.5)
    corners = [
        np.roll((0.0, one, golden * other), turn) for turn in range(3) for one in (-1, 1) for other in (-1, 1)
    ]
    found = [corner / np.linalg.norm(corner) for corner in corners]
    near = 1.01 * min(np.linalg.norm(found[0] - one) for one in found[1:])
    for row, one in enumerate(found[:12]):
        found += [(one + other) for other in found[row + 1 : 12] if np.linalg.norm(one - other) < near]
    return np.array([one / np.linalg.norm(one) for one in found])


def cameras() -> list[Camera]:
    """Return a camera in each direction."""
    fov = 2.0 * float(np.arctan(0.5 * SHOWN_M / DISTANCE_M))
    return [
        Camera((0.0, MIDDLE_M, 0.0), DISTANCE_M, float(np.arctan2(x, z)), float(np.arcsin(y)), fov)
        for x, y, z in directions()
    ]


def in_hand(points: Array, camera: Camera, palm_m: float) -> Array:
    """Return points (21, 3) px of a picture in the axes of the hand, m, the wrist at the origin."""
    seen = (points - points[0]) * (1.0, -1.0, -1.0)
    length = sum(np.linalg.norm(seen[one] - seen[other]) for one, other in landmarks.PALM)
    return np.asarray(palm_m / length * seen @ camera.axes.T)


def main() -> int:
    """Draw, find and keep."""
    app.prepare()
    character, names = reference(), [one.name for one in shapes.every()]
    palm_m = landmarks.palm_of(character)
    with tempfile.TemporaryDirectory() as folder:
        for number, name in enumerate(names):
            figure = arm_figure(character, name, "right")
            images = [
                render_figure(figure, camera, PIXELS, PIXELS, backdrop=backdrop()) for camera in cameras()
            ]
            pixels = [
                np.frombuffer(image.constBits(), np.uint8).reshape(PIXELS, PIXELS, 4)[..., 2::-1]
                for image in images
            ]
            np.save(Path(folder, f"{number:03}"), np.array(pixels))
        python = sys.argv[1] if sys.argv[1:] else str(detecting.interpreter())
        subprocess.run([python, "-I", str(PROGRAM), folder], check=True)
        found = [np.load(path)["points"] for path in sorted(Path(folder).glob("*.npz"))]
    seen = np.array([
        [in_hand(points, camera, palm_m) for points, camera in zip(one, cameras(), strict=True)]
        for one in found
    ])  # fmt: skip
    np.savez_compressed(
        SEEN_FILE,
        names=np.array(names),
        directions=directions().astype(np.float32),
        points=seen.astype(np.float16),
    )
    share = np.isfinite(seen[..., 0, 0]).mean()
    print(f"{SEEN_FILE}: hands are found in {share:.0%} of {seen.shape[0] * seen.shape[1]} pictures")
    return 0


if __name__ == "__main__":
    sys.exit(main())
