"""Help inside the program: the pages of the documentation, searched without a network."""
