"""GLB files opened in three.js, Babylon.js and Blender: how far the worst vertex is from the editor's.

`python -m benchmarks.clients [SIGN ...] [--fps N ...] [--only CLIENT]`. On frames a tenth of a millimetre is
allowed: 1 when it is more in any client, or when one of them could not be asked. Between frames, where
clients draw straight on, it is told as well. Blender is the package bpy, fetched once (400 MB) into an
environment of its own under the user's cache; it runs on one version of Python alone, so where this one does
not fit, name another by --python. `--without-mesh` plays movement on the body of another file, in three.js
and Babylon.js: there the skin is off by what four joints a vertex lose at the shoulders.
`--avatar FILE` looks at one that was learned instead: where three.js shows its own file, named points must be
within 0.1 mm of their places in those signs, or in all of the library.
`--only browsers` looks at a published site in Chromium and Firefox instead.
"""

import argparse
import statistics
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeAlias

from benchmarks.clients import avatars, browsers
from benchmarks.clients.environments import MissingError
from benchmarks.clients.misses import misses_m
from benchmarks.clients.players import CLIENTS, command_of, play
from signer.avatars import Avatar, load_avatar
from signer.document.queries import span_s
from signer.document.sign import Sign
from signer.document.timing import frame_count
from signer.errors import SignerError
from signer.export import body_file, export, format_of
from signer.files import load_sign
from signer.library.shelf import ENDING, FOLDER, sign_files

Commands: TypeAlias = Mapping[str, tuple[str, ...]]

SIGNS: Final = ("IDEA", "TEACH", "REMEMBER")
ON_BODIES: Final = ("three.js", "Babylon.js")
"""Clients whose scripts play movement on the body of another file."""
ALLOWED_MM: Final = 0.1
"""On a frame; `signer.export.corrections` leaves half of it."""
ALLOWED_ON_BODY_MM: Final = 20.0
"""On a frame of movement on the body of another file, which has no correction shapes."""
BROWSERS: Final = "browsers"
"""Published sites in Chromium and Firefox: `browsers.py`, which is asked for by itself."""
COLUMNS: Final = "{:10} {:>6} {:>8} {:20} {:>18} {:>26}"


@dataclass(frozen=True, slots=True)
class Row:
    """Errors of a client that shows a file.

    Attributes:
        allowed_mm: how far it may be off on a frame.
        sign, fps, size_mb: the gloss, frames a second and size of the file.
        client: its name and version.
        on_mm: how far the worst vertex is off on the worst frame.
        between_mm: how far the worst vertex is off halfway between each two frames.
    """

    sign: str
    fps: float
    size_mb: float
    client: str
    on_mm: float
    between_mm: tuple[float, ...]
    allowed_mm: float = ALLOWED_MM

    @property
    def is_close(self) -> bool:
        """On every frame it is within what is allowed."""
        return self.on_mm <= self.allowed_mm

    def __str__(self) -> str:
        on = f"{self.on_mm:.4f} mm" + ("" if self.is_close else " TOO FAR")
        between = f"{statistics.median(self.between_mm):.2f} mm, {max(self.between_mm):.2f} mm"
        return COLUMNS.format(self.sign, f"{self.fps:g}", f"{self.size_mb:.2f} MB", self.client, on, between)


def main(arguments: Sequence[str]) -> int:
    """Export the signs, play them in every client, and print a table.

    1 when a vertex is too far off or a client cannot be asked.
    """
    given = _parser().parse_args(arguments)
    if given.only == [BROWSERS]:
        return browsers.main()
    if given.avatar:
        return on_avatar(given.avatar, given.signs or [path.stem for path in sign_files()], given.no_install)
    clients: Sequence[str] = given.only or (ON_BODIES if given.without_mesh else CLIENTS)
    try:
        commands = {
            client: command_of(client, python=given.python, may_install=not given.no_install)
            for client in clients
        }
        print(COLUMNS.format("sign", "fps", "size", "client", "worst on frames", "between: median, worst"))
        rows = []
        for name in given.signs or SIGNS:
            sign = named_sign(name)
            for fps in given.fps or [format_of("sign.glb").usual_fps(sign)]:
                for row in measured(sign, fps, commands, without_mesh=given.without_mesh):
                    print(row, flush=True)
                    rows.append(row)
    except (MissingError, SignerError) as reason:
        print(reason, file=sys.stderr)
        return 1
    return 0 if all(row.is_close for row in rows) else 1


