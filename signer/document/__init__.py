"""Signs as values, and every change to them."""
