"""Entry of the frozen program: its commands, and the processes that it starts of itself.

A frozen program has no interpreter to be called as `python -m MODULE`; it takes these words itself, for the
modules that Signer starts.
"""

import multiprocessing
import runpy
import sys

OWN_MODULES = (
    "signer",
    "signer.films.copying",
    "signer.studio.diagnosis",
    "signer.studio.pictures.sign_drawing",
)

if __name__ == "__main__":
    multiprocessing.freeze_support()  # first: a process of a pool begins here too
    if sys.argv[1:2] == ["-m"] and sys.argv[2:3] and sys.argv[2] in OWN_MODULES:
        module = sys.argv[2]
        sys.argv[:3] = sys.argv[:1]
        runpy.run_module(module, run_name="__main__", alter_sys=True)
    else:
        from signer.cli import main

        sys.exit(main())
