"""Tables of signs that a user has, such as ASL-LEX or an export of Signbank: looked up, never shipped.

A table says of each sign what it is called elsewhere, how often it is used and, in codes, how it is made.
What a draft takes over from it is marked as a guess.
"""

from signer.tables.reading import Columns, columns_of, read_table
from signer.tables.row import SignRow, SignTable

__all__ = ["Columns", "SignRow", "SignTable", "columns_of", "read_table"]
