"""Named questions on a record; small JSON in, small payloads out."""
