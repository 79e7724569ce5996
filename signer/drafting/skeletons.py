"""Skeletons that move, of BVH and GLB files: places and turns of their joints over time.

Sources: the BVH description of M. Meredith and S. Maddock (Motion capture file formats explained, 2001); the
specification of glTF 2.0, section 3.11.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from scipy.spatial.transform import Rotation, Slerp

from body_model.arrays import Array
from signer.avatars.gltf import FARTHEST, MOST_VALUES, Glb, parsed
from signer.drafting.points import MOST_S
from signer.printable import quoted

USUAL_FPS: Final = 30.0
"""Frames a second at which a GLB is looked at: it has keys at times of its own."""
DEEPEST: Final = 200
"""Joints below each other at most."""
LONGEST_S: Final = 10.0 * MOST_S
"""Length of a take, s, from which on it is not even looked at: what is drafted is far shorter."""
MOST_PLACES: Final = 1_000_000
"""Places of joints in frames at most, 128 bytes each: a minute of 200 joints has a third of it."""
_CHANNELS: Final = {
    f"{axis}{what}": (what, row) for row, axis in enumerate("XYZ") for what in ("position", "rotation")
}


class Moving(NamedTuple):
    """A skeleton over the frames of a file.

    Attributes:
        tree: its joints, as nodes of a GLB, at rest.
        times_s: (F,) of the frames, s.
        worlds: (F, n, 4, 4) of the joints in the file's space: turns, perhaps scaled, and places.
    """

    tree: Glb
    times_s: Array
    worlds: Array

    @property
    def places(self) -> Array:
        """Places (F, n, 3) of the joints in the file's space."""
        return np.asarray(self.worlds[..., :3, 3])


def read_bvh(content: bytes, name: str) -> Moving:
    """Return the skeleton of a BVH file; ValueError where it is broken."""
    head, _, tail = content.decode("utf-8", "replace").partition("Frame Time:")
    words = iter(head.split())
    try:
        nodes, channels = _hierarchy(words)
        if next(words) != "Frames:":
            raise ValueError("it does not say how many frames it has")
        count, width = int(_number(next(words))), sum(map(len, channels))
    except StopIteration as error:
        raise ValueError("it ends before its movement") from error
    _require_fit(count, len(nodes), count * width)
    numbers = tail.split(maxsplit=count * width + 1)
    step_s = _number(numbers[0]) if numbers else 0.0
    if len(numbers) != count * width + 1 or not 0.0 < count * step_s < LONGEST_S:
        has = f"{len(numbers) - 1} numbers for {count * width}, at {step_s:g} s a frame"
        raise ValueError(f"it has {has}; {MOST_S:.0f} s are read at most")
    every = max(1, int(1.0 / (USUAL_FPS * step_s)))
    values = np.array(list(map(_number, numbers[1:]))).reshape(count, width)[::every]
    tree = Glb(Path(name), b"", {"nodes": nodes}, memoryview(b""))
    local = np.tile(tree.locals, (len(values), 1, 1, 1))
    at = 0
    for node, told in enumerate(channels):
        mine, at = values[:, at : at + len(told)], at + len(told)
        turns = [number for number, (what, _) in enumerate(told) if what == "rotation"]
        for number, (what, axis) in enumerate(told):
            if what == "position":  # instead of the offset: the root's may or may not hold it
                local[:, node, axis, 3] = mine[:, number]
        if turns:
            order = "".join("XYZ"[told[number][1]] for number in turns)
            local[:, node, :3, :3] = Rotation.from_euler(order, mine[:, turns], degrees=True).as_matrix()
    return Moving(tree, np.arange(len(values), dtype=np.float64) * (every * step_s), tree.placed(local))


