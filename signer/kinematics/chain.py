"""Stable name of the iterative methods, which stand in `signer.iterative`."""

from signer.iterative.methods import *  # noqa: F403
