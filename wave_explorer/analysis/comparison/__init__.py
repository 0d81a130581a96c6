"""Two or more compiles beside each other: what was asked, where they part, what came out, and what changed most."""
