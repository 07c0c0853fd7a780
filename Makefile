# make play | test | setup | lint | bench | rules | soak | golden
PYTHON ?= python3
PORT ?= 8000
BIN := .venv/bin
GAMES ?= 100000

.PHONY: play test setup lint bench rules soak golden

# The stamp is as new as everything that is compiled, so a changed engine compiles again.
ENGINE := $(shell find src/igroteka/core src/igroteka/games src/igroteka/bots -name '*.py' 2>/dev/null)

.venv/installed: requirements.txt
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements.txt
	@touch $@

.venv/built: .venv/installed pyproject.toml setup.py $(ENGINE)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

setup: .venv/built

play: setup
	$(BIN)/igroteka serve --port $(PORT)

test: setup
	$(BIN)/python -m pytest -n 2

lint: setup
	$(BIN)/ruff check src tests tools setup.py
	$(BIN)/ruff format --check src tests tools setup.py
	$(BIN)/mypy

rules: setup
	@$(BIN)/python -m tools.rules

golden: setup
	$(BIN)/python -m tools.golden

bench: setup
	$(BIN)/python -m tools.bench
	$(BIN)/python -m tools.load

soak: setup
	$(BIN)/python -m tools.siege
	$(BIN)/python -m tools.soak --games $(GAMES)
