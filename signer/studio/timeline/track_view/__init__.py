"""The tracks: keys in time, drawn, pointed at, moved, and told in words."""
