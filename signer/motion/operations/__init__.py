"""Operations on a key that keep its contact: ranges, dials, directions, relaxed, clear."""
