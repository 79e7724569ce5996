"""Contacts of the library on fewer bones: by how much hands miss, and by how much joints move.

python -m benchmarks.folding [SIGN ...]
"""

import sys
from collections.abc import Collection, Mapping, Sequence
from types import MappingProxyType
from typing import Final

import numpy as np

from benchmarks.figure import Figure, show
from body_model.load import load_body
from signer.export.bone_sets import VRM, all_bones, bone_set
from signer.export.folding import folded
from signer.files import load_sign
from signer.library.shelf import sign_files
from signer.motion import clip

FPS: Final = 30.0
MET_MM: Final = 0.1
"""Millimetres within which first contacts are met on fewer bones."""
LEG: Final = ("LowerLeg", "Foot", "Toes")
"""Ends of names of bones that the drawn figure lacks."""
_ALL: Final = all_bones(load_body())
SETS: Final[Mapping[str, Collection[str]]] = MappingProxyType({
    "VRM": VRM,
    "VRM and metacarpals": VRM | {name for name in _ALL if name.endswith("Metacarpal")},
    "all but twist joints": {name for name in _ALL if not name.endswith("Twist")},
    "all": _ALL,
})  # fmt: skip


def measure(names: Sequence[str] = ()) -> list[Figure]:
    """Fold every sign of the library, or those that are named, to each set of bones."""
    sets = {name: bone_set(load_body(), kept) for name, kept in SETS.items()}
    found = {name: list[tuple[float, float, float]]() for name in sets}
    for path in sign_files():
        if names and path.stem not in names:
            continue
        solved = clip(load_sign(path), FPS)
        for name, bones in sets.items():
            shown = folded([solved], bones)
            away = np.linalg.norm(shown.positions - solved.bone_positions[:, bones.rows], axis=-1)
            away[
                :,
                [row for row, bone in enumerate(bones.names) if bone.endswith(("LowerLeg", "Foot", "Toes"))],
            ] = 0.0
            found[name].append((shown.contacts_mm, shown.seconds_mm, 1000.0 * float(away.max())))
    figures = []
    for name, rows in found.items():
        contacts, seconds, moved = np.array(rows).T
        figures += [
            Figure(f"{name}: contacts, at most", float(contacts.max()), "mm", MET_MM),
            Figure(f"{name}: second contacts, at most", float(seconds.max()), "mm", None),
            Figure(f"{name}: a joint moves, at most", float(moved.max()), "mm", None),
        ]
    return figures


if __name__ == "__main__":
    show(measure(sys.argv[1:]))
