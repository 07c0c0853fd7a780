"""The nemeses: basic cards, and one file for each mat with its own cards. Importing this declares them all."""

from igroteka.games.aeons_end.nemeses import basic, carapace_queen, crooked_mask, prince_of_gluttons, rageborne

__all__ = ["basic", "carapace_queen", "crooked_mask", "prince_of_gluttons", "rageborne"]
