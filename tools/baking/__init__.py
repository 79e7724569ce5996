"""The steps by which `tools/bake_body.py` turns the source data into the shipped body."""