def named_sign(name: str) -> Sign:
    """Read a sign of the library, or of a file."""
    shipped = FOLDER / f"{name}{ENDING}"
    return load_sign(shipped if shipped.is_file() else name)


def on_avatar(file: str, names: Sequence[str], no_install: bool) -> int:
    """Print how named points meet their places on an avatar in three.js; 1 when one is too far."""
    try:
        avatar, command = load_avatar(file), command_of("three.js", may_install=not no_install)
        if not isinstance(avatar, Avatar):
            raise MissingError(f"{file}: is a body of ours; leave --avatar out")
        every = [(name, avatars.measured(avatar, named_sign(name), command)) for name in names]
    except (MissingError, SignerError) as reason:
        print(reason, file=sys.stderr)
        return 1
    found = [(name, one) for name, one in every if one is not None]
    for name, one in found:
        print(f"{name:16} {one}")
    met, missed = sum(one.met for _, one in found), sum(one.missed for _, one in found)
    worst = max((one.worst_mm for _, one in found), default=0.0)
    print(f"{len(found)} signs: {met} points met, {missed} missed, worst {worst:.4f} mm")
    return 0 if all(one.is_close for _, one in found) else 1


def measured(sign: Sign, fps: float, commands: Commands, *, without_mesh: bool = False) -> Iterator[Row]:
    """Export a sign and compare what each client shows on all frames and halfway between them.

    Args:
        sign: what is exported.
        fps: frames a second.
        commands: how each client is started.
        without_mesh: movement alone, played on the body of another file.

    Raises:
        MissingError: a client fails.
    """
    count = frame_count(span_s(sign)[1], fps)
    frames = [*map(float, range(count)), *(frame + 0.5 for frame in range(count - 1))]
    times_s = [frame / fps for frame in frames]
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "sign.glb"
        export(sign, path, fps, without_mesh=without_mesh)
        bodies = [Path(folder) / "body.glb"] if without_mesh else []
        for body in bodies:
            body_file(body)
        for command in commands.values():
            shown = play(command, path, frames, *bodies)
            off_mm = (1000.0 * misses_m(sign, times_s, shown.vertices)).tolist()
            yield Row(
                sign.gloss,
                fps,
                path.stat().st_size / 1e6,
                shown.client,
                max(off_mm[:count]),
                tuple(off_mm[count:]),
                ALLOWED_ON_BODY_MM if without_mesh else ALLOWED_MM,
            )


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.clients",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "signs",
        nargs="*",
        metavar="SIGN",
        help=f"of the library, or files; {' '.join(SIGNS)} unless given",
    )
    parser.add_argument(
        "--fps",
        nargs="+",
        type=float,
        metavar="N",
        help="frames a second; the usual ones of GLB unless given",
    )
    parser.add_argument("--avatar", default="", metavar="FILE", help="one that was learned, in three.js")
    parser.add_argument(
        "--without-mesh", action="store_true", help="movement alone, on the body of another file"
    )
    parser.add_argument(
        "--only", action="append", choices=(*CLIENTS, BROWSERS), help="one; may be given again"
    )
    parser.add_argument(
        "--python",
        default=sys.executable,
        metavar="PATH",
        help="the Python that Blender's environment is made by",
    )
    parser.add_argument(
        "--no-install", action="store_true", help="use Blender only where it is there already"
    )
    return parser


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
