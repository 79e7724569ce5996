"""The geometry of arm and hand."""
