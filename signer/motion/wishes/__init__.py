"""What an animator asks of a key, answered with its contact kept: ranges, dials, directions, relaxed, clear."""
