"""The basic nemesis cards, and one file for each nemesis with its own cards."""
