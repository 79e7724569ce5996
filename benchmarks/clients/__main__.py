"""GLB files opened in three.js, Babylon.js and Blender: how far the worst vertex is from the editor's.

`python -m benchmarks.clients [SIGN ...] [--fps N ...] [--only CLIENT]`. On frames it may be a tenth of a millimetre: 1 when it is more in
any client, or when one of them could not be asked. Between frames, where clients draw straight on, it is told as well. Blender is the
package bpy, fetched once (400 MB) into an environment of its own under the user's cache; it runs on one version of Python alone,
so where this one does not fit, name another by --python.
"""

import argparse
import statistics
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from benchmarks.clients.misses import misses_m
from benchmarks.clients.players import CLIENTS, command_of, play
from benchmarks.peers.environments import MissingError
from signer.document.queries import span_s
from signer.document.sign import Sign
from signer.document.timing import frame_count
from signer.export import export, format_of
from signer.files import load_sign
from signer.library.shelf import ENDING, FOLDER

SIGNS: Final = ("IDEA", "TEACH", "REMEMBER")
ALLOWED_MM: Final = 0.1
COLUMNS: Final = "{:10} {:>6} {:>8} {:20} {:>18} {:>26}"


def main(arguments: Sequence[str]) -> int:
    """Export the signs, play them in every client, and print a table."""
    given = _parser().parse_args(arguments)
    commands = dict[str, tuple[str, ...]]()
    missing = dict[str, str]()
    for client in given.only or CLIENTS:
        try:
            commands[client] = command_of(client, python=given.python, may_install=not given.no_install)
        except MissingError as reason:
            missing[client] = str(reason)
    print(COLUMNS.format("sign", "fps", "size", "client", "worst on frames", "between: median, worst"))
    good = True
    for name in given.signs:
        sign = load_sign(FOLDER / f"{name}{ENDING}" if name.isidentifier() else name)
        for fps in given.fps or [format_of("a.glb").usual_fps(sign)]:
            good = _show(sign, fps, commands, missing) and good
    for client, reason in missing.items():
        print(f"{client} could not be asked: {reason}", file=sys.stderr)
    return 0 if good and not missing else 1


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.clients", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("signs", nargs="*", default=SIGNS, metavar="SIGN", help=f"of the library, or files; {' '.join(SIGNS)} unless given")
    parser.add_argument("--fps", nargs="+", type=float, metavar="N", help="frames a second; the usual ones of GLB unless given")
    parser.add_argument("--only", action="append", choices=CLIENTS, help="one client; may be given again")
    parser.add_argument("--python", default=sys.executable, metavar="PATH", help="the Python that Blender's environment is made by")
    parser.add_argument("--no-install", action="store_true", help="use Blender only where it is there already")
    return parser


def _show(sign: Sign, fps: float, commands: dict[str, tuple[str, ...]], missing: dict[str, str]) -> bool:
    """Print one line for each client; whether all of them are within ALLOWED_MM. What fails moves to `missing`."""
    good, count = True, frame_count(span_s(sign)[1], fps)
    frames = [*map(float, range(count)), *(frame + 0.5 for frame in range(count - 1))]
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "sign.glb"
        export(sign, path, fps)
        for client, command in list(commands.items()):
            try:
                shown = play(command, path, frames)
            except MissingError as reason:
                missing[client] = str(reason)
                del commands[client]
                continue
            off_mm = (1000.0 * misses_m(sign, [frame / fps for frame in frames], shown.vertices)).tolist()
            on, between = max(off_mm[:count]), off_mm[count:]
            good = good and on <= ALLOWED_MM
            size, verdict = f"{path.stat().st_size / 1e6:.2f} MB", "" if on <= ALLOWED_MM else " TOO FAR"
            apart = f"{statistics.median(between):.2f} mm, {max(between):.2f} mm"
            print(COLUMNS.format(sign.gloss, f"{fps:g}", size, shown.client, f"{on:.4f} mm{verdict}", apart), flush=True)
    return good


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
