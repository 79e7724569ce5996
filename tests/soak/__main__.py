"""All of it, for long: `python -m tests.soak [all | JOB] [COUNT]`, on a screen; `JOBS` has the jobs.

Exit 1 when something broke.
"""

import gc
import os
import subprocess
import sys
import tempfile
import time
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Final

from tests.helpers.extent import WHOLE_LAWS

BATCH: Final = 10_000


def saving(count: int, seed: int, folder: Path) -> str:
    """Kill processes that save."""
    command = [sys.executable, "-m", "tests.soak.saving", str(count), str(seed), str(folder)]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def files(count: int, seed: int, _: Path) -> str:
    """Read mutated sign files; the memory in use reaches a plateau."""
    from signer.studio.background.freed_memory import give_back
    from tests.soak import mutation
    from tests.soak.session import MOST_RISE, rise, rss_mb_now

    total, used = mutation.Tally(), list[tuple[float, float]]()
    for number in range(0, count, BATCH):
        tally = mutation.run(min(BATCH, count - number), seed + number)
        total.tried, total.opened = total.tried + tally.tried, total.opened + tally.opened
        total.slowest_s = max(total.slowest_s, tally.slowest_s)
        gc.collect()
        give_back()
        used.append((total.tried, rss_mb_now()))
        _tell(f"  {total.tried} files, {used[-1][1]:.0f} MB")
    assert rise(used) <= MOST_RISE, f"memory rose by {rise(used):.1%} in the last three tenths"
    return (
        f"{total.told()}; {used[-1][1]:.0f} MB in use at the end, risen by {rise(used):.1%} in the "
        "last three tenths"
    )


def walk(count: int, seed: int, _: Path) -> str:
    """Edit, undo and redo at random."""
    from signer.studio import app
    from tests.soak import walk as walking

    application = app.prepare()
    done = walking.run(count, seed)
    del application
    return (
        f"{done.total()} steps: "
        f"{', '.join(f'{number} {name}' for name, number in done.most_common())}; every undo gave the "
        "same object"
    )


def session(seconds: int, seed: int, folder: Path) -> str:
    """Use the editor with real events."""
    from signer.studio import app
    from signer.studio.look import theme
    from tests.soak import session as using
    from tests.soak.stalls import STALL_S

    application = app.prepare()
    theme.use_theme(application, "dark")
    desk = using.open_desk(folder, seed)
    log = using.run(desk, use_s=float("inf"), until=time.monotonic() + seconds)
    using.close_desk(desk)
    for minute, each in enumerate(log.by_minute(), 1):
        _tell(
            f"  minute {minute}: {each.rss_mb:.0f} MB, {each.objects} objects, {each.signs} signs, "
            f"{each.widgets} widgets"
        )
    for stall in log.stalls:
        _tell(f"  no answer for {stall.told()}")
    assert not log.warnings, log.warnings
    assert not log.stalls, f"the window did not answer {len(log.stalls)} times for more than {STALL_S:.0f} s"
    assert seconds < 60 * using.MINUTES or log.rise() <= using.MOST_RISE, (
        f"memory rose by {log.rise():.1%} in the last minutes"
    )
    assert log.by_minute()[-1].rss_mb <= using.MOST_MB, (
        f"the window takes {log.by_minute()[-1].rss_mb:.0f} MB"
    )
    records = log.records_of_widgets()
    assert records <= using.MOST_RECORDS, (
        f"there were more widgets than ever {records} times in the last minutes"
    )
    return (
        f"{log.done.total()} acts in {seconds} s ({log.hidden()} found nothing to act on), "
        f"{log.used_s:.0f} s of a person's use, memory rose by {log.rise():.1%} in the last minutes, Qt "
        "said nothing"
    )


def movement(count: int, _: int, __: Path) -> str:
    """Look at how the library, and so many signs of two hands, move; these are the same ones every time."""
    from tests.soak import movement as moving

    found = moving.run(count, tell=_tell)
    assert not found.broken, "; ".join(found.broken)
    return found.told()


def generated(count: int, _: int, __: Path) -> str:
    """Hold the laws of whole signs over the kept cases and over so many drawn signs, the same ones every
    time."""
    from tests.soak import generated as drawn

    found = drawn.run(count, tell=_tell)
    table = found.table()
    _tell("\n".join(table))
    assert found.is_good, "a law is broken; the table above says by which signs"
    return f"{count} drawn signs and all cases keep every law"


def laws(workers: int, _: int, __: Path) -> str:
    """Run the whole of every law of which the suite looks at a part."""
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-n",
        str(workers),
        "--dist",
        "loadfile",
        "--ignore=tests/soak",
    ]
    ended = subprocess.run(
        command, env=os.environ | {WHOLE_LAWS: "1"}, capture_output=True, text=True, check=False
    )
    assert ended.returncode == 0, ended.stdout[-5000:]
    return ended.stdout.strip().splitlines()[-1]


def touching(count: int, seed: int, _: Path) -> str:
    """Measure so many contacts of articulators that lie off the skin: skin meets skin wherever a hand gets to
    its place."""
    from signer.motion.pose import MET_M
    from signer.motion.posing import pose_at
    from tests.helpers.touching import gap_m, random_touch

    met = 0
    for number in range(seed, seed + count):
        sign = random_touch(number)
        pose = pose_at(sign, sign.hand("dominant").keys[0].time_s)
        if pose.hands["dominant"].short_by_m > 0.0:
            continue
        met += 1
        told, gap = pose.hands["dominant"].contact_error_m, gap_m(pose)
        assert max(told, gap) <= MET_M, (
            f"random_touch({number}) is told {1e3 * told:.3f} mm off and is {1e3 * gap:.3f} mm off"
        )
    return f"{met} of {count} contacts in reach, none with air between"


