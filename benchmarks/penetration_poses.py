"""Seeded poses of all kinds for `benchmarks.penetration`.

One hand or two, anywhere, half of them deep in something.
"""

import random
from collections.abc import Callable, Mapping
from functools import cache
from typing import Final

import handshapes.catalogue as shapes
import sites.catalogue as places
from body_model.face_shapes import FACE_SHAPES
from handshapes.handshape import Handshape
from signer.document.sign import Sign
from signer.document.tracks.hand import HandTrack, Key
from signer.document.tracks.kinds import BODY_KINDS
from signer.document.tracks.kinds import KINDS as KIND_OF
from signer.document.tracks.span import Span
from signer.document.values import Contact, Elbow, HandRole, Orientation, Placement, SpacePoint
from sites.site import Site

TIME_S: Final = 1.0
_FAR: Final = 2.0 / 3.0
_FISTS: Final = ("a", "s", "10", "e", "m", "n", "t")
_FAR_SHAPES: Final = ("cheekPuff", "jawOpen", "mouthFunnel", "mouthPucker", "jawLeft", "cheekSuckLeft")
_FLAT: Final = ("b", "flat_b", "5", "4")

Draw = random.Random


def seeded_sign(seed: int) -> tuple[str, Sign]:
    """A pose, as a sign held at `TIME_S`, and of what kind it is: kinds follow one another by the seed."""
    kinds = list(KINDS)
    kind = kinds[seed % len(kinds)]
    return kind, KINDS[kind](random.Random(seed))


def leaning_sign(seed: int) -> tuple[str, Sign]:
    """The pose of a seed with a trunk that leans and a head that turns, to two thirds of the limits."""
    kind, sign = seeded_sign(seed)
    draw = random.Random(-1 - seed)
    tracks = []
    for track in BODY_KINDS:
        pose = tuple((one.name, _FAR * draw.uniform(one.low, one.high)) for one in track.channels)
        tracks.append(track.make(None, (Span(f"{track.letter}9", TIME_S, pose=pose),)))
    return kind, sign.with_tracks(*tracks)


def faced_sign(seed: int) -> tuple[str, Sign]:
    """One hand at a face or neck whose shapes are moved anyhow, some of them far."""
    draw = random.Random(-1 - seed)
    sign = KINDS["at the face" if draw.random() < 0.7 else "at the head"](random.Random(seed))
    shapes = [name for name in FACE_SHAPES if not name.startswith("eyeLook")]
    chosen = {name: draw.random() for name in draw.sample(shapes, 5)}
    chosen |= {name: draw.uniform(0.3, 1.0) for name in (draw.choice(_FAR_SHAPES),)}
    span = Span("m9", TIME_S, shapes=tuple(sorted(chosen.items())))
    return "with a face", sign.with_tracks(KIND_OF["mouth"].make(None, (span,)))


def _anywhere(draw: Draw) -> Sign:
    """Two hands on the body, on each other or in the air, turned and swung anyhow within limits."""
    return _sign(_key(draw, "dominant"), _key(draw, "base") if draw.random() < 0.7 else None)


def _at(*regions: str) -> Callable[[Draw], Sign]:
    """One hand at a place of a region, the other arm hanging."""
    return lambda draw: _sign(_key(draw, "dominant", site=draw.choice(_sites("right", regions)).id))


def _on_arm(draw: Draw) -> Sign:
    """A hand at the other arm, which is anywhere too."""
    return _sign(_key(draw, "dominant", site=draw.choice(_sites("right", ("arm",))).id), _key(draw, "base"))


def _in_hand(draw: Draw) -> Sign:
    """A hand at the other hand, which is in front of the trunk."""
    base = _key(draw, "base", in_air=True)
    return _sign(_key(draw, "dominant", site=draw.choice(_sites("right", ("hand",))).id), base)


def _across(draw: Draw) -> Sign:
    """A hand on the far side of trunk or arm, so that the forearm lies across the trunk."""
    far = tuple(site for site in _sites("right", ("torso", "arm", "neck")) if site.id.endswith(".L"))
    return _sign(
        _key(draw, "dominant", site=draw.choice(far).id), _key(draw, "base") if draw.random() < 0.5 else None
    )


def _near_by(draw: Draw) -> Sign:
    """Both hands in the air close to the trunk, wrists and elbows anyhow."""
    return _sign(_key(draw, "dominant", in_air=True), _key(draw, "base", in_air=True))


def _shaped(names: tuple[str, ...]) -> Callable[[Draw], Sign]:
    """One hand of a kind of shape anywhere, the other anyhow."""

    def made(draw: Draw) -> Sign:
        shape = shapes.find(draw.choice(names))
        return _sign(
            _key(draw, "dominant", shape=shape),
            _key(draw, "base", shape=shape) if draw.random() < 0.5 else None,
        )

    return made


KINDS: Final[Mapping[str, Callable[[Draw], Sign]]] = {
    "anywhere": _anywhere,
    "at the face": _at("face"),
    "at the head": _at("head", "head space", "neck"),
    "at the trunk": _at("torso", "torso space"),
    "at the other arm": _on_arm,
    "hand in hand": _in_hand,
    "across the trunk": _across,
    "fists": _shaped(_FISTS),
    "flat hands": _shaped(_FLAT),
    "in the air": _near_by,
}


@cache
def _sites(side: str, regions: tuple[str, ...]) -> tuple[Site, ...]:
    return tuple(
        site for site in places.placed("right" if side == "right" else "left") if site.region in regions
    )


def _sign(dominant: Key, base: Key | None = None) -> Sign:
    return Sign(
        gloss="SEEDED",
        tracks=(HandTrack("dominant", (dominant,)), HandTrack("base", () if base is None else (base,))),
    )


def _key(
    draw: Draw,
    role: HandRole,
    *,
    site: str | None = None,
    shape: Handshape | None = None,
    in_air: bool = False,
) -> Key:
    shape = shape or draw.choice(shapes.every())
    articulator = draw.choice(shapes.legal(shape)).id
    placement: Placement = SpacePoint(
        articulator, (draw.uniform(-0.3, 0.1), draw.uniform(-0.35, 0.25), draw.uniform(0.05, 0.35))
    )
    if site is not None or (not in_air and draw.random() < 0.7):
        chosen = site or draw.choice(places.placed("right" if role == "dominant" else "left")).id
        placement = Contact(articulator, chosen, draw.choice(["touch", "near"]), 0.01)
    turned = Orientation(draw.uniform(-1.4, 1.4), draw.uniform(-0.9, 1.1), draw.uniform(-0.3, 0.3))
    return Key(
        "k1" if role == "dominant" else "k2",
        TIME_S,
        shape.name,
        placement,
        orientation=turned,
        elbow=Elbow(draw.uniform(-0.6, 1.2)),
    )
