"""What hands and cards can do in Gobb'it, by theme.

slaps     what one hand is worth on the table as it lies
races     who was first on a pile, and where the pile goes
mistakes  what a wrong hand costs, and what a ghost's mistake allows
calls     Gobb'it!: who was first on the discard, and what the caller takes
"""
