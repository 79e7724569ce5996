"""Success rate of "clear": seeded contacts with penetration, against a dense random search.

It also counts how often a contact starts clear that somebody makes anew, of those that have a clear posture
by the same search at length.

python -m benchmarks.clearing [--contacts N] [--fresh N] [--seed N]
"""

import argparse
import random
import statistics
import time
from functools import lru_cache
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from scipy.spatial import cKDTree

import handshapes.catalogue as shapes
import sites.catalogue as places
from benchmarks.fresh_contacts import report
from body_model.arrays import Array
from body_model.load import load_body
from body_model.model import SKIN
from body_model.regions import points_of_parts
from body_model.skin import surface
from signer.characters.load import load_character
from signer.document.sign import Sign
from signer.document.tracks.hand import HandTrack, Key
from signer.document.values import Contact, Elbow, Orientation
from signer.kinematics.limits import WRIST
from signer.kinematics.rig import arm_rig
from signer.motion.operations.clearing import cleared, is_clear
from signer.motion.posing import pose_at
from signer.motion.posture.figure import resting_body
from signer.motion.posture.posture_solver import solve_candidate
from signer.motion.posture.surroundings import arm_bones, at_rest, resting
from signer.motion.solving.candidates import wristed
from signer.motion.solving.hand_moment import HandMoment
from signer.motion.solving.hold import Obstacle, worst_of_tries

SEARCHED: Final = 2000
"""Random wrists and elbows that are tried where nothing was found."""
_AT_ONCE: Final = 64
JOINT_IN_M: Final = 0.006
"""A joint this deep in something is deeper than any flesh gives: it is at least as far under its own skin."""


def contact(seed: int) -> Sign:
    """One hand on the skin somewhere, its wrist and elbow anyhow."""
    draw = random.Random(seed)
    shape = draw.choice(shapes.every())
    on_skin = [site for site in places.placed("right") if site.point is not None]
    placed = Contact(draw.choice(shapes.legal(shape)).id, draw.choice(on_skin).id)
    turned = Orientation(draw.uniform(-1.2, 1.2), draw.uniform(-0.8, 1.0), draw.uniform(-0.3, 0.3))
    return Sign(
        tracks=(
            HandTrack(
                "dominant",
                (
                    Key(
                        "k1",
                        1.0,
                        shape.name,
                        placed,
                        orientation=turned,
                        elbow=Elbow(draw.uniform(-0.4, 1.2)),
                    ),
                ),
            ),
        )
    )


def exists(key: Key, seed: int) -> bool:
    """Return whether any of many random wrists and elbows clears the contact.

    Clear is a posture that keeps the contact within all limits with nothing inside anything.
    """
    rng, station = np.random.default_rng(seed), solve_candidate(key, "dominant", at_rest(load_character()))
    low, high = (np.array([getattr(reach, end) for _, reach in WRIST]) for end in ("low_rad", "high_rad"))
    wrists, swivels = rng.uniform(low, high, (SEARCHED, 3)), rng.uniform(-np.pi, np.pi, SEARCHED)
    tries = wristed(station, wrists, swivels)
    assert station.constraint is not None
    rows = np.flatnonzero(tries.broken() == 0)
    if len(rows):
        rows = rows[~bones_inside(station.constraint.bodies(tries.answer, resting(load_character()))[rows])]
    return any(
        (
            worst_of_tries(
                station, wristed(station, wrists[some], swivels[some]), Obstacle(resting(load_character()))
            ).over_m
            <= 0.0
        ).any()
        for some in (rows[first : first + _AT_ONCE] for first in range(0, len(rows), _AT_ONCE))
    )


