"""Messages on a stream socket: four bytes of length, then MessagePack."""

from __future__ import annotations

import socket
import struct
from collections.abc import Iterator
from typing import Generic, TypeVar

import msgspec

T = TypeVar("T")

_LENGTH = struct.Struct("!I")


def send_message(stream: socket.socket, message: object) -> None:
    """Sends one message; blocks while the other side does not read.

    Raises:
        OSError: the other side is gone.
    """
    data = msgspec.msgpack.encode(message)
    # Two parts, so that a graph of megabytes is not copied once more.
    stream.sendall(_LENGTH.pack(len(data)))
    stream.sendall(data)


class MessageReader(Generic[T]):
    """Puts messages of one type (a union of tagged structs) together from what arrives."""

    def __init__(self, kind: type[T] | object) -> None:
        self._decoder: msgspec.msgpack.Decoder[T] = msgspec.msgpack.Decoder(kind)
        self._buffer = bytearray()

    def feed(self, data: bytes) -> Iterator[T]:
        """Takes what arrived and gives every message that is complete now."""
        self._buffer += data
        while len(self._buffer) >= _LENGTH.size:
            (length,) = _LENGTH.unpack_from(self._buffer)
            end = _LENGTH.size + length
            if len(self._buffer) < end:
                return
            with memoryview(self._buffer) as view:
                message = self._decoder.decode(view[_LENGTH.size : end])
            del self._buffer[:end]
            yield message


def receive_message(stream: socket.socket, kind: type[T]) -> T:
    """Waits for one message.

    Raises:
        EOFError: the other side went away before it was complete.
    """
    reader: MessageReader[T] = MessageReader(kind)
    while data := stream.recv(1 << 20):
        for message in reader.feed(data):
            return message
    raise EOFError("the other process went away")
