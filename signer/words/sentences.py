"""Names of documents, and what is said of sentences and their items."""

from pathlib import Path

from signer.document.items import every_item
from signer.document.utterance import Document, SignContent, Utterance, name_of
from signer.printable import MESSAGE, excerpt


def document_name(document: Document, path: Path | None, nameless: str = "") -> str:
    """Call a sign by its gloss, a sentence by its title, else by the file; `nameless` where there is none."""
    kind = "sentence" if isinstance(document, Utterance) else "sign"
    named = name_of(document) or (path.stem if path is not None else nameless or f"Untitled {kind}")
    return excerpt(named, MESSAGE)


def entered_name(utterance: Utterance, item_id: str, path: Path | None) -> str:
    """Say which sign of a sentence is worked on: "NAME in My name: 2 changes from the library"."""
    content = utterance.item(item_id).content
    gloss = content.name if isinstance(content, SignContent) else ""
    told = f"{excerpt(gloss, MESSAGE)} in {document_name(utterance, path)}"
    if not isinstance(content, SignContent) or not content.digest:
        return f"{told}: a copy of its own"
    count = sum(1 for _ in every_item(content.changed))
    changes = "1 change" if count == 1 else f"{count} changes"
    return f"{told}: as in the library" if count == 0 else f"{told}: {changes} from the library"
