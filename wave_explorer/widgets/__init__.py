"""The notebook widget."""
