"""The sentence in the window: its track of glosses, typing in it, and what is done with its items."""
