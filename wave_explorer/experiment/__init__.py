"""Variants of a kernel, their history and comparison."""
