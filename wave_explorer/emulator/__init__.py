"""Runs an AMDGCN program on host memory."""
