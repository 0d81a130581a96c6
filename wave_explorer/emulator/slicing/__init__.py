"""The backward slice of one workgroup's run: from the bytes of a result to the elements that went into it.

A log of the run (:mod:`execution_log`) is walked from its end to its beginning; whatever wrote a byte that is wanted
passes the wish on to the bytes that it was made from.
"""
