"""Our arm solver beside the libraries that solve the same arm.

Each is in an environment and a process of its own.
"""
