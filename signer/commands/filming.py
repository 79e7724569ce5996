"""The film that options of a command ask for."""

from argparse import Namespace
from typing import TYPE_CHECKING

from signer.commands.arguments import GIF_FPS, film_size, look
from signer.lazy import lazily

with lazily():
    from signer.document import queries
    from signer.export import sampling
    from signer.studio import still_picture

if TYPE_CHECKING:
    from signer.document.sign import Sign
    from signer.studio.still_picture import Shot


def film_shot(sign: "Sign", options: Namespace, ending: str) -> "Shot":
    """Return what is drawn of a sign for a film whose file has that ending."""
    fps = options.fps or (min(sign.fps, GIF_FPS) if ending == ".gif" else sign.fps)
    return still_picture.Shot(
        shown_time(sign),
        options.view or "front",
        options.size or film_size(ending),
        fps,
        sampling.stretch_of(sign, options.start_s, options.end_s),
        options.signer,
        look(options),
    )


def shown_time(sign: "Sign") -> float:
    """Return the middle of the first hold, s: what a sign is best known by."""
    first = next((key for _, key in queries.every_key(sign)), None)
    return first.time_s + first.hold_s / 2 if first else 0.0
