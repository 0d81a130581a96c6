"""Source text of the check against torch that an exported file carries."""

# Sums are made in f32, and attention's weights are rounded to f16 (2**-11): far below this, and far above is a bug.
COMPARE = """\
    difference = (tensors["c"].double() - expected).abs().max().item()
    allowed = 2**-9 * expected.abs().max().item()
    print(f"c: largest difference from float64 {difference:.3g}, allowed {allowed:.3g}")
    if not difference <= allowed:
        raise SystemExit(1)
"""
