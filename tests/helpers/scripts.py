"""Scripts of the folder of tools, run as from a command line, in this process."""

import runpy
from pathlib import Path

import pytest

TOOLS = Path(__file__).parents[2] / "tools"


def run_script(name: str, *arguments: str) -> object:
    """Run a script as its own program would; its exit code. Body and libraries are loaded here already."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("sys.argv", [name, *arguments])
        patch.syspath_prepend(str(TOOLS))
        with pytest.raises(SystemExit) as ended:
            runpy.run_path(str(TOOLS / name), run_name="__main__")
    return ended.value.code
