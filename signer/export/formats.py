"""Table of the formats that a sign can be exported to."""

from dataclasses import replace
from fractions import Fraction
from functools import partial
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Final

from nonmanuals.shapes import GAZE_SHAPES
from signer.document.sign import Sign
from signer.errors import ExportError
from signer.export import animation_json, bvh, eaf, glb, pose_points, subtitles, trajectories, vrma
from signer.export.features import DRAWN, GAZE, MOVING, ON_FACE
from signer.export.format import NOTHING, Format
from signer.export.losses import Loss
from signer.export.options import DIALECTS
from signer.films.captions import TEXTS
from signer.lazy import lazily
from signer.phrases import phrase
from signer.printable import quoted

with lazily():  # only who writes a notation, or an avatar's file, needs what it is made with
    from signer.export import avatar_glb, avatar_json, bml, notating, sigml

if TYPE_CHECKING:
    from signer.avatars import Avatar

NEARLY_60: Final = Fraction(60_000, 1001)
"""The lowest rate that is called 60 frames a second: 30000/1001 doubled is one, too."""
BVH_FPS: Final = 120
"""Frames a second of a BVH, at least: readers mix its angles between frames, which are off in between."""


_TOLD: Final = frozenset({
    "signals", "markers", "items", "gloss", "translation", "notes and tags", "credits", "dominant side",
    "body",
})  # fmt: skip
"""Features that `about` says."""
JUDGED: Final = frozenset({
    "handshapes", "articulators", "sites", "own spots", "stand-offs", "points of space", "manners",
    "both_meet", "gestures of contacts", "orientations", "transitions", "secondary motion", "gloss", "items",
    "signals", "gaze",
})  # fmt: skip
"""Features that notation keeps at some keys and says otherwise at others."""
IN_BML: Final = frozenset({
    "keys", "handshapes", "articulators", "sites", "own spots", "stand-offs", "points of space", "manners",
    "both_meet", "orientations",
})  # fmt: skip
"""Features that postures in BML say something of."""
IN_WORDS: Final = frozenset({"keys", "handshapes", "articulators", "sites", "manners", "both_meet"})
"""Features that annotations of keys name."""
_GLOSSES: Final = frozenset({"gloss", "items"})


VRM_BONES: Final = "vrm"
ARKIT: Final = "arkit"
EAF: Final = ".eaf"
FOLDED: Final = "folded bones"
"""Name of the loss of formats that have fewer bones."""
_OF_POINTS: Final = DRAWN | frozenset({
    "handshapes", "own joints", "points of another handshape", "manners", "second contacts", "orientations",
    "secondary motion", "shoulders", "signals", "spans of one's own", "signal details", "addressee",
})  # fmt: skip
"""Features that are not seen in a few points of the arms."""


def folded_losses(_: Sign, contacts_mm: float | None = None) -> tuple[Loss, ...]:
    """Say that other bones turn for those that VRM has not, and how well that goes."""
    words = "what other bones turn is folded into those of VRM"
    told = "" if contacts_mm is None else f": contacts are within {contacts_mm:.2f} mm on this body"
    return (Loss(FOLDED, "", f"{words}{told}", "changed"),)


def notation_losses(sign: Sign) -> tuple[Loss, ...]:
    """Say what a notation says otherwise of a sign."""
    return notating.noted(sign).losses


def _film(name: str, ending: str, about: str, needs_extra: str = "") -> Format:
    return Format(name, ending, "film", "film", about, shows="is seen alone", needs_extra=needs_extra)


