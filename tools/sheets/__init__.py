"""Contact sheets: signs at each key, handshapes from four sides, signals of face, head and trunk."""
