"""Depth of hands and forearms in the posed body: `exact`, and `rough` for searches."""
