"""JavaScript clients: the scripts of tests/web run by the environment's own Node.js."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

WEB = Path(__file__).parents[1] / "web"


def node(script: str, *arguments: str | Path) -> Any:
    """Run a script of tests/web in Node and return what it prints, read as JSON.

    `dev.py test` has fetched what it imports.
    """
    program = Path(sys.executable).parent / "node"
    ended = subprocess.run([program, WEB / script, *arguments], capture_output=True, check=False)
    assert ended.returncode == 0, ended.stderr.decode()
    return json.loads(ended.stdout)
