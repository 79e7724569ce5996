"""`python3 -m signer`, the `signer` command, and the command that opens the editor."""

import sys

from signer.cli import main


def open_editor() -> int:
    """Open the editor on the files that the command line names; the exit code."""
    return main(["edit", *sys.argv[1:]])


if __name__ == "__main__":
    sys.exit(main())
