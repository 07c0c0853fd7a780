"""The cards of players: starting cards and mages, the supply, promo cards. Importing this declares them all."""

from igroteka.games.aeons_end.cards import market, promos, starters

__all__ = ["market", "promos", "starters"]
