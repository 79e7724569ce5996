"""`signer avatar`: learn somebody's own avatar, and tell how well signs are met on it."""

from argparse import ArgumentTypeError, Namespace
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from signer.commands import check, corpora
from signer.commands.arguments import add_life
from signer.commands.sources import HELP, sources
from signer.commands.terminal import DONE, FAILED, Commands, WrongUseError, command, say
from signer.corpus.checking import Check
from signer.corpus.work import Row
from signer.errors import SignerError
from signer.lazy import lazily
from signer.phrases import counted
from signer.printable import quoted

with lazily():
    from handshapes import search
    from signer import avatars
    from signer.avatars import bone_names, soup
    from signer.avatars import handshapes as shapes
    from signer.library import shelf

if TYPE_CHECKING:
    from signer.avatars import Own
    from signer.fitting.measure import Residuals

ENDING: Final = ".avatar"
LOOKED_AT: Final = ("f", "o", "a", "5")
"""Handshapes that are looked at when an avatar is learned: two that pinch, a fist, and a spread hand."""
_HEAD: Final = "  handshape           gap mm  overlap  in palm  turned"
SHOWN: Final = ("root", "head", "upperarm02.R", "lowerarm01.R", "wrist.R", "finger1-1.R", "finger2-1.R")
"""Bones that are named, so that somebody sees whether they were taken for the right ones."""


def add(commands: Commands) -> None:
    """The words that the command takes."""
    parser = command(commands, "avatar", _help, "sign on an avatar of your own: a VRM or GLB file")
    parser.set_defaults(parser=parser)
    does = parser.add_subparsers(title="what to do", metavar="WHAT")
    words = "find the bones of an avatar and lay the places of signs on its skin; about six seconds"
    learn = command(does, "learn", _learn, words)
    learn.add_argument("file", type=Path, metavar="FILE", help="a VRM or GLB file with both hands' fingers")
    words = f"what is learned, which `export` takes; beside FILE as NAME{ENDING} unless given"
    learn.add_argument("-o", "--out", type=Path, metavar="OUT", help=words)
    learn.add_argument(
        "--name", default="", metavar="NAME", help="what it is called; as its file unless given"
    )
    words = "the joint NAME stands for a bone of ours, such as finger1-3.R=ThumbTip; once for each bone"
    learn.add_argument("--bone", action="append", default=[], type=_bone, metavar="OURS=NAME", help=words)
    words = "its file may be changed and passed on whatever its licence says: it is your own"
    learn.add_argument("--allowed", action="store_true", help=words)
    words = "fit handshapes to an avatar's fingers, some seconds each, and measure its skin"
    fit = command(does, "fit", _fit, words)
    fit.add_argument("avatar", type=Path, metavar="AVATAR", help=f"what was learned, a file in {ENDING}")
    words = "handshapes that are fitted first, such as f; those not fitted yet all follow"
    fit.add_argument("first", nargs="*", metavar="SHAPE", help=words)
    words = "tell how it makes handshapes, and which contacts of signs it meets; exit 1 when one is missed"
    look = command(does, "check", _check, words)
    look.add_argument("avatar", type=Path, metavar="AVATAR", help=f"what was learned, a file in {ENDING}")
    look.add_argument("files", nargs="*", metavar="FILE", help=f"{HELP}; those of the library unless given")
    add_life(look)
    corpora.add_run(look)


def _help(options: Namespace) -> int:
    options.parser.print_help()
    return DONE


def _bone(text: str) -> tuple[str, str]:
    bone, equals, name = text.partition("=")
    if not (bone and equals and name):
        raise ArgumentTypeError(f"{text!r} is no OURS=NAME, such as wrist.R=HandRight")
    return bone, name


def _learn(options: Namespace) -> int:
    """Learn an avatar, and tell what was found."""
    out = options.out or options.file.with_suffix(ENDING)
    if out.absolute() == options.file.absolute():
        raise SignerError(f"{out}: is the avatar's own file; give another name")
    found = avatars.learn(options.file, options.name, bones=dict(options.bone), allowed=options.allowed)
    avatars.save_avatar(found, out)
    say([*_told(found), f"wrote {out}"])
    say(["its handshapes are our own hand's angles until they are fitted; so it makes those that tell most:"])
    say(
        [
            _HEAD,
            *(
                _shape_row(name, left, 0.0)
                for name, left in shapes.measured_handshapes(found.character, LOOKED_AT)
            ),
        ]
    )
    say([f"see them on its hand in the window; `signer avatar fit {out}` fits all, about six minutes"])
    return DONE