def bones_inside(matrices: Array) -> NDArray[np.bool_]:
    """Return which poses (n, B, 3, 4) have a joint of the right hand, or its forearm, in head or trunk.

    The forearm is taken as a line. Where these lie inside, skin does all the more.

    It shares nothing with the search that is tested but the drawn skin.
    """
    body, rig = load_body(), arm_rig(load_body(), "right")
    bones = np.concatenate([rig.bones[-3:-2], rig.bones[-1:], rig.hand_bones])
    carried = matrices[:, bones]
    heads = (carried[..., :3] @ body.heads[bones][:, :, None])[..., 0] + carried[..., 3]
    elbow, joints = heads[:, :1], heads[:, 1:]
    along = elbow + np.linspace(0.2, 0.9, 6)[:, None] * (joints[:, :1] - elbow)
    points = np.concatenate([along, joints], axis=1)
    tree, normals, still = _skin()
    _, nearest = tree.query(points)
    heights = ((points - tree.data[nearest]) * normals[nearest]).sum(axis=-1)
    return np.asarray(((heights < -JOINT_IN_M) & still[nearest]).any(axis=1))


@lru_cache(maxsize=1)
def _skin() -> tuple[Any, Array, NDArray[np.bool_]]:
    """The drawn skin at rest without the arms below the shoulders, to be searched; its normals.

    And whether no arm moves it.
    """
    body = load_body()
    drawn = surface(body, resting_body(load_character()))
    shares = body.subdivision @ body.weights
    arms, limbs = (
        np.concatenate(
            [arm_bones(load_character(), "right")[cut:], arm_bones(load_character(), "left")[cut:]]
        )
        for cut in (0, 3)
    )
    moved, on_limb = (np.asarray(shares[:, bones].sum(axis=1)).ravel() for bones in (arms, limbs))
    skin = (on_limb < 0.3) & points_of_parts(body, SKIN)
    return (
        cKDTree(drawn.positions[skin].astype(np.float64)),
        drawn.normals[skin].astype(np.float64),
        moved[skin] == 0.0,
    )


def main() -> None:
    """Print the figures that are asked for."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--contacts", type=int, default=500)
    parser.add_argument("--fresh", type=int, default=40, help="how many fresh contacts of each kind")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--list", action="store_true", help="tell each as it comes")
    options = parser.parse_args()
    if options.fresh:
        report(options.fresh, options.seed)
    if options.contacts:
        report_cleared(options.contacts, options.seed, told=options.list)


def report_cleared(contacts: int, seed: int, *, told: bool) -> None:
    """Clear so many colliding contacts and print the figures; `told`: each as it comes."""
    found, missed, hopeless, off_skin, moved, sunk = 0, 0, 0, 0, 0, 0
    took: list[float] = []
    while found + missed < contacts:
        sign = contact(seed)
        key, seed = sign.hand("dominant").keys[0], seed + 1
        if pose_at(sign, 1.0).hands["dominant"].short_by_m > 0.0 or is_clear(
            HandMoment(load_character(), sign, "dominant", key)
        ):
            continue
        start = time.process_time()
        answer = cleared(HandMoment(load_character(), sign, "dominant", key))
        took.append(time.process_time() - start)
        kept = answer is not None and answer.key.contact == key.contact
        if kept and answer is not None:
            found += 1
            after = sign.with_tracks(HandTrack("dominant", (answer.key,)))
            moved += pose_at(after, 1.0).hands["dominant"].contact_error_m > 1e-6
            sunk += not is_clear(HandMoment(load_character(), after, "dominant", answer.key))
        elif exists(key, seed):
            missed += 1
        else:
            hopeless += 1
            off_skin += answer is not None
        if told:
            words = "nothing" if answer is None else answer.words
            print(
                f"{seed - 1:6} found {found} missed {missed} hopeless {hopeless} {took[-1]:5.2f} s  {words}",
                flush=True,
            )
    print(
        f"{found + missed} colliding contacts that have a clear posture: {found} found, "
        f"{100 * found / max(found + missed, 1):.1f} %"
    )
    print(
        f"of the found {moved} have their articulator off its site by more than a micrometre, and {sunk} "
        "are in something all the same"
    )
    print(
        f"{hopeless} more for which {SEARCHED} random postures have none either; {off_skin} of these were "
        "brought off the skin"
    )
    took.sort()
    slow = took[int(0.9 * len(took))]
    print(
        f"processor time of one: median {statistics.median(took):.2f} s, one in ten over {slow:.2f} s, "
        f"worst {took[-1]:.2f} s"
    )


if __name__ == "__main__":
    main()
