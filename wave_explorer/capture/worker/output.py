"""What a worker wrote to its file descriptors, kept within bounds."""

from __future__ import annotations

HEAD_BYTES = 64 * 1024
TAIL_BYTES = 64 * 1024


class BoundedOutput:
    """The first and the last part of a stream of any length; what is between is counted and dropped."""

    def __init__(self, head: int = HEAD_BYTES, tail: int = TAIL_BYTES) -> None:
        self._head_limit = head
        self._tail_limit = tail
        self._head = bytearray()
        self._tail = bytearray()
        self._dropped = 0

    def add(self, data: bytes) -> None:
        """Appends what arrived."""
        room = self._head_limit - len(self._head)
        self._head += data[:room]
        self._tail += data[room:] if room < len(data) else b""
        excess = len(self._tail) - self._tail_limit
        if excess > 0:
            del self._tail[:excess]
            self._dropped += excess

    def text(self) -> str:
        """All that was kept, with a line that says how much was left out."""
        gap = f"\n... {self._dropped} bytes left out ...\n".encode() if self._dropped else b""
        return bytes(self._head + gap + self._tail).decode(errors="replace")

    def tail(self, lines: int = 50) -> str:
        """The last lines."""
        return "\n".join(self.text().splitlines()[-lines:])
