"""Checks of a run: what a program gets away with in the emulator, and may not get away with on a GPU.

Kinds of findings:

- ``read-before-wait``: a register, or LDS that a load writes, is used before the wait that covers the load.
- ``lds-race``: two waves touch a byte of LDS, one writes it, and no barrier lies between them.
- ``lds-lost-write`` (warning): a wave overwrites in LDS what nobody has read.
- ``uninitialised-lds``, ``uninitialised-register``: the outputs depend on what nothing has written.
- ``misaligned``: an address that the hardware changes or refuses.
- ``barrier-divergence``, ``wave-ended-before-barrier`` (warnings): the waves of a workgroup do not pass alike.

Accesses out of bounds stop every run, checked or not.  Not looked for: races in global memory, between waves or
workgroups; instructions that need others between them (``s_nop``); scratch that nothing has written.
"""
