"""One version everywhere, and pins that agree with what the package asks for."""

import importlib.metadata
import json
import re
import tomllib
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import wave_explorer

ROOT = Path(__file__).resolve().parents[2]


def test_python_node_and_installed_metadata_say_the_same_version() -> None:
    node = json.loads((ROOT / "extension" / "package.json").read_text(encoding="utf-8"))["version"]
    assert wave_explorer.__version__ == node == importlib.metadata.version("wave-explorer")


def test_every_direct_dependency_is_pinned_to_a_version_that_it_admits() -> None:
    pins = {}
    for name in ("versions.txt", "torch-cpu.txt"):
        for line in (ROOT / "constraints" / name).read_text(encoding="utf-8").splitlines():
            if line and not line.startswith("#"):
                pin = Requirement(line)
                assert re.fullmatch(r"==[^*,]+", str(pin.specifier)), f"{line} is not an exact version"
                pins[canonicalize_name(pin.name)] = str(pin.specifier).removeprefix("==")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    asked = [*project["dependencies"], *(each for extra in project["optional-dependencies"].values() for each in extra)]
    for requirement in map(Requirement, asked):
        name = canonicalize_name(requirement.name)
        assert name in pins, f"constraints/versions.txt does not pin {name}"
        assert requirement.specifier.contains(pins[name]), f"{requirement} does not admit the pin {pins[name]}"


def test_lock_file_names_packages_and_no_mirror() -> None:
    lock = (ROOT / "extension" / "yarn.lock").read_text(encoding="utf-8")
    assert "resolution: " in lock
    assert "http://" not in lock and "https://" not in lock
