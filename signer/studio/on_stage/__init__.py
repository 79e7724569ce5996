"""What the rest of the window has to do with the stage: a drag becomes a wish, dots and onion skin and words are shown on it."""
