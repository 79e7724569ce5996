"""Files that are shipped: every one that git knows, each in one distribution, and nothing else."""

import tomllib
from importlib import metadata
from pathlib import Path

import pytest
from hatchling.builders.wheel import WheelBuilder
from packaging.requirements import Requirement

from tools import distributions
from tools.distributions import DISTRIBUTIONS, ROOT, Distribution


def test_every_file_belongs_to_one_distribution() -> None:
    core, window = (set(distributions.files_of(each)) for each in DISTRIBUTIONS)
    assert not core & window
    assert core | window == {*distributions.shipped_files(), *distributions.pages()}
    assert {name for name in core | window if name.startswith("signer/studio/")} == window
    on_disk = {
        path.relative_to(ROOT).as_posix()
        for package in {name.split("/")[0] for name in core}
        for path in (ROOT / package).rglob("*")
        if path.suffix
        in {".py", ".csv", ".json", ".npz", ".zip", ".bin", ".sign", ".frag", ".vert", ".html", ".glsl"}
    }
    assert on_disk <= core | window


@pytest.mark.parametrize("distribution", DISTRIBUTIONS)
def test_a_wheel_holds_the_files_of_its_distribution_and_its_metadata(
    distribution: Distribution, tmp_path: Path
) -> None:
    distributions.lay_out(distribution, tmp_path)
    read = tomllib.loads((tmp_path / "pyproject.toml").read_text(encoding="utf-8"))
    assert read["project"] == distributions.metadata_of(distribution)
    builder = WheelBuilder(str(tmp_path))
    inside = {Path(each.distribution_path).as_posix() for each in builder.recurse_included_files()}
    assert inside == set(distributions.files_of(distribution))
    assert not [name for name in inside if name.startswith(("tests", "tools", "benchmarks"))]


def test_both_together_need_what_the_tree_needs_and_no_command_comes_twice() -> None:
    core, window = (distributions.metadata_of(each) for each in DISTRIBUTIONS)
    whole = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    own = f"{core['name']}=={whole['version']}"
    assert sorted(core["dependencies"] + window["dependencies"]) == sorted([own, *whole["dependencies"]])
    assert not {"pyside6-essentials", "pyqtgraph", "pyopengl"} & {
        Requirement(needed).name.lower() for needed in core["dependencies"]
    }
    assert set(core["optional-dependencies"]) == set(window["optional-dependencies"])
    commands = [*window["scripts"], *window["gui-scripts"], *core["scripts"]]
    assert len(set(commands)) == len(commands)


def test_the_checkout_is_installed_as_one_project() -> None:
    assert metadata.version("asl-signer") == distributions.metadata_of("window")["version"]