FORMATS: Final = (
    Format(
        "Animation JSON", ".json", "movement", "clip",
        "For players of your own: joints, and how well every contact is met, in plain text.",
        keeps=_TOLD | {"keys", "articulators", "sites", "manners", "second contacts"},
        shows="is movement alone", write=animation_json.write,
    ),
    Format(
        "GLB", ".glb", "movement", "clip",
        "For Blender, three.js, Unity and Godot: the signer's body with its movement.",
        keeps=_TOLD, shows="is movement alone", write=glb.write, solving=0.2, least_fps=NEARLY_60,
        is_drawn_straight=True,
    ),
    Format(
        "VRMA", ".vrma", "movement", "clip",
        "For VRM avatars, VRoid's too, in three-vrm and Unity: the movement, folded to the bones they have.",
        keeps=_TOLD, shows="is movement alone", write=vrma.write, bones=VRM_BONES, faces=("presets", ARKIT),
        shown_as={"face": "is blinks and vowels of VRM alone"}, hides_tracks=frozenset({"brows", "nose"}),
        more_losses=folded_losses, least_fps=NEARLY_60, is_drawn_straight=True,
    ),
    Format(
        "BVH", ".bvh", "movement", "clip",
        "For Blender, MotionBuilder, Unreal and game engines: joints and turns, as plain text.",
        shows="is movement alone", hides_tracks=ON_FACE, write=bvh.write, bones="all", least_fps=BVH_FPS,
    ),
    Format(
        "Pose points", ".pose", "movement", "clip",
        "For sign.mt's tools and models of sign language: points of body and hands, as MediaPipe names them.",
        shows="is points alone", hides_tracks=frozenset({GAZE}), write=pose_points.write,
    ),
    Format(
        "Trajectories", ".csv", "movement", "clip",
        "For spreadsheets and ELAN: where wrists, elbows and articulators are, as a table.",
        shows="is movement alone", hides=_OF_POINTS, hides_tracks=ON_FACE | {GAZE}, write=trajectories.write,
    ),
    Format(
        "WebVTT", ".vtt", "annotation", "sentence",
        "Subtitles for browsers: glosses at their times, or the translation.",
        keeps=_GLOSSES, write=subtitles.write,
    ),
    Format(
        "SRT", ".srt", "annotation", "sentence",
        "Subtitles for players and editing: glosses at their times, or the translation.",
        keeps=_GLOSSES, write=subtitles.write,
    ),
    Format(
        "EAF", EAF, "annotation", "sentence",
        "For ELAN: glosses of each hand, signals and the translation as tiers.",
        keeps=_GLOSSES | {"translation", "signals"}, shows="is words of an annotation",
        hides=frozenset(MOVING) - IN_WORDS, write=eaf.write,
    ),
    Format(
        "SiGML", ".sigml", "notation", "sentence",
        "For JASigning, CWASA and Performs, and whoever reads HamNoSys: postures and movements in symbols.",
        shows="has no time of its own", hides=frozenset(MOVING) - {"keys"}, judged=JUDGED,
        more_losses=notation_losses, dialects=DIALECTS, write=lambda *given: sigml.write(*given),
    ),
    Format(
        "BML", ".bml", "notation", "sentence",
        "For Performs: postures at their times, by the names that it has for shapes, places and parts.",
        keeps=frozenset({"gloss"}), shows="is written by the nearest words of BML",
        hides=frozenset(MOVING) - IN_BML, write=lambda *given: bml.write(*given),
    ),
    _film("GIF", ".gif", "A moving picture for slides, pages and chats."),
    _film("WebP", ".webp", "A moving picture, finer and smaller than a GIF; browsers show it."),
    _film("WebM", ".webm", "A film for browsers, slides and editing; it may be transparent.", "video"),
    _film("MP4", ".mp4", "A film for phones, and programs that read no WebM.", "video"),
)  # fmt: skip
"""All that is written for other programs; a format without an entry does not exist."""


def as_asked(
    form: Format, *, words: str = "gloss", bones: str = "", face: str = "", dialect: str = ""
) -> Format:
    """Return a format as options ask for it.

    Args:
        form: the format, as it stands in the table.
        words: of a film or of subtitles: "gloss", "translation" or "both"; empty for a film without words.
        bones: the set of bones to which a movement is folded; empty for the usual one.
        face: how the face is held, one of the format's; empty for the first.
        dialect: of a notation, one of the format's; empty for the first.

    Raises:
        ExportError: the format has no such choice.
    """
    if form.source == "film" or form.ending in TEXTS:
        said = {"": NOTHING, "gloss": _GLOSSES, "translation": frozenset({"translation"})}
        said["both"] = said["gloss"] | said["translation"]
        form = replace(form, keeps=said[words])
    if bones and not form.bones:
        raise ExportError(phrase("{form} has the bones it has; --bones is for BVH", form=form.name))
    if face and face not in form.faces:
        raise ExportError(phrase("{form} has no choice of faces; --face is for VRMA", form=form.name))
    if dialect and dialect not in form.dialects:
        raise ExportError(phrase("{form} has no choice of dialects; --dialect is for SiGML", form=form.name))
    if face == ARKIT:
        form = replace(form, hides_tracks=NOTHING, shown_as={})
    if bones == VRM_BONES and form.bones != VRM_BONES:  # without eyes
        form = replace(form, hides_tracks=form.hides_tracks | {GAZE})
    bones = bones or form.bones
    return replace(form, bones=bones, more_losses=folded_losses) if bones == VRM_BONES else form


def on_avatar(form: Format, avatar: "Avatar") -> Format:
    """Return a format as it is written on somebody's avatar.

    As GLB it is that one's own file with an animation, as animation JSON the movement of its own joints.
    ExportError for another format, and where the avatar's author forbids it.
    """
    if form.ending == ".json":  # holds nothing of the avatar but where its joints are
        return replace(form, write=partial(avatar_json.write, avatar))
    if form.ending != ".glb":
        raise ExportError(
            phrase(
                "{form} is not written on an avatar; give a file that ends in .glb or .json", form=form.name
            )
        )
    if forbids := avatar.forbids:
        raise ExportError(
            phrase(
                "the licence in the file of {avatar} forbids {forbids}. VRMA holds the "
                "movement alone; where the avatar is your own, learn it again and say that "
                "you may",
                avatar=quoted(avatar.name),
                forbids=forbids,
            )
        )
    face = avatar.standing.face
    looks = any(eye in avatar.bones for eye in ("eye.R", "eye.L")) or not face.keys().isdisjoint(GAZE_SHAPES)
    hidden = (NOTHING if face else ON_FACE) | (NOTHING if looks else frozenset({GAZE}))
    return replace(
        form,
        write=partial(avatar_glb.write, avatar),
        hides_tracks=hidden,
        more_losses=partial(avatar_glb.lacking_losses, frozenset(face)) if face else form.more_losses,
    )


def format_of(path: str | PathLike[str]) -> Format:
    """The format that the ending of a path asks for; ExportError when there is none."""
    ending = Path(path).suffix.lower()
    for one in FORMATS:
        if one.ending == ending:
            return one
    known = ", ".join(f"{one.ending} ({one.name})" for one in FORMATS)
    raise ExportError(
        phrase(
            "{path}: no format has the ending {ending!r}; use {known}", path=path, ending=ending, known=known
        )
    )
