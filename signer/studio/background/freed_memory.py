"""Memory that was freed is given back to the system while the window rests.

The C library of GNU keeps it: after some hundred edits, each with its arrays for poses and pictures, that is
a fifth of all that the program seems to take.
"""

import contextlib
import ctypes
import time
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject

from signer.studio.editing.player import Player
from signer.studio.editing.soon import later

REST_MS: Final = 2000
"""Nothing moved for so long: giving back takes some hundredths of a second, and nobody waits for anything."""
MOST_S: Final = 10.0
"""Once in so long it is done between two frames, too, since a long drag or a loop that plays never rests: at
thirty, two hundred megabytes came together between two of them."""


LARGE_BYTES: Final = 1 << 20
"""Arrays that large have pages of their own, which go back at once: with the library's own limit, which grows
to 32 MB, the window took 690 MB after seven minutes of use, and with this and few arenas 530."""
ARENAS: Final = 2
"""Of memory that threads share: each keeps what was freed in it."""
_MMAP_THRESHOLD, _ARENA_MAX = -3, -8  # names of both settings in malloc.h


def keep_little() -> None:
    """Let the C library of GNU keep little of what is freed; call before there are threads."""
    with contextlib.suppress(OSError, AttributeError):  # another C library than GNU's
        library = ctypes.CDLL("libc.so.6")
        library.mallopt(_MMAP_THRESHOLD, LARGE_BYTES)
        library.mallopt(_ARENA_MAX, ARENAS)


def give_back() -> None:
    """Give freed memory back where the C library keeps it; elsewhere there is nothing to do."""
    with contextlib.suppress(OSError, AttributeError):  # another C library than GNU's
        ctypes.CDLL("libc.so.6").malloc_trim(0)


class FreedMemory(QObject):
    """Gives memory back some time after the last pose, and now and then while poses come without end."""

    def __init__(self, player: Player, give: Callable[[], None] = give_back) -> None:
        super().__init__(player)
        self._give = give
        self._given_s = time.monotonic()
        self._rest = later(self, self._on_rest)
        player.pose_changed.connect(self._on_pose)

    def _on_pose(self, _pose: object) -> None:
        if time.monotonic() - self._given_s > MOST_S:
            self._on_rest()
        else:
            self._rest.start(REST_MS)

    def _on_rest(self) -> None:
        self._given_s = time.monotonic()
        self._give()
