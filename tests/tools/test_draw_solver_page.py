"""The page on the solver: its drawings are those of the present code, and the numbers it states are measured
here."""

from math import radians
from pathlib import Path

import numpy as np
import pytest

from signer.kinematics.arm import shell
from tools.draw_solver_page import FOLDER, PICTURES
from tools.drawing import paper_print
from tools.drawing.arm_pictures import ARM, HAND, TARGET, WRIST, solved
from tools.drawing.swivel_pictures import turn_per_mm

PAGE = Path(__file__).parents[2] / "docs" / "solver.md"
WORDS = " ".join(PAGE.read_text(encoding="utf-8").split())


@pytest.mark.parametrize("name", PICTURES)
def test_a_drawing_is_what_the_code_draws_now_and_the_page_shows_it(name: str) -> None:
    drawn = PICTURES[name]()
    assert (FOLDER / name).read_text(encoding="utf-8") == drawn
    assert f"(pictures/{name})" in WORDS


def test_the_page_states_what_the_papers_print_does() -> None:
    stated = [number for number in paper_print.numbers().values() if number in WORDS]
    assert stated == list(paper_print.numbers().values())


def test_with_its_sign_mended_the_papers_elbow_is_our_primary_branch() -> None:
    assert paper_print.corrected_epsilon(paper_print.sample()) < 1e-11


def test_added_angles_are_exact_for_level_targets_only() -> None:
    given = paper_print.sample()
    misses = [paper_print.added_angles(given, elevation) for elevation in paper_print.ELEVATIONS_DEG]
    assert misses[0] < 1e-9
    assert np.all(np.diff(misses) > 0.5)
    assert max(paper_print.two_frames(given, elevation) for elevation in paper_print.ELEVATIONS_DEG) < 1e-11


def test_no_psi_makes_the_plane_upright_where_the_target_is_nearer_to_the_upright_line_than_the_articulator_to_the_plane() -> (
    None
):
    given = paper_print.sample()
    for i in range(40):
        expected = np.degrees(np.arcsin(abs(given.y[i]) / given.distance[i]))
        assert paper_print.least_tilt(given, paper_print.UP, i) == pytest.approx(expected, abs=1e-3)


def test_the_vertical_reference_turns_the_arm_where_the_smooth_one_does_not() -> None:
    assert turn_per_mm(-90, "vertical") == pytest.approx(45.0, abs=0.1)
    assert turn_per_mm(-90, "smooth") < 0.15
    assert turn_per_mm(0, "smooth") == pytest.approx(turn_per_mm(0, "vertical"))


def test_the_example_of_the_page_is_solved_as_printed() -> None:
    posture = solved(TARGET, 35)
    in_forearm, ends = ARM.forearm + WRIST @ HAND, shell(ARM, posture)
    rows = [*WRIST, *posture.shoulder_rotation, in_forearm, posture.elbow, posture.wrist]
    flat = [*(entry for row in rows for entry in row), ends.now_m, ends.least_m, ends.most_m]
    missing = [number for number in (f"{value:.6f}" for value in flat) if number not in WORDS]
    assert missing == []
    assert posture.flexion_rad == pytest.approx(radians(81.2324), abs=1e-6)
