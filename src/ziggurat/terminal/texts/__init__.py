"""What the terminal says, in both languages."""
