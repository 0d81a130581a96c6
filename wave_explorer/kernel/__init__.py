"""What is compiled: kernel, symbols, constraints, options, target."""
