"""What a program runs on: an AMD GPU or the emulator."""
