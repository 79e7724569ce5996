"""Reading and writing sign files."""
