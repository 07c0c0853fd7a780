"""The cards of Battlecrest are packs: data that an owner can write (docs/play/battlecrest-packs.md).

packs/    our own heroes and battlefield
layout    the square of 36 cells, and what a battlefield's layout makes of it
format    what a pack may say: its words, and the values they are read into
reader    YAML with line numbers
parser    a pack file read and checked, every mistake with its line
library   where packs come from
plan      packs as flat lists and verbs: all that play ever sees of them
compiler  from format to plan
names     the names that packs give to things
"""
