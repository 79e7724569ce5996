"""From a sign and a time to a pose."""