def read_moving_glb(content: bytes, name: str) -> Moving:
    """Return the skeleton of a GLB file by its longest animation; ValueError where it has none."""
    tree = parsed(Path(name), content)
    animations = tree.json.get("animations") or []
    if not animations:
        raise ValueError("it has no animation; export the take with its movement")
    sampled = [[_sampled(tree, one, channel) for channel in one["channels"]] for one in animations]
    longest = max(sampled, key=lambda one: max((float(each[2][0][-1]) for each in one), default=0.0))
    ends = [float(told[0][-1]) for _, _, told in longest]
    starts = [float(told[0][0]) for _, _, told in longest]
    if not longest or not 0.0 < max(ends) - min(starts) < LONGEST_S:
        raise ValueError(f"its animation lasts {max(ends, default=0.0):g} s; {MOST_S:.0f} s are read at most")
    times = np.arange(min(starts), max(ends) + 1e-9, 1.0 / USUAL_FPS)
    _require_fit(len(times), len(tree.nodes), 0)
    found = {(node, path): _at(times, path, *told) for node, path, told in longest}
    local = np.tile(tree.locals, (len(times), 1, 1, 1))
    for node in {node for node, _ in found}:
        told = tree.nodes[node]
        place = found.get((node, "translation"), np.array(told.get("translation", (0.0, 0.0, 0.0))))
        turn = found.get((node, "rotation"), np.array(told.get("rotation", (0.0, 0.0, 0.0, 1.0))))
        scale = found.get((node, "scale"), np.array(told.get("scale", (1.0, 1.0, 1.0))))
        turned = Rotation.from_quat(np.broadcast_to(turn, (len(times), 4))).as_matrix()
        local[:, node, :3, :3] = turned * np.broadcast_to(scale, (len(times), 3))[:, None]
        local[:, node, :3, 3] = place
    return Moving(tree, times - times[0], tree.placed(local))


def _number(word: str) -> float:
    """Return a number of a text that anybody may have written."""
    try:
        found = float(word)
    except ValueError as error:
        raise ValueError(f"{quoted(word)} stands where a number should") from error
    if not abs(found) < FARTHEST:
        raise ValueError(f"{quoted(word)} is no number of a skeleton")
    return found


def _require_fit(frames: int, joints: int, numbers: int) -> None:
    """Raise ValueError for a take that is too large to be a sign's."""
    if not 0 < frames * joints <= MOST_PLACES or numbers > MOST_VALUES:
        raise ValueError(f"it has {joints} joints in {frames} frames; cut the take to one sign")


def _hierarchy(words: Iterator[str]) -> tuple[list[dict[str, Any]], list[list[tuple[str, int]]]]:
    """Return the joints of a BVH as nodes, end sites too, and the channels of each."""
    if next(words, "") != "HIERARCHY":
        raise ValueError("it is no BVH file: it does not begin with HIERARCHY")
    nodes, channels, above = list[dict[str, Any]](), list[list[tuple[str, int]]](), list[int]()
    for word in words:
        if word == "MOTION":
            break
        if word in ("ROOT", "JOINT", "End"):
            name = next(words)
            nodes.append({"name": "" if word == "End" else name, "children": []})
            channels.append([])
            if above:
                nodes[above[-1]]["children"].append(len(nodes) - 1)
        elif word == "{":
            above.append(len(nodes) - 1)
            if len(above) > DEEPEST:
                raise ValueError(f"more than {DEEPEST} joints stand below each other")
        elif word == "}":
            above.pop()
        elif word == "OFFSET":
            nodes[-1]["translation"] = [_number(next(words)) for _ in range(3)]
        elif word == "CHANNELS":
            named = [next(words) for _ in range(int(_number(next(words))))]
            if unknown := [one for one in named if one not in _CHANNELS]:
                raise ValueError(f"it has a channel {quoted(unknown[0])}")
            channels[-1] = [_CHANNELS[one] for one in named]
        else:
            raise ValueError(f"it has {quoted(word)} among its joints")
    return nodes, channels


def _sampled(tree: Glb, animation: Any, channel: Any) -> tuple[int, str, tuple[Array, Array, str]]:
    """Return the node, what of it moves, the times, the values, and how a channel goes on between them."""
    node, path = channel["target"]["node"], channel["target"]["path"]
    if not 0 <= node < len(tree.nodes):
        raise ValueError(f"its animation moves the node {node}, which is none")
    sampler = animation["samplers"][channel["sampler"]]
    times = tree.array(sampler["input"])[:, 0].astype(np.float64)
    values, kind = tree.array(sampler["output"]).astype(np.float64), sampler.get("interpolation", "LINEAR")
    if kind == "CUBICSPLINE":  # tangents are let be: between keys as dense as a take's they say little
        values = values[1::3]
    if (
        not len(times)
        or len(values) < len(times)
        or not (np.diff(times) > 0.0).all()
        or not np.isfinite(times).all()
    ):
        raise ValueError("the times of its animation do not grow")
    return node, path, (times, values[: len(times)], kind)


def _at(times: Array, path: str, known: Array, values: Array, kind: str) -> Array:
    """Return the values of a channel at times."""
    within = np.clip(times, known[0], known[-1])
    if kind == "STEP" or len(known) == 1:
        return np.asarray(values[np.searchsorted(known, within, side="right") - 1])
    if path == "rotation":
        return np.asarray(Slerp(known, Rotation.from_quat(values))(within).as_quat())
    return np.stack([np.interp(within, known, column) for column in values.T], axis=-1)
