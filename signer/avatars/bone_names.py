"""Joints of an avatar that stand for bones of ours: by VRM's list, or by what tools call their bones."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from body_model.load import load_body
from handshapes.search import did_you_mean
from signer.avatars.gltf import Glb
from signer.printable import quoted

NEEDED: Final = (
    "root",
    "head",
    *(
        f"{stem}.{side}"
        for side in "RL"
        for stem in (
            "upperarm02",
            "lowerarm01",
            "wrist",
            *(f"finger{k}-{j}" for k in range(1, 6) for j in (1, 2, 3)),
        )
    ),
)
"""Bones without which nothing can be signed; the forearms' and upper arms' may be one each."""

_VRM_FINGERS: Final = {
    "Thumb": (1, ("Metacarpal", "Proximal", "Distal")),
    "Index": (2, ("Proximal", "Intermediate", "Distal")),
    "Middle": (3, ("Proximal", "Intermediate", "Distal")),
    "Ring": (4, ("Proximal", "Intermediate", "Distal")),
    "Little": (5, ("Proximal", "Intermediate", "Distal")),
}
_VRM_MIDDLE: Final = {"hips": "root", "neck": "neck01", "head": "head"}
_VRM_SIDED: Final = {
    "Eye": "eye", "UpperLeg": "upperleg01", "Shoulder": "clavicle", "UpperArm": "upperarm02",
    "LowerArm": "lowerarm01", "Hand": "wrist",
}  # fmt: skip
_VRM_SPINE: Final = ("spine", "chest", "upperChest")

_OURS: Final = {
    "spineMiddle": "spine04", "spineUpper": "spine03", "neckMiddle": "neck02", "neckUpper": "neck03",
}  # fmt: skip
"""Joints of the bodies that Signer writes itself and VRM has no word for; `_TWISTED` have their own."""
_OUR_SIDED: Final = {"Pelvis": "pelvis", "OuterShoulder": "shoulder01", "LowerArmTwist": "lowerarm02"}

_TRUNK: Final = ("hips", "pelvis", "spine", "abdomen", "torso", "chest", "upperchest")
_SIDED: Final = {
    "shoulder": "clavicle", "clavicle": "clavicle", "collar": "clavicle",
    "arm": "upperarm02", "upperarm": "upperarm02", "uparm": "upperarm02",
    "forearm": "lowerarm01", "lowerarm": "lowerarm01", "hand": "wrist", "wrist": "wrist",
    "upleg": "upperleg01", "upperleg": "upperleg01", "thigh": "upperleg01", "eye": "eye",
}  # fmt: skip
"""Words of Mixamo, Ready Player Me, MakeHuman's game engine, Rigify and Unreal, without side and signs."""
_DIGITS: Final = {"thumb": 1, "index": 2, "middle": 3, "ring": 4, "pinky": 5, "little": 5}
_VRM_OWN: Final = {"hips", "head", "leftUpperArm", "rightUpperArm", "leftIndexProximal"}
"""Joints of which one can tell that all are called as VRM has them, as in the bodies that Signer writes."""
_MAKEHUMAN_OWN: Final = {"root", "head", "lowerarm01.L", "wrist.R", "finger2-1.R"}
"""Likewise of the full skeleton of MakeHuman, whose names ours keep."""
_WORDS: Final = {"root": "hips", "upperarm02": "upper arm", "lowerarm01": "forearm", "wrist": "hand"}
_DIGIT_WORDS: Final = ("thumb", "index finger", "middle finger", "ring finger", "little finger")
_SIDE: Final = re.compile(r"^(left|right)|^([lr])[._ -]|[._ -](left|right|l|r)$")
_PREFIX: Final = re.compile(r"^(mixamorig\d*[:_]?|.*[|:]|def-|bip0*1[_ ]|j_(bip|adj|sec)_c_)")
_DIGIT: Final = re.compile(r"^(?:hand|f)?(thumb|index|middle|ring|pinky|little)0?\d$")
_RIGIFY_SPINE: Final = 7
"""Joints of the spine of Rigify, from the hips: the last but two is the neck, the last the head."""


