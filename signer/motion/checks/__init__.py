"""A whole sign looked over: what is missed, held back, inside, too fast or unusual."""
