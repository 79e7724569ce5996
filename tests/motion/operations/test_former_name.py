"""Names that scripts may have from before."""

import importlib

from signer.motion.operations import raising, reposing


def test_what_the_pages_told_before_is_still_found() -> None:
    assert importlib.import_module("signer.motion.wishes.raising") is raising
    assert importlib.import_module("signer.motion.wishes.reposing").with_site is reposing.with_site
