"""Other programs' files, read into documents of ours; whatever is lost or changed on the way is told.

What is read is looked at strictly where it could harm, and kindly where programs differ: a file is whole in
memory, without entities or document types, before anything of it is taken.
"""

from signer.importing.eaf import read_eaf
from signer.importing.imported import Imported
from signer.importing.sigml import read_hamnosys, read_sigml

__all__ = ["Imported", "read_eaf", "read_hamnosys", "read_sigml"]
