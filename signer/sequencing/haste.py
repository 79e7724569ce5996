"""Transitions that somebody made shorter than hands can go."""

import numpy as np

from signer.characters.character import Character
from signer.document.utterance import Utterance
from signer.sequencing.items import part_of_item
from signer.sequencing.joining import ends_of
from signer.sequencing.performed import Performed
from signer.sequencing.rates import FASTEST_MEAN_M_S


def hurried(character: Character, utterance: Utterance, performed: Performed) -> frozenset[str]:
    """Return the items that are left too fast: a wrist goes over 2 m/s on the mean of its way.

    Only transitions whose length somebody set are looked at; the others last as long as they need.
    """
    found = set[str]()
    for way in performed.transitions:
        if utterance.item(way.before).onward.duration_s is None or way.before == way.after:
            continue
        leaves, comes = (
            ends_of(character, part_of_item(character, utterance, utterance.index(one)))
            for one in (way.before, way.after)
        )
        lasts_s = way.end_s - way.start_s
        for role in set(leaves.last) & set(comes.first):
            way_m = float(np.linalg.norm(leaves.last[role].wrist - comes.first[role].wrist))
            if way_m > lasts_s * FASTEST_MEAN_M_S:
                found.add(way.before)
    return frozenset(found)
