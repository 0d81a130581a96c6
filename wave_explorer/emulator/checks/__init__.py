"""Checks of a run: what a program gets away with in the emulator, and may not get away with on a GPU."""
