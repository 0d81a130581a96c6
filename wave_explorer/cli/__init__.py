"""The wave-explorer command."""
