"""What the Node build leaves in the package, and whether JupyterLab finds it."""

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
LABEXTENSION = ROOT / "wave_explorer" / "labextension"
WIDGET = ROOT / "wave_explorer" / "widgets" / "static" / "widget.js"
WIDGET_LIMIT_BYTES = 350 * 1024
"""Every widget instance sends the whole bundle to the page."""

BIN = Path(sys.executable).parent


def test_widget_is_one_small_module_that_anywidget_can_load() -> None:
    assert WIDGET.stat().st_size <= WIDGET_LIMIT_BYTES
    code = f"const m = await import({WIDGET.as_uri()!r}); console.log(Object.keys(m.default).sort().join())"
    node = subprocess.run([BIN / "node", "--input-type=module", "-e", code], capture_output=True, text=True)
    assert node.stdout.strip() == "initialize,render", node.stderr


def test_labextension_is_complete() -> None:
    package = json.loads((LABEXTENSION / "package.json").read_text(encoding="utf-8"))
    assert package["name"] == "wave-explorer"
    build = package["jupyterlab"]["_build"]
    assert (LABEXTENSION / build["load"]).is_file()
    schema = json.loads((LABEXTENSION / "schemas" / "wave-explorer" / "plugin.json").read_text(encoding="utf-8"))
    (button,) = schema["jupyter.lab.toolbars"]["Notebook"]
    assert button["label"] == "Wave"
    bundle = "".join(script.read_text(encoding="utf-8") for script in (LABEXTENSION / "static").glob("*.js"))
    assert button["command"] in bundle


def test_jupyterlab_lists_the_extension_as_enabled() -> None:
    listing = subprocess.run([BIN / "jupyter", "labextension", "list"], capture_output=True, text=True)
    (line,) = [line for line in (listing.stdout + listing.stderr).splitlines() if " wave-explorer " in line]
    assert "enabled" in line and "OK" in line
