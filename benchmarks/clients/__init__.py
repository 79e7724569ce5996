"""GLB files opened by the clients that people use, and every vertex compared with the editor's."""
