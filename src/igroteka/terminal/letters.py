"""Cyrillic letters and the Latin ones on the same keys: nobody has to switch the keyboard to give a command."""

_LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,./"
_CYRILLIC = ("йцукенгшщзхїфівапролджєячсмитьбю.", "йцукенгшщзхъфывапролджэячсмитьбю.")  # the same keys, other letters
SAME_KEY = {other: latin for row in _CYRILLIC for other, latin in zip(row, _LATIN, strict=True) if other != "."}