def bones_of(glb: Glb) -> dict[str, int]:
    """Find the nodes that stand for bones of ours, by the names of these.

    A chain of the spine is given to ours from the hips up; ours that are left out stand where the next one
    does.
    """
    listed = _listed(glb)
    names = listed or {name: node for node in glb.order if (name := glb.name_of(node))}
    if listed or names.keys() >= _VRM_OWN:
        return _by_vrm(names)
    if names.keys() >= _MAKEHUMAN_OWN:
        found = {bone: names[bone] for bone in load_body().bone_names if bone in names}
        for side in "RL":  # the game engine's has one bone there
            if f"upperarm02.{side}" not in found and f"upperarm01.{side}" in found:
                found[f"upperarm02.{side}"] = found.pop(f"upperarm01.{side}")
        return found
    return _by_words(glb)


def nodes_of(glb: Glb, named: Mapping[str, str]) -> dict[str, int]:
    """Return the nodes that somebody named for bones of ours; ValueError where there is none."""
    out, known = dict[str, int](), frozenset(load_body().bone_names)
    for bone, name in named.items():
        if bone not in known:
            raise ValueError(f"there is no bone {quoted(bone)} of ours{did_you_mean(bone, sorted(known))}")
        found = [node for node in glb.order if glb.name_of(node) == name]
        if len(found) != 1:
            raise ValueError(f"{'no' if not found else 'more than one'} joint is called {quoted(name)}")
        out[bone] = found[0]
    return out


def missing_from(bones: Mapping[str, int]) -> tuple[str, ...]:
    """Return the bones that are needed and are not there."""
    return tuple(bone for bone in NEEDED if bone not in bones)


def missing_words(missing: Sequence[str]) -> str:
    """Say which bones are missing, the first of many."""
    named = ", ".join(f"the {in_words(bone)}" for bone in missing[:4])
    more = f" and {len(missing) - 4} more" if len(missing) > 4 else ""
    return (
        f"no joint was found for {named}{more}; both arms and three joints of each finger are needed. "
        f"Where the file has them by other names, say so: --bone {missing[0]}=NAME"
    )


def in_words(bone: str) -> str:
    """Return what a bone that is needed is called: "right hand", "left thumb 1"."""
    stem, _, side = bone.partition(".")
    plain = _WORDS.get(stem, stem)
    if stem.startswith("finger"):
        plain = f"{_DIGIT_WORDS[int(stem[6]) - 1]} {stem[8]}"
    return {"R": "right ", "L": "left "}.get(side, "") + plain


def _listed(glb: Glb) -> dict[str, int]:
    """Return the nodes of a VRM's humanoid by the names of VRM 1.0; empty for another file."""
    extensions: Mapping[str, Any] = glb.json.get("extensions") or {}
    if new := extensions.get("VRMC_vrm"):
        listed = {name: told["node"] for name, told in new["humanoid"]["humanBones"].items()}
    elif old := extensions.get("VRM"):
        listed = {_renamed(told["bone"]): told["node"] for told in old["humanoid"]["humanBones"]}
    else:
        return {}
    return {name: node for name, node in listed.items() if 0 <= node < len(glb.nodes)}


def _renamed(old: str) -> str:
    """Return the name in VRM 1.0 of a bone of VRM 0, whose thumb is called otherwise."""
    for before, now in (("ThumbProximal", "ThumbMetacarpal"), ("ThumbIntermediate", "ThumbProximal")):
        if old.endswith(before):
            return old.replace(before, now)
    return old


