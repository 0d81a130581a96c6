"""Pure functions of records."""
