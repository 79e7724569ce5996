"""No test over frames decides what is computed: where one asks for any or all of them, it may stop, or skip what would change no bit."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import signer.motion as motion

ROOT = Path(motion.__file__).parent
LOOKED_AT = ("movement", "posture", "places", "carriers")
ALLOWED = {
    (
        "movement/coupling.py",
        "coupled",
    ): "the second hand is solved beside an arm that none of its frames looks at",
    (
        "movement/segment_ends.py",
        "end_of",
    ): "a wrist that may not leap has no other one that it could go over to, and is solved as before",
    ("posture/soft_wrist_limit.py", "_ambiguity"): "a wrist within its limits is not ambiguous",
    ("posture/soft_wrist_limit.py", "keeping"): "a share of nothing of another wrist is none",
    ("posture/soft_wrist_limit.py", "within"): "a share of nothing of another wrist is none",
    ("movement/paths.py", "_round"): "the choice between both forms is made row by row below",
    ("movement/compiling.py", "_way"): "asks the points of a path, not frames",
    ("movement/slides.py", "slid_target"): "nothing is added to a stand-off of zero",
    (
        "movement/transitions.py",
        "_yielding",
    ): "rows that do not go over to the other branch take nothing of what is computed for those that do",
    ("places/contact_target.py", "aim"): "nothing is added to a stand-off of zero",
    ("places/support_point.py", "support_offset"): "the plane counts for nothing where the skin is not flat",
    ("places/contact_target.py", "moves_with_lids"): "asks the shapes that move a place, not frames",
    ("places/touched_skin.py", "moves_with_lids"): "asks the shapes that move a patch, not frames",
    ("posture/figure.py", "face"): "weights of zero move no place",
    ("posture/posture_solver.py", "posed"): "hands that settled are where they are brought to",
    ("posture/reaching.py", "_refused"): "arms that got the branch asked for are solved again as they were",
    ("posture/shoulder.py", "is_by_hand"): "a shoulder that is moved by nothing stays where it is",
    ("posture/shoulder.py", "moved"): "help of nothing turns the girdle by nothing",
    ("posture/shoulder.py", "most_from"): "help of nothing turns the girdle by nothing",
    ("posture/reaching.py", "guides"): "an arm that gives way by nothing goes where it went",
    ("posture/posture_solver.py", "with_swivel"): "one posture",
    ("posture/surroundings.py", "where_still"): "the same surroundings in all frames, told once",
    ("posture/fixed_point.py", "settled"): "stops",
}
"""Functions that ask for any or all of something, and why this decides nothing."""


def asked(tree: ast.Module) -> Iterator[tuple[str, int]]:
    """Yield the functions in which any or all is asked for without an axis, and the line."""
    for function in ast.walk(tree):
        if not isinstance(function, ast.FunctionDef):
            continue
        for node in ast.walk(function):
            is_asked = (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and node.func.attr in {"any", "all"}
            )
            if is_asked and not any(word.arg == "axis" for word in node.keywords):
                yield function.name, node.lineno


@pytest.mark.parametrize("package", LOOKED_AT)
def test_where_all_frames_are_asked_nothing_else_is_computed(package: str) -> None:
    found = {
        (f"{package}/{path.name}", name): line
        for path in sorted((ROOT / package).glob("*.py"))
        for name, line in asked(ast.parse(path.read_text(encoding="utf-8")))
    }
    assert not {where: line for where, line in found.items() if where not in ALLOWED}, (
        "say in ALLOWED why this decides nothing"
    )
    assert not {where for where in ALLOWED if where[0].startswith(f"{package}/") and where not in found}, (
        "no longer there"
    )
