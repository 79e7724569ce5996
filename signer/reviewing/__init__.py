"""Reviews by people who sign: the pages they look at, and the answers they give."""