def _by_vrm(names: Mapping[str, int]) -> dict[str, int]:
    out = {bone: names[name] for name, bone in (_VRM_MIDDLE | _OURS).items() if name in names}
    for side, letter in (("left", "L"), ("right", "R")):
        for name, bone in (_VRM_SIDED | _OUR_SIDED).items():
            if side + name in names:
                out[f"{bone}.{letter}"] = names[side + name]
        if (twist := names.get(f"{side}UpperArmTwist")) is not None:
            out[f"upperarm01.{letter}"], out[f"upperarm02.{letter}"] = out[f"upperarm02.{letter}"], twist
        for finger, (digit, parts) in _VRM_FINGERS.items():
            for number, part in enumerate(parts, 1):
                if (node := names.get(f"{side}{finger}{part}")) is not None:
                    out[f"finger{digit}-{number}.{letter}"] = node
            if digit > 1 and (node := names.get(f"{side}{finger}Metacarpal")) is not None:
                out[f"metacarpal{digit - 1}.{letter}"] = node
    if "spineMiddle" in names:  # a body that Signer wrote
        own = {"spine": "spine05", "chest": "spine02", "upperChest": "spine01"}
        return out | {bone: names[name] for name, bone in own.items() if name in names}
    return out | _spine([names[name] for name in _VRM_SPINE if name in names])


def _spine(nodes: list[int]) -> dict[str, int]:
    """Give the joints of a spine, from below, to bones of ours."""
    ours = {
        0: (), 1: ("spine01",), 2: ("spine04", "spine01"), 3: ("spine05", "spine03", "spine01"),
    }.get(len(nodes), ("spine05", "spine04", "spine03", "spine01"))  # fmt: skip
    chosen = nodes if len(nodes) <= len(ours) else [*nodes[: len(ours) - 1], nodes[-1]]
    return dict(zip(ours, chosen, strict=True))


def _by_words(glb: Glb) -> dict[str, int]:
    out, spine, digits = dict[str, int](), list[int](), dict[tuple[int, str], list[int]]()
    for node, stem, side in _stems(glb):
        if found := _DIGIT.match(stem):
            if side:
                digits.setdefault((_DIGITS[found[1]], side), []).append(node)
        elif side and stem in _SIDED:
            out.setdefault(f"{_SIDED[stem]}.{side}", node)
        elif not side and (plain := re.sub(r"\d+$", "", stem)) in ("neck", "head", *_TRUNK):
            if plain in _TRUNK:
                spine.append(node)
            else:
                out.setdefault("neck01" if plain == "neck" else "head", node)
    if spine:
        out["root"] = spine[0]
    if "head" not in out and len(spine) == _RIGIFY_SPINE:
        out["head"], out["neck01"] = spine.pop(), spine.pop(-2)
    above = set(_above(glb, out.get("head", -1)))  # no helpers beside the chain
    out |= _spine([node for node in spine[1:] if node in above])
    for (digit, side), nodes in digits.items():
        # the joints of a digit go down in one chain; what comes after the third is its tip
        chain = [node for node in nodes if node == nodes[0] or set(_above(glb, node)) & set(nodes)]
        for number, node in enumerate(chain[:3], 1):
            out[f"finger{digit}-{number}.{side}"] = node
    return out


def _stems(glb: Glb) -> Iterator[tuple[int, str, str]]:
    """Yield joints, parents first, with what they are called without side, case and signs, and the side."""
    for node in glb.order:
        name = _PREFIX.sub("", glb.name_of(node).lower())
        vroid = re.match(r"^j_bip_([lr])_(.*)$", name)
        side, rest = (vroid[1], vroid[2]) if vroid else ("", name)
        if not vroid and (found := _SIDE.search(name)):
            side = next(part for part in found.groups() if part)[0]
            rest = name[: found.start()] + name[found.end() :]
        # "f_index.01" of Rigify; "index_01" of MakeHuman's game engine; "Spine02"
        yield node, re.sub(r"[._ -]", "", rest), side.upper()


def _above(glb: Glb, node: int) -> Iterator[int]:
    while node >= 0 and (node := glb.parents[node]) >= 0:
        yield node
