"""The figures of all rows as a page in Markdown."""

import datetime
import os
import platform
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from benchmarks.peers.rows import OURS, Row

INTRODUCTION = """# The solver beside its peers

One left arm (upper arm 300 mm, forearm 260 mm, articulator 172 mm from the wrist, elbow 0 to 150 degrees), the same targets for
everybody. `x ref` is the median time of a call in yardsticks: the bare closed form of the first task in plain Python, timed in the same
process before and between the calls, so that a busy machine slows both; calls above 0.1 ms are counted by the processor's time. Every row ran in a process of its own, one after another,
{rounds}. Answers are judged by the arm they make, elbow within its range, whatever the library says of them.
Iterative solvers start from one posture on every target.

{when}. Made by `python3 dev.py bench --peers --write`; never edited by hand.
"""

PLACE = """## The articulator on a point, the wrist locked

Our own task, and the one that sign language asks for. *Near* is at 99.9 % of the reach, *beyond* at 105 %: there the right answer is
the nearest point that the elbow's range allows. *Steps* go along a line and back in steps of 1 mm, iterative solvers starting from the last
answer, which is the kindest use of them; *turn* is the largest turn of a joint in a step, *drift* how far the posture is from itself
on return.

| solver | x ref | within 1 nm | within 0.1 mm | near: within 0.1 mm | beyond: x ref | beyond: nearest, to 1 um | step: x ref | turn | drift |
|---|---|---|---|---|---|---|---|---|---|"""

GRASP = """## The whole pose of the hand

The task of grasping robots: position and turn of the hand are given, the wrist is free. What an analytic solver calls is not the same
problem for each, see the last column; our row answers at a given swivel about shoulder-wrist, with the wrist as part of the answer.

| solver | x ref | within 1 nm | within 0.1 mm | near: within 0.1 mm | what it solves |
|---|---|---|---|---|---|"""

MANY = """## Many at once

One call for {count:,} targets. Ours takes its own wrist, articulator and swivel for each of the points.

| solver | task | us a solve | x ref |
|---|---|---|---|"""


OWN = """## Our own targets

From `python3 dev.py bench`, in the same run.{busy}

| | | target | |
|---|---|---|---|"""


def page(
    rows: Sequence[Row],
    results: Mapping[str, Any],
    missing: Mapping[str, str],
    rounds: int,
    own: Sequence[Mapping[str, Any]] = (),
) -> str:
    """All tables, what they say of us, what is missing and why, versions.

    `own` are figures as `benchmarks.figure` prints them.
    """
    there = [row for row in rows if row.name in results]
    parts = [
        INTRODUCTION.format(
            rounds="in one round" if rounds == 1 else f"medians of {rounds} rounds", when=_when(results)
        ),
        PLACE,
        *(_place_line(name, tasks) for name, tasks in _ranked(there, results, "place")),
        "",
        _verdict(there, results, "place"),
        "",
        GRASP,
        *(_grasp_line(name, tasks, rows) for name, tasks in _ranked(there, results, "grasp")),
        "",
        _verdict(there, results, "grasp"),
        "",
        *_many(there, results),
        "",
        *([OWN.format(busy=_busy()), *(_own_line(figure) for figure in own), ""] if own else []),
        "## Versions, and what each row is",
        "",
        "| solver | version | import, s | |",
        "|---|---|---|---|",
        *(
            f"| {row.name} | {results[row.name]['version']} | {results[row.name]['import_s']:.2f} | "
            f"{row.note} |"
            for row in there
        ),
        "",
        "Not measured: "
        + ("; ".join(f"{name} ({reason})" for name, reason in missing.items()) if missing else "nothing")
        + ".",
    ]
    return "\n".join(parts) + "\n"


def _ranked(rows: Sequence[Row], results: Mapping[str, Any], task: str) -> list[tuple[str, Any]]:
    named = [(row.name, results[row.name]["tasks"]) for row in rows if task in results[row.name]["tasks"]]
    return sorted(named, key=lambda each: float(each[1][task]["ratio"]))


