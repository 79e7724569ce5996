"""Timings against targets and peers; never part of the tests."""

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # as the program does, before numpy loads
