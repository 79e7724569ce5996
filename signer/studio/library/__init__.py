"""The library of signs in a window of its own: pictures, search, and what is done with a sign."""