def _place_line(name: str, tasks: Any) -> str:
    place, near, beyond, line = tasks["place"], tasks["near"], tasks["beyond"], tasks["line"]
    cells = (
        _ratio(place["ratio"]),
        _share(place["within_nm"]),
        _share(place["within_tenth_mm"]),
        _share(near["within_tenth_mm"]),
        _ratio(beyond["ratio"]),
        "no answer" if beyond["unanswered"] > 0.99 else _share(beyond["closest_um"]),
        _ratio(line["ratio"]),
        _degrees(line["jump_deg"]),
        _degrees(line["drift_deg"]),
    )
    return f"| {_bold(name)} | {' | '.join(cells)} |"


def _grasp_line(name: str, tasks: Any, rows: Sequence[Row]) -> str:
    grasp, near = tasks["grasp"], tasks["near_grasp"]
    note = next(row.note for row in rows if row.name == name)
    cells = (
        _ratio(grasp["ratio"]),
        _share(grasp["within_nm"]),
        _share(grasp["within_tenth_mm"]),
        _share(near["within_tenth_mm"]),
        note,
    )
    return f"| {_bold(name)} | {' | '.join(cells)} |"


def _many(rows: Sequence[Row], results: Mapping[str, Any]) -> list[str]:
    lines, count = [], 0
    for task, words in (("place_many", "points, wrist locked"), ("grasp_many", "whole poses")):
        for name, tasks in _ranked(rows, results, task):
            count = int(tasks[task]["count"])
            lines.append(
                f"| {_bold(name)} | {words} | {tasks[task]['us']:.2f} | {tasks[task]['ratio']:.2f} |"
            )
    return [MANY.format(count=count), *lines]


def _own_line(figure: Mapping[str, Any]) -> str:
    target = "" if figure["target"] is None else f"{figure['target']:g}"
    met = "" if figure["target"] is None else "met" if figure["is_met"] else "**missed**"
    return f"| {figure['name']} | {figure['value']:.3g} {figure['unit']} | {target} | {met} |"


def _verdict(rows: Sequence[Row], results: Mapping[str, Any], task: str) -> str:
    """Describe in words which peers are quicker than our checked call."""
    ranked = _ranked(rows, results, task)
    own = next((tasks[task]["ratio"] for name, tasks in ranked if name == OURS), None)
    if own is None:
        return ""
    peers = [(name, tasks[task]["ratio"]) for name, tasks in ranked if not name.startswith(OURS)]
    quicker = [f"{name} ({own / ratio:.1f} times)" for name, ratio in peers if ratio < own]
    slower = [(ratio / own, name) for name, ratio in peers if ratio >= own]
    words = (
        f"Quicker than our checked call: {', '.join(quicker)}. "
        if quicker
        else "No peer is quicker than our checked call. "
    )
    if slower:
        words += (
            f"The next takes {slower[0][0]:.1f} times as long ({slower[0][1]}), the last "
            f"{slower[-1][0]:,.0f} times ({slower[-1][1]})."
        )
    return words.strip()


def _when(results: Mapping[str, Any]) -> str:
    ref = [each["yardstick_us"] for each in results.values()]
    load = f", load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else ""
    yardstick = f"the yardstick took {min(ref):.2f} to {max(ref):.2f} us" if ref else "nothing was measured"
    return (
        f"{datetime.date.today().isoformat()}, {os.cpu_count()} cores of {_processor()}{load}, "
        f"Python {platform.python_version()}; {yardstick}"
    )


def _busy() -> str:
    """A warning about batches, which live from the caches that a busy machine shares.

    The yardstick hardly does.
    """
    if not hasattr(os, "getloadavg") or os.getloadavg()[0] <= (os.cpu_count() or 1):
        return ""
    return (
        " The machine was busier than it has cores: that slows the batches, which live from its "
        "caches, more than the yardstick."
    )


def _processor() -> str:
    information = Path("/proc/cpuinfo")
    if information.is_file():
        for line in information.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def _bold(name: str) -> str:
    return f"**{name}**" if name.startswith(OURS) else name


def _ratio(value: float) -> str:
    return f"{value:.1f}" if value < 100.0 else f"{value:,.0f}"


def _share(value: float) -> str:
    percent = 100.0 * value
    return "100 %" if percent == 100.0 else "0" if percent == 0.0 else f"{min(percent, 99.9):.3g} %"


def _degrees(value: float | None) -> str:
    return "-" if value is None else "0" if value == 0.0 else f"{value:.2f}°"
