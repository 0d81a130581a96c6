"""Named actions that change the world: compile, run, export."""
