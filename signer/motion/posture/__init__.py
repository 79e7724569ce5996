"""One hand at one moment: the arm brought to its place, and what it lies in there."""
