"""Wave Explorer: see, edit, compile and run Wave GPU kernels pass by pass.

The public functions are loaded when they are first used (PEP 562): `import wave_explorer` brings in neither torch nor
wave_lang nor Jupyter, so a recorded compile opens on any machine.
"""

from wave_explorer._version import __version__

__all__ = ["__version__"]
