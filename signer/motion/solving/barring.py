"""Words for what bars a posture: the joint that is most out of range, or what is most awkward."""

from typing import Final

import numpy as np

from body_model.arrays import AS_ONE, Array
from signer.motion.posture.penetration import is_too_deep, place_words
from signer.motion.solving.candidates import Candidates
from signer.motion.solving.descent import Measured
from signer.phrases import phrase

_REACH_RAD_PER_M: Final = 2.0
"""Radians that a metre short of the place counts, or of the elbow above the shoulder: 1 cm as 1 degree."""
OF_HAND: Final = frozenset({"wrist", "forearm", "together"})
"""Things that a posture must keep which are the hand's."""
_WORDS: Final = {
    "wrist": phrase("the wrist bends no further"),
    "forearm": phrase("the forearm turns no further"),
    "together": phrase("wrist and forearm turn no further together"),
    "back": phrase("the upper arm goes no further back"),
    "across": phrase("the upper arm goes no further across"),
    "twist": phrase("the upper arm turns no further"),
    "far": phrase("the arm is not long enough"),
    "near": phrase("the elbow folds no further"),
    "above": phrase("the elbow would stand above the shoulder"),
    "behind": phrase("the elbow would stand behind the back"),
}
_STRAINED: Final = {
    "wrist": phrase("the wrist would be bent far"),
    "turn": phrase("the forearm would be turned far"),
    "high": phrase("the elbow would stand high"),
    "twist": phrase("the upper arm would be turned far"),
    "inward": phrase("the elbow would stand before the chest"),
    "outward": phrase("the elbow would stand far out"),
    "back": phrase("the elbow would stand behind the body"),
    "flex": phrase("the elbow would be folded or stretched"),
    "swivel": phrase("the elbow would be swung away"),
    "face": phrase("the face would be hidden"),
}


def excess_of(tried: Candidates) -> dict[str, Array]:
    """Measure how far (n,) rad postures are past each thing that a held posture must keep, by name."""
    joints = tried.joints()
    wrist, past, excess = joints.wrist, tried.past(joints), tried.excess(joints.upper_arm)
    # past the ellipse: by how much the wrist would have to be straightened
    bent = np.hypot(wrist.flexion, wrist.deviation) * np.maximum(past.wrist, 0.0) / (1.0 + past.wrist)
    return {
        "wrist": np.maximum(np.maximum(excess["flexion"], excess["deviation"]), bent),
        "forearm": excess["pronation"],
        "together": np.maximum(past.together, 0.0),
        "back": excess["backward"],
        "across": excess["inward"],
        "twist": excess["twist"],
        "far": _REACH_RAD_PER_M * excess["far"],
        "near": _REACH_RAD_PER_M * excess["near"],
        "above": _REACH_RAD_PER_M * np.maximum(past.above_m, 0.0),
        "behind": np.maximum(past.behind, 0.0),
    }


def in_the_way(found: Measured, row: int) -> str:
    """Return the worst that a posture breaks, as a clause; both joints together only if neither alone."""
    one = found.tried.site.rows(np.array([row]))
    past = {name: float(np.squeeze(excess)) for name, excess in excess_of(one).items()}
    together = past.pop("together")
    name = max(past, key=lambda each: past[each])
    if past[name] > AS_ONE:
        return _WORDS[name]
    if together > AS_ONE:
        return _WORDS["together"]
    worst = found.worst
    if is_too_deep(worst.over_m[row]):
        character = found.tried.course.solved.around.character
        part, into = (
            place_words(character, int(code[row]), worst.place[row]) for code in (worst.part, worst.into)
        )
        return phrase("the {part} would be in the {into}", part=part, into=into)
    return "" if found.clean[row] else phrase("the arm could not follow while the contact moves")


def strained(found: Measured, row: int) -> str:
    """Return what is most awkward of a measured posture, as a clause."""
    one = found.tried.rows(np.array([row]))
    joints = one.site.joints()
    terms = one.site.terms(joints).weighted()
    cost = {name: float(np.squeeze(term)) for name, term in terms._asdict().items()}
    # nearness of a stop is of whichever joint is nearer
    nearer = "wrist" if joints.wrist_share[0] > joints.turn_share[0] else "turn"
    cost[nearer] += cost.pop("limit")
    cost["wrist"] += cost.pop("bend")
    cost["high"] += cost.pop("raised")
    cost["face"] = float(found.hides[row])
    return _STRAINED[max(cost, key=lambda name: cost[name])]
