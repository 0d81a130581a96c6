"""Compiles a kernel and records every pass."""
