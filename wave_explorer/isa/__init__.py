"""AMDGCN text read into a program."""
