"""The process that asks HIP for its GPUs: prints a :class:`HipReport` as one line of JSON."""

from __future__ import annotations

import sys

import msgspec

from wave_explorer.device.hip_report import probe


def main() -> None:
    """Prints the report."""
    sys.stdout.buffer.write(msgspec.json.encode(probe()) + b"\n")


if __name__ == "__main__":
    main()
