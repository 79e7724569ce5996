"""Keys in time."""
