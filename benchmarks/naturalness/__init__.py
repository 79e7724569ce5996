"""Shape of movement, beside people's."""
