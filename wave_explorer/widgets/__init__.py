"""The notebook: the widget, the list of compiles that a page follows, and the cell magic.

Nothing is imported here: the list is served in every kernel from its start, and must cost nothing.
"""
