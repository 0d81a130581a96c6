"""The version of the package; `extension/package.json` says the same, and a test compares them."""

__version__ = "0.1.0"
