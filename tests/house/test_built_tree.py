"""What the Node build leaves in the package, and whether JupyterLab finds it."""

import json
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
LABEXTENSION = ROOT / "wave_explorer" / "labextension"
STATIC = ROOT / "wave_explorer" / "widgets" / "static"
MODULE_LIMIT_BYTES = 350 * 1024
"""Every widget instance sends widget.js whole to the page; editor.js and study.js go once, when a view needs them."""

STANDALONE_LIMIT_BYTES = 900 * 1024
"""A saved page has all of it in one script."""

BIN = Path(sys.executable).parent


def exports(module: Path) -> set[str]:
    """Names that an ES module exports; Node says so after loading it, outside any page."""
    code = f"console.log(Object.keys(await import({module.as_uri()!r})).join())"
    node = subprocess.run([BIN / "node", "--input-type=module", "-e", code], capture_output=True, text=True)
    assert node.returncode == 0, node.stderr
    return set(node.stdout.strip().split(","))


def test_modules_of_the_widget_are_small_and_load() -> None:
    sizes = {path.name: path.stat().st_size for path in STATIC.glob("*.js")}
    assert sizes.pop("standalone.js") <= STANDALONE_LIMIT_BYTES
    assert max(sizes.values()) <= MODULE_LIMIT_BYTES
    assert "default" in exports(STATIC / "widget.js")
    assert "Editor" in exports(STATIC / "editor.js")
    assert "STUDY_MAKERS" in exports(STATIC / "study.js")


def test_labextension_is_complete() -> None:
    package = json.loads((LABEXTENSION / "package.json").read_text(encoding="utf-8"))
    assert package["name"] == "wave-explorer"
    build = package["jupyterlab"]["_build"]
    assert (LABEXTENSION / build["load"]).is_file()
    schema = json.loads((LABEXTENSION / "schemas" / "wave-explorer" / "plugin.json").read_text(encoding="utf-8"))
    button, explore_cell = schema["jupyter.lab.toolbars"]["Notebook"]
    assert button["label"] == "Wave"
    bundle = "".join(script.read_text(encoding="utf-8") for script in (LABEXTENSION / "static").glob("*.js"))
    assert button["command"] in bundle and explore_cell["command"] in bundle
    assert ".wx-frame{" in bundle, "what Lab draws itself has the explorer's styles as text"


def test_jupyterlab_lists_the_extension_as_enabled() -> None:
    listing = subprocess.run([BIN / "jupyter", "labextension", "list"], capture_output=True, text=True)
    (line,) = [line for line in (listing.stdout + listing.stderr).splitlines() if " wave-explorer " in line]
    assert "enabled" in line and "OK" in line


def test_the_jupyter_server_lists_its_part_as_enabled() -> None:
    listing = subprocess.run([BIN / "jupyter", "server", "extension", "list"], capture_output=True, text=True)
    plain = re.sub(r"\x1b\[[0-9;]*m", "", listing.stdout + listing.stderr)
    lines = [" ".join(line.split()) for line in plain.splitlines()]
    assert any(line.startswith("wave_explorer.server enabled") for line in lines), lines
