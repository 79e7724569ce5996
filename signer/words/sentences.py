"""Names of documents, and what is said of sentences and their items."""

from pathlib import Path

from signer.document.items import every_item
from signer.document.utterance import Document, SignContent, Utterance, name_of
from signer.phrases import phrase
from signer.printable import MESSAGE, excerpt


def document_name(document: Document, path: Path | None, nameless: str = "") -> str:
    """Call a sign by its gloss, a sentence by its title, else by the file; `nameless` where there is none."""
    untitled = phrase("Untitled sentence") if isinstance(document, Utterance) else phrase("Untitled sign")
    named = name_of(document) or (path.stem if path is not None else nameless or untitled)
    return excerpt(named, MESSAGE)


def entered_name(utterance: Utterance, item_id: str, path: Path | None) -> str:
    """Say which sign of a sentence is worked on: "NAME in My name: 2 changes from the library"."""
    content = utterance.item(item_id).content
    gloss = content.name if isinstance(content, SignContent) else ""
    told = phrase(
        "{gloss} in {document_name}",
        gloss=excerpt(gloss, MESSAGE),
        document_name=document_name(utterance, path),
    )
    if not isinstance(content, SignContent) or not content.digest:
        return phrase("{told}: a copy of its own", told=told)
    count = sum(1 for _ in every_item(content.changed))
    changes = phrase("1 change") if count == 1 else phrase("{count} changes", count=count)
    return (
        phrase("{told}: as in the library", told=told)
        if count == 0
        else phrase("{told}: {changes} from the library", told=told, changes=changes)
    )
