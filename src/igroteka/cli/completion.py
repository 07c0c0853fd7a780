"""Scripts that let a shell complete commands, options and values: `igroteka completion bash`.

A script is made from the parser itself, so it knows what the command line knows, and nothing else runs while somebody
types.
"""

import argparse
from typing import Any

SHELLS = ("bash", "zsh", "fish")


def script(shell: str, parser: argparse.ArgumentParser, games: list[str]) -> str:
    """What to put where the shell looks for completions, or to `eval` when it starts."""
    known = {
        name: ([*_options(command), *_values(command, games)], _help(parser, name))
        for name, command in _commands(parser).items()
    }
    if shell == "fish":
        return _fish(known)
    return ("autoload -U +X bashcompinit && bashcompinit\n" if shell == "zsh" else "") + _bash(known)


def _commands(parser: argparse.ArgumentParser) -> dict[str, argparse.ArgumentParser]:
    found: dict[str, argparse.ArgumentParser] = {}
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            found.update(action.choices)
    return found


def _help(parser: argparse.ArgumentParser, name: str) -> str:
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            return next((str(choice.help or "") for choice in action._choices_actions if choice.dest == name), "")
    return ""


def _options(parser: argparse.ArgumentParser) -> list[str]:
    return [text for action in parser._actions for text in action.option_strings if text.startswith("--")]


def _values(parser: argparse.ArgumentParser, games: list[str]) -> list[str]:
    """What may stand without an option: a game, the words of a command below, fixed choices."""
    values: list[str] = []
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            values += list(action.choices)
        elif action.dest == "game":
            values += games
        elif not action.option_strings and action.choices:
            values += [str(choice) for choice in action.choices]
    return values


Known = dict[str, tuple[list[str], Any]]


def _bash(known: Known) -> str:
    cases = "\n".join(f'    {name}) words="{" ".join(words)}" ;;' for name, (words, _) in known.items())
    return f"""_igroteka() {{
  local word="${{COMP_WORDS[COMP_CWORD]}}" before="${{COMP_WORDS[COMP_CWORD-1]}}" words
  case "$before" in
    --lang) COMPREPLY=($(compgen -W "en uk ru" -- "$word")); return ;;
    --save|--resume|--config|--store|replay|verify|review|check) COMPREPLY=($(compgen -f -- "$word")); return ;;
  esac
  case "${{COMP_WORDS[1]}}" in
{cases}
    *) words="{" ".join(known)} --help --lang --version" ;;
  esac
  [ "$COMP_CWORD" = 1 ] && words="{" ".join(known)} --help --lang --version"
  COMPREPLY=($(compgen -W "$words" -- "$word"))
}}
complete -o filenames -F _igroteka igroteka
"""


def _fish(known: Known) -> str:
    lines = ["complete -c igroteka -f"]
    for name, (words, told) in known.items():
        text = str(told).replace("'", "\\'")
        lines.append(f"complete -c igroteka -n __fish_use_subcommand -a {name} -d '{text}'")
        for word in words:
            given = f"-l {word[2:]}" if word.startswith("--") else f"-a {word}"
            lines.append(f"complete -c igroteka -n '__fish_seen_subcommand_from {name}' {given}")
    for name in ("replay", "verify", "review", "pack"):
        lines.append(f"complete -c igroteka -n '__fish_seen_subcommand_from {name}' -F")
    return "\n".join(lines) + "\n"
