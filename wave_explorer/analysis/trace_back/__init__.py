"""From one wrong element back to its cause: the slice of a run laid beside what the index of each node says.

What is said here is what was seen: a step that touches other bytes than its node's index says is named as such, and
where no step does, the elements that went in are set against the dimensions of the output.
"""
