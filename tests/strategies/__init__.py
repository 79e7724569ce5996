"""Generated valid values for laws (hypothesis): texts, values of a key, whole signs, and files.

A law is a test with `@over(20)` and `@given(signs())`: the suite holds it over a few examples, always the
same ones, `dev.py soak laws` over many times as many. What a law finds is kept beside it as an `@example`.
"""

import os
from typing import Final

from hypothesis import HealthCheck, settings
from hypothesis.internal.conjecture import engine

from tests.helpers.extent import WHOLE_LAWS, count

MANY: Final = 50
"""In the soak a law is held over so many times as many examples."""
SHRUNK_S: Final = 20
"""The suite makes an example that fails smaller for so long, s; the soak for as long as hypothesis does: 300 s
for each law, which is as long as the whole suite takes."""
if not os.environ.get(WHOLE_LAWS):
    engine.MAX_SHRINKING_SECONDS = min(engine.MAX_SHRINKING_SECONDS, SHRUNK_S)  # which is there to be set


def over(examples: int) -> settings:
    """Hold a law over so many generated examples, on machines of any speed."""
    slow = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example]
    return settings(
        max_examples=count(examples, whole=MANY * examples), derandomize=not os.environ.get(WHOLE_LAWS), deadline=None, database=None,
        print_blob=True, suppress_health_check=slow,
    )  # fmt: skip
