"""The solver lab: the direct solver beside the iterative ones, on the same target."""
