"""The cards of Mindbug: faces (the facts every rule reads), creature (how a card is declared), one file per set, and
sets (their registration)."""
