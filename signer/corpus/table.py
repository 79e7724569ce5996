"""Tables as Parquet files, by pyarrow: the extra `table`, which nothing else names."""

from collections.abc import Iterable, Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from signer import atomic, installed
from signer.errors import SignerError, SignFileError

ROWS: Final = 20_000
"""Rows that are held in memory and written as one group."""


def is_installed() -> bool:
    """Return whether tables can be read and written."""
    return find_spec("pyarrow") is not None


def require() -> None:
    """Raise SignerError with what to install where tables can be neither read nor written."""
    if not is_installed():
        raise SignerError(installed.needs_extra("Parquet files need", "table"))


def paths_in(name: str, columns: Sequence[str]) -> list[str]:
    """Read the paths of a table: those of the first of `columns` that it has, or of its first column.

    Raises:
        SignerError: the extra is missing; SignFileError where the file is no table of texts.
    """
    require()
    import pyarrow
    from pyarrow import parquet

    try:
        with parquet.ParquetFile(name) as file:
            heads = [each.lower() for each in file.schema_arrow.names]
            at = next((heads.index(each) for each in columns if each in heads), 0)
            cells = file.read(columns=[file.schema_arrow.names[at]]).column(0).to_pylist()
    except (OSError, IndexError, pyarrow.ArrowException) as error:
        raise SignFileError(name, [f"cannot be read as a table of paths: {error}"]) from error
    if not all(isinstance(cell, str | None) for cell in cells):
        raise SignFileError(name, ["its column of paths holds other values than texts; name it `path`"])
    return [cell.strip() for cell in cells if cell and cell.strip()]


def write(path: Path, schema: Any, rows: Iterable[Mapping[str, Any]]) -> None:
    """Write rows as a Parquet file, whole or not at all: the same rows give the same bytes.

    Args:
        path: the file.
        schema: of pyarrow.
        rows: one mapping a row, with the names of the schema.

    Raises:
        OSError: it cannot be written.
    """
    import pyarrow
    from pyarrow import parquet

    atomic.require_file(path)
    sink = pyarrow.BufferOutputStream()
    with parquet.ParquetWriter(sink, schema, compression="zstd") as writer:
        group = list[Mapping[str, Any]]()
        for row in rows:
            group.append(row)
            if len(group) == ROWS:
                writer.write_table(_as_table(group, schema))
                group.clear()
        writer.write_table(_as_table(group, schema))
    atomic.write(path, sink.getvalue().to_pybytes(), keep_backup=False)


def _as_table(rows: Iterable[Mapping[str, Any]], schema: Any) -> Any:
    """Return rows as a table; mappings stand in it as lists of pairs."""
    import pyarrow

    listed = [
        {name: list(cell.items()) if isinstance(cell, Mapping) else cell for name, cell in row.items()}
        for row in rows
    ]
    return pyarrow.Table.from_pylist(listed, schema=schema)
