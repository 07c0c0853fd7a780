"""The mark that ties a test to the rules it would catch breaking; `make rules` counts them."""

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """Cite rules of docs/rules/<game>.yaml."""
    return pytest.mark.rule(*ids)
