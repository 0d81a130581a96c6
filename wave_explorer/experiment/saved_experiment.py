"""What an experiment's file says, as data: the format of ``experiment.json``."""

from __future__ import annotations

import msgspec

from wave_explorer._version import __version__
from wave_explorer.experiment.act import Act
from wave_explorer.experiment.saved_spec import SavedSpec
from wave_explorer.experiment.variant import HandEdited

FORMAT_VERSION = 1
"""A file of another version is left as it is."""

PROGRAM = "wave-explorer experiment"

LARGEST = 256 * 2**20
"""Bytes of ``experiment.json`` that are read at most."""


class UnusableExperiment(Exception):
    """Base of the reasons why a file is not taken; the message is a clause for people."""


class ForeignFile(UnusableExperiment):
    """It was not written by this program, or by a version with another format."""


class DamagedFile(UnusableExperiment):
    """It was, but it cannot be read any more."""


class SavedRun(msgspec.Struct, frozen=True, omit_defaults=True):
    """A run: the name of the file with its figures, and the handles of its arrays by name.

    Attributes:
        left_out: the arrays were too large to keep.
    """

    at: str
    figures: str
    outputs: dict[str, str] = {}
    inputs: dict[str, str] = {}
    references: dict[str, str] = {}
    left_out: bool = False


class SavedVariant(msgspec.Struct, frozen=True, omit_defaults=True):
    """A variant: the name of its record's file, and what :class:`Variant` says about it."""

    id: str
    record: str
    spec: SavedSpec | None = None
    runs: tuple[SavedRun, ...] = ()
    changes: tuple[str, ...] = ()
    title: str = "original"
    serial: int = 1
    name: str = ""
    note: str = ""
    pinned: bool = False
    deleted: bool = False
    hand_edited: HandEdited = ""
    view_only: str = ""

    @property
    def is_marked(self) -> bool:
        """Whether a person named, noted or pinned it."""
        return bool(self.name or self.note or self.pinned)


class SavedExperiment(msgspec.Struct, frozen=True):
    """The whole of ``experiment.json``.

    Attributes:
        program, format_version: what the file is; checked before anything else is read.
        written_by: version of Wave Explorer.
        kernel, place: name of the kernel, and the notebook or folder that it belongs to, for people.
        saved: UTC, ISO 8601.
        done: how many of ``acts`` are in force.
    """

    program: str
    format_version: int
    written_by: str
    kernel: str
    place: str
    saved: str
    variants: tuple[SavedVariant, ...]
    acts: tuple[Act, ...]
    done: int


class _Heading(msgspec.Struct):
    program: str = ""
    format_version: int = 0
    written_by: str = ""


def encoded(experiment: SavedExperiment) -> bytes:
    """The content of ``experiment.json``."""
    return msgspec.json.format(msgspec.json.encode(experiment), indent=1)


def decoded(content: bytes) -> SavedExperiment:
    """What a file says.

    Raises:
        ForeignFile, DamagedFile: it cannot be used.
    """
    try:
        heading = msgspec.json.decode(content, type=_Heading)
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
        raise DamagedFile(f"its experiment.json cannot be read ({error})") from error
    if heading.program != PROGRAM:
        raise ForeignFile("its experiment.json was not written by Wave Explorer")
    if heading.format_version != FORMAT_VERSION:
        older_or_newer = "a newer" if heading.format_version > FORMAT_VERSION else "an older"
        raise ForeignFile(
            f"{older_or_newer} version of Wave Explorer ({heading.written_by or 'unknown'}) wrote it, in format "
            f"{heading.format_version}; this one ({__version__}) reads format {FORMAT_VERSION}"
        )
    try:
        return msgspec.json.decode(content, type=SavedExperiment)
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
        raise DamagedFile(f"its experiment.json cannot be read ({error})") from error
