"""A player of animation JSON that knows nothing of the program: joint transforms in plain Python."""

from typing import Any, TypeAlias

Vector: TypeAlias = tuple[float, float, float]
Quaternion: TypeAlias = tuple[float, float, float, float]


def joint_positions(animation: dict[str, Any], frame: int) -> dict[str, Vector]:
    """The place of every joint in the world, in metres, in one frame."""
    return {name: position for name, (position, _) in joint_frames(animation, frame).items()}


def joint_frames(animation: dict[str, Any], frame: int) -> dict[str, tuple[Vector, Quaternion]]:
    """The place and the turn of every joint in the world in one frame."""
    rotations = _at(animation["tracks"]["rotation"], "frames", frame)
    translations = _at(animation["tracks"]["translation"], "frames_m", frame)
    placed: dict[str, tuple[Vector, Quaternion]] = {}
    for joint in animation["skeleton"]:
        name = joint["name"]
        offset = translations.get(name, joint["translation_m"])
        turn = rotations.get(name, joint["rest_rotation"])
        origin, frame_turn = (
            placed[joint["parent"]] if joint["parent"] else ((0.0, 0.0, 0.0), (0.0, 0.0, 0.0, 1.0))
        )
        x, y, z = turned(frame_turn, offset)
        placed[name] = ((origin[0] + x, origin[1] + y, origin[2] + z), product(frame_turn, turn))
    return placed


def in_world(frames: dict[str, tuple[Vector, Quaternion]], joint: str, point: Any) -> Vector:
    """A point of a joint's frame in the world."""
    (a, b, c), turn = frames[joint]
    x, y, z = turned(turn, point)
    return (a + x, b + y, c + z)


def turned(q: Any, v: Any) -> Vector:
    x, y, z, w = q
    tx, ty, tz = 2 * (y * v[2] - z * v[1]), 2 * (z * v[0] - x * v[2]), 2 * (x * v[1] - y * v[0])
    return (v[0] + w * tx + y * tz - z * ty, v[1] + w * ty + z * tx - x * tz, v[2] + w * tz + x * ty - y * tx)


def product(p: Any, q: Any) -> Quaternion:
    (a, b, c, d), (x, y, z, w) = p, q
    return (
        d * x + a * w + b * z - c * y,
        d * y - a * z + b * w + c * x,
        d * z + a * y - b * x + c * w,
        d * w - a * x - b * y - c * z,
    )


def _at(track: dict[str, Any], name: str, frame: int) -> dict[str, Any]:
    return dict(zip(track["joints"], track[name][frame], strict=True)) if track["joints"] else {}
