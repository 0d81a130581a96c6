"""What the suite found on a GPU, as a file that its owner can read, keep or send."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

PATH = "WAVE_EXPLORER_GPU_REPORT"
"""Environment variable that names the file; its ending becomes ``.json`` and ``.md``."""


@dataclass(frozen=True)
class Row:
    """One finding: what was looked at, whether it is as it should be, and the figures."""

    section: str
    name: str
    fine: bool
    figures: dict[str, Any]


@dataclass
class GpuReport:
    """All findings of one session."""

    machine: dict[str, Any] = field(default_factory=dict)
    rows: list[Row] = field(default_factory=list)

    def add(self, section: str, name: str, fine: bool, **figures: Any) -> None:
        """Takes a finding in."""
        self.rows.append(Row(section, name, fine, figures))

    def write(self, path: Path) -> None:
        """Both files, whole."""
        document = {"machine": self.machine, "rows": [asdict(row) for row in self.rows]}
        path.with_suffix(".json").write_text(json.dumps(document, indent=1, default=str), encoding="utf-8")
        path.with_suffix(".md").write_text(self.text(), encoding="utf-8")

    def text(self) -> str:
        """As Markdown: first what is wrong."""
        wrong = [row for row in self.rows if not row.fine]
        count = f"{len(self.rows)} findings, {len(wrong)} not as they should be."
        lines = ["# Wave Explorer on this GPU", "", count, ""]
        for gpu in self.machine.get("hip", {}).get("gpus", []):
            lines.append(f"- {gpu['product']} ({gpu['arch']}), {gpu['compute_units']} compute units")
        lines += [f"- {name} {version}" for name, version in self.machine.get("versions", {}).items()]
        for section in dict.fromkeys(row.section for row in self.rows):
            lines += ["", f"## {section}", "", "| | | |", "|---|---|---|"]
            for row in sorted((row for row in self.rows if row.section == section), key=lambda row: row.fine):
                figures = ", ".join(f"{name} {_short(value)}" for name, value in row.figures.items())
                lines.append(f"| {row.name} | {'fine' if row.fine else '**wrong**'} | {figures} |")
        return "\n".join(lines) + "\n"


def _short(value: Any) -> str:
    return f"{value:.4g}" if isinstance(value, float) else str(value).replace("|", "/")


def read_report(path: Path) -> GpuReport:
    """A report that was written."""
    document = json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))
    return GpuReport(document["machine"], [Row(**row) for row in document["rows"]])
