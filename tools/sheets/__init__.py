"""Contact sheets: every sign of the library at each key, every handshape from four sides."""
