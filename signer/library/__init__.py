"""The signs that come with the program, and what they are found by."""
