# make play | test | setup | web | lint | bench | rules | soak | golden | screenshots
PYTHON ?= python3
PORT ?= 8000
BIN := .venv/bin
GAMES ?= 100000

.PHONY: play test setup web lint bench rules soak golden screenshots

# The stamp is as new as everything that is compiled, so a changed engine compiles again.
ENGINE := $(shell find src/igroteka/core src/igroteka/games src/igroteka/bots -name '*.py' 2>/dev/null)

.venv/installed: requirements.txt
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements.txt
	@touch $@

.venv/built: .venv/installed pyproject.toml setup.py $(ENGINE)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

# The browser client goes into the package; where it cannot be built, the room serves its own plain page and says so.
WEB_SOURCES := $(shell find web -path web/node_modules -prune -o -path web/src/generated -prune -o -type f -print 2>/dev/null) \
	$(wildcard src/igroteka/text/*/*.ftl)

.venv/web: .venv/installed tools/web.py $(WEB_SOURCES)
	@$(BIN)/python -m tools.web && touch $@ || echo "The web client could not be built: the room will show its plain page."

setup: .venv/built .venv/web

web: .venv/web

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
	$(BIN)/python -m tools.pack_soak

screenshots: setup
	$(BIN)/python -m tools.screenshots
