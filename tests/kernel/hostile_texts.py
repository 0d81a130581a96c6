"""Texts that a person, or a file from somebody else, might put where a constraint is typed."""

from __future__ import annotations

HOSTILE = (
    "__import__('os').system('touch {canary}')",
    "WaveConstraint(M, __import__('os').system('touch {canary}'))",
    "WaveConstraint(M, open('{canary}', 'w'))",
    "WaveConstraint(M, (lambda: 1)())",
    "WaveConstraint(M, M.__class__.__mro__)",
    "WaveConstraint(M, 9**9**9**9)",
    "WaveConstraint(M, " + "(" * 3000 + "1" + ")" * 3000 + ")",
    "WaveConstraint(M, " + "1+" * 100_000 + "1)",
    "WaveConstraint(M, {{}}.format)",
    "WaveConstraint(M, 1); import os",
    "exec('1')",
    "WaveConstraint(M, \u0422ILE)",
    "WaveConstraint(M, \u202e 4)",
    "\ud800",
    "\x00",
    "HardwareConstraint(threads_per_wave=99999999999999999999999)",
    "WorkgroupConstraint(M, BLOCK_M, -1)",
    "SymbolicAlias(M, N, lambda x: exit())",
    "Assumption(True and __debug__)",
    "IteratorBindings({{**globals()}})",
    "WaveConstraint(*[M, 4])",
    "WaveConstraint(M, eval('1'))",
    "WaveConstraint(M, sympy.sympify('__import__(\"os\")'))",
    "WaveConstraint(M, sympy.printing.preview)",
    "Assumption(K > exec(compile('open(\"{canary}\", \"w\")', 'x', 'exec')))",
    "ReorderingConstraint(getattr(WORKGROUP_0, 'subs'), 0)",
)
"""Format strings; ``canary`` is a file that must never come to be."""
