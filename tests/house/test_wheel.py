"""The wheel, built as `pip install .` builds it."""

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel of the committed tree: nothing that was built before can be shipped by mistake."""
    folder = tmp_path_factory.mktemp("wheel")
    tree = folder / "tree"
    subprocess.run(["git", "clone", "--quiet", ROOT, tree], check=True)
    subprocess.run(
        [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", folder, tree], check=True
    )
    (built,) = folder.glob("wave_explorer-*.whl")
    return built


@pytest.mark.full
@pytest.mark.timeout(1200)
def test_wheel_holds_the_package_the_bundle_and_the_extension(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
        (entry_points,) = (name for name in names if name.endswith("entry_points.txt"))
        assert b"wave-explorer = wave_explorer.cli.main:main" in archive.read(entry_points)
    (data,) = {name.split("/")[0] for name in names if ".data/data/" in name}
    extension = f"{data}/data/share/jupyter/labextensions/wave-explorer"
    assert {
        "wave_explorer/__init__.py",
        "wave_explorer/py.typed",
        "wave_explorer/widgets/static/editor.js",
        "wave_explorer/widgets/static/widget.js",
        f"{extension}/package.json",
        f"{extension}/install.json",
        f"{extension}/static/style.js",
        f"{extension}/schemas/wave-explorer/plugin.json",
        f"{data}/data/etc/jupyter/jupyter_server_config.d/wave-explorer.json",
    } <= names
    assert any(name.startswith(f"{extension}/static/remoteEntry.") for name in names)
    assert not any(name.startswith(("wave_explorer/labextension", "tests/", "extension/")) for name in names)


@pytest.mark.full
@pytest.mark.timeout(1200)
def test_wheel_has_every_python_module_of_the_package(wheel: Path) -> None:
    tracked = subprocess.run(
        ["git", "ls-files", "wave_explorer"], cwd=ROOT, check=True, capture_output=True, text=True
    ).stdout.split()
    with zipfile.ZipFile(wheel) as archive:
        assert set(tracked) <= set(archive.namelist())
