"""Times of direction buttons at random places of the signing space: `dev.py bench directions`.

Milliseconds of this thread's processor time.
"""

import statistics
import time
from typing import Final

import numpy as np

from benchmarks.figure import Figure
from signer.characters.load import load_character
from tests.helpers.comfort import space_request

COUNT: Final = 120
WITHIN_MS: Final = 50.0


def measure() -> list[Figure]:
    """Time direction buttons, one direction and two."""
    from signer.motion.operations.turning import facing_answer
    from signer.motion.solving.hand_moment import HandMoment

    character = load_character()
    assert character.obstacles
    figures: list[Figure] = []
    for kinds, name in ((("palm", "fingers"), "a direction"), (("both",), "palm and fingers")):
        taken = []
        for seed in range(-3, COUNT):  # the first three warm up
            request = space_request(seed, kinds[seed % len(kinds)])
            # the click on the place comes before, and is not timed
            at = HandMoment(character, request.sign, "dominant", request.key)
            start = time.thread_time()
            facing_answer(at, palm=request.palm, fingers=request.fingers)
            taken.append(1e3 * (time.thread_time() - start))
        figures.append(Figure(f"{name}, median", statistics.median(taken[3:]), "ms", WITHIN_MS))
        figures.append(
            Figure(f"{name}, 95th percentile", float(np.percentile(taken[3:], 95)), "ms", WITHIN_MS)
        )
    return figures
