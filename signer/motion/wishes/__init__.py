"""Former name of `signer.motion.operations`, for scripts that were written with it."""

import sys

from signer.motion.operations import raising, reposing

sys.modules |= {f"{__name__}.raising": raising, f"{__name__}.reposing": reposing}
