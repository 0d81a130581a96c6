"""The HTML around saved pages: one file with the front end, which asks nobody for anything."""

from __future__ import annotations

import base64
import gzip
import html
import re
from collections.abc import Sequence
from pathlib import Path

from wave_explorer.queries.saved_page import SavedPage, packed

_FRONT_END = Path(__file__).parents[1] / "widgets" / "static" / "standalone.js"

_POLICY = (
    "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data: blob:; font-src data:"
)
"""What the page may load: nothing from anywhere else."""

_TEMPLATE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="{policy}">
<title>{title}</title>
<style>html, body {{ height: 100%; margin: 0; }} body {{ display: flex; flex-direction: column; }}
#wave-explorer {{ flex: 1; min-height: 0; display: flex; flex-direction: column; }}</style>
</head>
<body>
<noscript>This page draws with JavaScript, which is switched off here. It loads nothing from elsewhere.</noscript>
<main id="wave-explorer"></main>
{data}
{script}
</body>
</html>
"""

_UNPACK = """
(async () => {
  const packed = document.getElementById('wave-explorer-code').textContent;
  const bytes = Uint8Array.from(atob(packed), letter => letter.charCodeAt(0));
  const plain = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  const script = document.createElement('script');
  script.textContent = await new Response(plain).text();
  document.body.append(script);
})();
"""
"""Unpacks the front end, which in a notebook would otherwise be the largest part of each output."""


class NoFrontEnd(FileNotFoundError):
    """The front end was not built: the package is a source tree and not an installed one."""


def html_page(pages: Sequence[SavedPage], *, compact: bool = False) -> str:
    """A complete HTML file that shows one page, or several to choose from.

    Args:
        pages: in the order in which they are offered.
        compact: compress the front end too, to a third of its size; for readers from 2023 on.

    Raises:
        NoFrontEnd: the package lacks its front end.
    """
    data = [
        f'<script type="text/plain" class="wave-explorer-data" data-title="{html.escape(_title(page))}">'
        f"{packed(page)}</script>"
        for page in pages
    ]
    title = ", ".join(dict.fromkeys(_title(page) for page in pages))
    return _TEMPLATE.format(
        policy=_POLICY,
        title=html.escape(f"{title} · Wave Explorer"),
        data="\n".join(data),
        script=_packed_script() if compact else f"<script>{front_end()}</script>",
    )


def html_frame(document: str, height: int) -> str:
    """A document in a frame of its own, as the output of a cell may hold it: it can touch nothing of the page around.

    Args:
        document: a complete HTML file.
        height: of the frame in CSS pixels.
    """
    return (
        f'<iframe sandbox="allow-scripts allow-downloads" title="Wave Explorer, saved" '
        f'style="width:100%;height:{height}px;border:0" srcdoc="{html.escape(document)}"></iframe>'
    )


def _packed_script() -> str:
    code = base64.b64encode(gzip.compress(_read_front_end().encode(), 9, mtime=0)).decode()
    return f'<script type="text/plain" id="wave-explorer-code">{code}</script>\n<script>{_UNPACK}</script>'


def front_end() -> str:
    """The script of a page, so written that it may stand in an HTML file.

    Raises:
        NoFrontEnd: it was not built.
    """
    # Only these end a script, or begin what is read otherwise; within strings the backslash says nothing.
    return re.sub(r"<(/script|!--)", r"<\\\1", _read_front_end(), flags=re.IGNORECASE)


def _read_front_end() -> str:
    try:
        return _FRONT_END.read_text(encoding="utf-8")
    except FileNotFoundError as error:
        raise NoFrontEnd(
            f"{_FRONT_END} is missing: the front end was not built. Install the package, or run `jlpm build:widget` in "
            "extension/"
        ) from error


def _title(page: SavedPage) -> str:
    return str(page.state.get("title") or "kernel")