def drafts(count: int, seed: int, folder: Path) -> str:
    """Film so many signs, let the detector read the films, and draft them."""
    from signer.drafting import detecting
    from tests.soak import drafts as drafting

    if not detecting.is_set_up():
        return f"not tried: {detecting.NOT_SET_UP}"
    return drafting.run(count, seed, folder, _tell).told()


def carried(count: int, seed: int, _: Path) -> str:
    """Solve so many signs and so many held contacts of signers whose torso and head move: contacts hold, on
    the drawn skin too."""
    from tests.soak import carried as carrying

    worst = carrying.run(count, seed, _tell)
    assert not worst.broken, worst.broken
    return worst.told()


def comfort(count: int, _: int, __: Path) -> str:
    """Ask hands for directions, so many of each kind, the same ones every time: clean, or as they
    were."""
    from tests.soak import comfort as asking

    broken = asking.run(count, _tell)
    assert not broken, "; ".join(broken)
    return (
        f"{count} directions of each kind, and 600 of ten handshapes at twenty places, are clean or "
        "left alone"
    )


def life(count: int, seed: int, _: Path) -> str:
    """Let so many signs of the library live: no hand is deeper in flesh for it."""
    from tests.soak import life as living

    found = living.run(count, seed, _tell)
    deeper = ", ".join(f"{name} {1e3 * by_m:.2f} mm" for name, by_m in found.broken.items())
    assert not found.broken, f"deeper with life: {deeper}"
    return f"{found.signs} signs are deeper by {1e3 * found.worst_m:.2f} mm at most"


def meetings(count: int, _: int, __: Path) -> str:
    """Bring hands to each other, so many drawn ones, the same ones every time."""
    from tests.soak import meetings as meeting

    broken = meeting.run(count, _tell)
    assert not broken, "; ".join(broken)
    return f"{count} meetings are met"


def transitions(count: int, seed: int, _: Path) -> str:
    """Join so many pairs of signs of the first library, of 5,625 that there are: no transition is too quick."""
    from tests.soak import transitions as joining

    found = joining.run(count, seed, _tell)
    assert not found.broken, "; ".join(found.broken)
    return found.told()


def corpus(count: int, seed: int, folder: Path) -> str:
    """Kill runs of a corpus, compare engines, a Dask cluster among them, and look at memory over so many signs."""
    from tests.soak import corpus as running

    return running.run(count, seed, folder, _tell)


def notation(count: int, seed: int, _: Path) -> str:
    """Draft so many drawn signs in SiGML, and all of the library."""
    from tests.soak import notation as drafting

    found = drafting.run(count, seed, _tell)
    assert found.passed >= drafting.PASS * count, found.told()
    assert found.sure >= drafting.SURE * count, found.told()
    assert not found.gone, "; ".join(found.gone)
    assert found.back >= drafting.BACK * found.keys, found.told()
    return found.told()


def readers(count: int, seed: int, folder: Path) -> str:
    """Read so many mutated files of each format that is read, and draft some of them."""
    from tests.soak import readers as reading

    broken = list[str]()
    for name, reader in reading.readers().items():
        found = reading.run(reader, reader.whole(folder), count, seed)
        _tell(f"  {name}: {found.told()}")
        broken += found.broken
    assert not broken, "; ".join(broken)
    return f"{count} mutated files of each format read or refused"


def avatars(count: int, seed: int, folder: Path) -> str:
    """Read so many mutated files of avatars."""
    from tests.soak import avatars as reading

    found = reading.run(count, seed, folder, _tell)
    assert not found.broken, "; ".join(found.broken)
    return found.told()


JOBS: Final[dict[str, tuple[Callable[[int, int, Path], str], int]]] = {
    "saving": (saving, 500),
    "walk": (walk, 10_000),
    "session": (session, 600),
    "movement": (movement, 200),
    "generated": (generated, 200),
    "touching": (touching, 400),
    "comfort": (comfort, 500),
    "meetings": (meetings, 120),
    "carried": (carried, 500),
    "life": (life, 1000),
    "transitions": (transitions, 5625),
    "notation": (notation, 500),
    "drafts": (drafts, 20),
    "readers": (readers, 10_000),
    "avatars": (avatars, 10_000),
    "corpus": (corpus, 1000),
    "files": (files, 1_000_000),
    "laws": (laws, os.cpu_count() or 1),
}


def main(arguments: list[str]) -> int:
    """Do what is named, all of it unless told otherwise."""
    chosen = arguments[0] if arguments else "all"
    if chosen != "all" and chosen not in JOBS:
        _tell(f"there is no {chosen!r}; choose all, {', '.join(JOBS)}")
        return 2
    seed, broken = int(time.time()), []
    _tell(f"seed {seed}")
    for name, (job, usual) in JOBS.items():
        if chosen not in ("all", name):
            continue
        count, begun = int(arguments[1]) if len(arguments) > 1 else usual, time.monotonic()
        with tempfile.TemporaryDirectory() as folder:
            for variable in ("XDG_CONFIG_HOME", "XDG_STATE_HOME"):
                os.environ[variable] = folder
            try:
                words = job(count, seed, Path(folder))
            except Exception:  # noqa: BLE001 - the next job is done all the same
                words = traceback.format_exc()
                broken.append(name)
        _tell(f"{name}: {words} ({time.monotonic() - begun:.0f} s)")
    _tell(f"soak: {', '.join(broken)} broke" if broken else "soak: nothing broke")
    return 1 if broken else 0


def _tell(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
