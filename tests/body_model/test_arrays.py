"""scipy is loaded without the modules of numpy that it only names; they are there when they are used."""

import subprocess
import sys

LOOK = """
import sys
from body_model import arrays
import numpy, scipy.sparse
assert not {f"numpy.{name}" for name in arrays.UNUSED} & set(sys.modules)
numpy.testing.assert_array_equal(numpy.arange(2), [0, 1])
import numpy.f2py
assert numpy.f2py is sys.modules["numpy.f2py"] and numpy.testing is sys.modules["numpy.testing"]
assert not hasattr(numpy.ctypeslib, "no_such_thing")
"""


def test_scipy_drags_in_no_tools_of_numpy() -> None:
    done = subprocess.run([sys.executable, "-c", LOOK], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
