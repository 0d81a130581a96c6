"""What the package imports is what it asks pip for."""

import importlib.metadata
import sys
import tomllib
from pathlib import Path

import grimp
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parents[2]

THROUGH_ANOTHER = {
    "iree-base-compiler": "wave-lang",
    "ipython": "ipywidgets",
    "traitlets": "ipywidgets",
    "jupyter-server": "jupyterlab",
    "tornado": "jupyterlab",
}
"""Distributions that another one brings: wave-lang chooses its IREE, ipywidgets its IPython, JupyterLab its server."""


def test_every_import_is_a_declared_dependency() -> None:
    graph = grimp.build_graph("wave_explorer", include_external_packages=True, cache_dir=None)
    imported = {name.partition(".")[0] for name in graph.modules} - {"wave_explorer"} - set(sys.stdlib_module_names)
    distributions = importlib.metadata.packages_distributions()
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    declared = {canonicalize_name(Requirement(each).name) for each in project["dependencies"]}
    assert set(THROUGH_ANOTHER.values()) <= declared
    undeclared = {
        module
        for module in imported
        if not (declared | set(THROUGH_ANOTHER)) & {canonicalize_name(name) for name in distributions.get(module, [])}
    }
    assert undeclared == set()
