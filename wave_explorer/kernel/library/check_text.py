"""Source text of the check against torch that an exported file carries."""

from __future__ import annotations


def compare(name: str, bits: int = 9) -> str:
    """Source that compares ``tensors[name]`` with ``expected``, to go at the end of a ``check``.

    Args:
        name: of the output.
        bits: a difference of ``2**-bits`` of the largest value is allowed.  Sums are made in f32, and attention's
            weights are rounded to f16 (2**-11): far below 2**-9, and far above is a bug.
    """
    return f"""\
    difference = (tensors["{name}"].double() - expected).abs().max().item()
    allowed = 2**-{bits} * expected.abs().max().item()
    print(f"{name}: largest difference from float64 {{difference:.3g}}, allowed {{allowed:.3g}}")
    if not difference <= allowed:
        raise SystemExit(1)
"""


COMPARE = compare("c")
