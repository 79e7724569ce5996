"""Operations on the sign files of the library, and the rows of the inventory they are held to."""
