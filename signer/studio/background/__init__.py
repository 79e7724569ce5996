"""Background jobs of the window, and the results that they keep current."""
