"""The human model: its data, how it is skinned, and points on its surface."""
