"""Hardware facts as tables, each with its source."""