def _told(avatar: "Own") -> Iterator[str]:
    """Say what was found of an avatar, or how a body of our family is shaped."""
    if isinstance(avatar, avatars.Shaped):
        yield f"{avatar.name}: as {avatar.like}, {avatar.height_m:.2f} m tall"
        return
    standing = avatar.standing
    whole, some = len(standing.has), len(avatar.bones)
    size = f"{len(avatar.soup.triangles):,} triangles that can be touched"
    yield f"{avatar.name}: {some} of {whole} bones, {size}"
    yield f"  touched: {', '.join(avatar.soup.names)}"
    if untouched := [part for part in soup.parts_of(avatar.glb) if part not in avatar.soup.names]:
        yield f"  a hand passes through: {', '.join(untouched)}"
    if (licence := avatar.licence) is not None:
        yield f"  its licence: {'; '.join(licence.words)}"
        if forbids := avatar.forbids:
            yield f"  it forbids {forbids}: only VRMA is exported (--allowed where it is your own)"
    shown = (f"{bone_names.in_words(bone)} {avatar.glb.name_of(avatar.bones[bone])}" for bone in SHOWN)
    yield f"  bones: {', '.join(shown)}"


def _fit(options: Namespace) -> int:
    """Fit handshapes, and keep each as soon as it is found."""
    found = avatars.load_avatar(options.avatar)
    names = [shape.name for shape in shapes.shapes_to_fit()]
    if strange := [name for name in options.first if name not in names]:
        hint = search.did_you_mean(strange[0], names)
        raise WrongUseError(f"there is no handshape {quoted(strange[0])}{hint}")
    known, total = dict(found.handshapes), len(names)
    if isinstance(found, avatars.Shaped) and not known:
        known = shapes.good_handshapes(found.character)
        avatars.save_avatar(found.with_handshapes(known), options.avatar)
    for name, apart, left in shapes.fit_handshapes(found.character, known, options.first):
        if name not in options.first and known:
            found = _measured(found)
        known[name] = apart
        avatars.save_avatar(found.with_handshapes(known), options.avatar)
        say([f"  {len(known):>2} of {total}{_shape_row(name, left, float(abs(apart).max()))}"])
    _measured(found)
    say([f"wrote {options.avatar}"])
    return DONE


def _measured(avatar: "Own") -> "Own":
    """Return an avatar to which distances are known, and say so where they are baked for it."""
    if avatar.is_measured:
        return avatar
    found = avatar.measured()
    say(["distances to its skin are known"])
    return found


def _shape_row(name: str, left: "Residuals", turned_deg: float) -> str:
    """Say how well a shape is met."""
    gap, overlap, pressed = (f"{1e3 * value:4.1f}" for value in (left.gap_m, left.overlap_m, left.pressed_m))
    verdict = "" if shapes.is_good_here(left) else "  not good"
    return f"  {name:18s} {gap:>5} {overlap:>8} {pressed:>8} {turned_deg:>7.0f}°{verdict}"


def _shapes_told(avatar: "Own") -> Iterator[str]:
    """Say how an avatar makes each handshape."""
    yield _HEAD
    good = fitted = 0
    for name, left in shapes.measured_handshapes(avatar.character):
        apart = avatar.handshapes.get(name)
        fitted += apart is not None
        good += shapes.is_good_here(left)
        yield _shape_row(name, left, 0.0 if apart is None else float(abs(apart).max()))
    whole = len(shapes.shapes_to_fit())
    bounds = f"{shapes.GAP_MM:g} mm of gap, {shapes.OVERLAP_MM:g} mm of overlap"
    yield f"{good} of {whole} handshapes within {bounds}; {fitted} fitted to its fingers"
    if fitted < whole:
        yield "fit the others with `signer avatar fit`"


def _check(options: Namespace) -> int:
    """Say what an avatar has, and look signs over on it."""
    if words := corpora.misfit(options) or ("--again is for a folder of a run" if options.again else ""):
        raise WrongUseError(words)
    found = _measured(avatars.load_avatar(options.avatar))
    say([*_told(found), *_shapes_told(found)])
    files = sources(options.files or [str(shelf.FOLDER)])
    job = Check(signers=(), avatars=(str(options.avatar),), life=options.life)
    short, reports = {source.name: source.short_name for source in files}, list[dict[str, Any]]()

    def hear(row: Row) -> None:
        reports.extend(row.details or job.unread(row))
        report = reports[-1]
        if not report["ok"]:
            say([f"  {short[row.path]:<24}  {check.verdict(report)}"])

    corpora.heard(options, job, files, hear)
    good = sum(report["ok"] for report in reports)
    say([f"{good} of {counted(len(reports), 'sign')} without problems"])
    return DONE if good == len(reports) else FAILED
