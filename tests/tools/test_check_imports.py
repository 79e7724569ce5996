"""The check of imports and of the names of types."""

import pytest

from tools.check_imports import ARRAYS, HOMES, MOST_IN_FUNCTIONS, imports_in_functions, problems

LAZY = "from signer.lazy import lazily\n\nwith lazily():\n    from {package} import {name}\n"


def test_imports_in_functions_are_told_with_their_lines() -> None:
    source = (
        "import os\n\ndef outer():\n    import re\n    def inner():\n        from math import pi\n "
        "       return re, pi\n    return inner\n"
    )
    assert list(imports_in_functions(source)) == [4, 6]


@pytest.mark.parametrize(("count", "fails"), [(MOST_IN_FUNCTIONS, False), (MOST_IN_FUNCTIONS + 1, True)])
def test_more_of_them_than_may_be_fail(count: int, fails: bool) -> None:
    source = "".join(f"def f{each}():\n    import re\n" for each in range(count))
    assert bool(list(problems([("a.py", source)]))) is fails


def test_a_lazy_import_of_what_is_no_module_is_found() -> None:
    assert list(problems([("a.py", LAZY.format(package="signer.motion", name="posing"))])) == []
    (said,) = problems([("a.py", LAZY.format(package="signer.motion.posing", name="pose_at"))])
    assert said.startswith("a.py:4: signer.motion.posing.pose_at ")


def test_a_second_name_for_arrays_of_numbers_is_found() -> None:
    source = (
        "import numpy as np\nfrom numpy.typing import NDArray\nArray = NDArray[np.float64]\nBytes "
        "= NDArray[np.uint8]\n"
    )
    assert len(list(problems([("a.py", source)]))) == 1
    assert list(problems([(ARRAYS, source)])) == []


@pytest.mark.parametrize("name", HOMES)
@pytest.mark.parametrize("form", ["{}: TypeAlias = object", "{} = object"])
def test_a_second_definition_of_a_plain_type_is_found(name: str, form: str) -> None:
    source = "from typing import TypeAlias\n" + form.format(name) + "\n"
    assert list(problems([("a.py", source)])) == [f"a.py:2: {name} is defined in {HOMES[name]}"]
    assert list(problems([(HOMES[name], source)])) == []
