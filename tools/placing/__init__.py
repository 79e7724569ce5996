"""Finding points on the drawn body at rest, for the tools that place articulators and sites."""
