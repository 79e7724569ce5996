"""Draws the pictures of docs/solver.md from the solver's own numbers.

`python -m tools.draw_solver_page`.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from tools.drawing import arm_pictures, swivel_pictures

FOLDER: Final = Path(__file__).resolve().parents[1] / "docs" / "pictures"
PICTURES: Final[dict[str, Callable[[], str]]] = {
    "solver-arm.svg": arm_pictures.arm_picture,
    "solver-circle.svg": arm_pictures.circle_picture,
    "solver-shell.svg": arm_pictures.shell_picture,
    "solver-branches.svg": arm_pictures.branches_picture,
    "solver-references.svg": swivel_pictures.references_picture,
    "solver-arcs.svg": swivel_pictures.arcs_picture,
    "solver-angles.svg": swivel_pictures.angles_picture,
}


def main() -> None:
    """Write every picture anew."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, draw in PICTURES.items():
        (FOLDER / name).write_text(draw(), encoding="utf-8", newline="\n")
        print(f"wrote {FOLDER / name}")


if __name__ == "__main__":
    main()
