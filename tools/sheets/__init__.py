"""Contact sheets: every sign of the library at each key and every handshape from four sides, to be looked at."""
