"""Folder that is put in front of PYTHONPATH of a recorded program."""
