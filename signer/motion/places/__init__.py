"""Places on the drawn body: hands in their shapes, articulators and sites as points of its skin."""
