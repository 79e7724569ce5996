"""`python3 -m signer` and the `signer` command."""

import sys

from signer.cli import main

if __name__ == "__main__":
    sys.exit(main())
