# make play | test | setup | peers | fast | web | lint | dist | docs | bench | rules | soak | golden | screenshots | film | reports | fit | ladder | mutants
PYTHON ?= python3
PORT ?= 8000
BIN := .venv/bin
GAMES ?= 100000
GAME ?= mindbug

.PHONY: play test setup peers fast web lint dist docs bench rules soak golden screenshots film reports fit ladder mutants

# Every step tells what it does, and is left out where it is done already: tools/prepare.py.
play:
	@$(PYTHON) tools/prepare.py play --port $(PORT)

setup:
	@$(PYTHON) tools/prepare.py setup

# The packages the environments are compared with, Ray and MkDocs too: nothing is skipped then. .ci/run asks for it.
peers:
	@$(PYTHON) tools/prepare.py setup --peers

fast:
	@$(PYTHON) tools/prepare.py setup $(GAME)

web:
	@$(PYTHON) tools/prepare.py web

# The game in examples/ is a package of its own: whoever wants to play it installs it, and the tests do.
.venv/examples: examples/durak/pyproject.toml | setup
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e examples/durak
	@touch $@

# The house alone first; then with a sixth game installed.
test: setup
	$(BIN)/python -m tools.web test
	$(BIN)/python -m pytest -n 2
	@$(MAKE) --no-print-directory .venv/examples
	$(BIN)/python -m pytest -n 2 examples/durak/tests
	$(BIN)/python -m pytest -n 2 tests/contract tests/test_external_games.py -k "durak or external"

lint: setup
	$(BIN)/ruff check src tests tools examples setup.py
	$(BIN)/ruff format --check src tests tools examples setup.py
	$(BIN)/mypy
	$(BIN)/python -m tools.web lint

# A wheel and a source archive in dist/, each installed into an empty environment and played there.
dist: setup
	$(BIN)/python tools/dist.py

docs: setup
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt mkdocs-material mkdocstrings-python
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet

rules: setup
	@$(BIN)/python -m tools.rules

golden: setup
	$(BIN)/python -m tools.golden

bench: setup
	$(BIN)/python -m tools.bench --json build/bench.json
	$(BIN)/python -m tools.env_bench
	$(BIN)/python -m tools.load

soak: setup
	$(BIN)/python -m tools.siege
	$(BIN)/python -m tools.soak --games $(GAMES)
	$(BIN)/python -m tools.pack_soak

screenshots: setup
	$(BIN)/python -m tools.screenshots
	$(BIN)/python -m tools.rule_pictures

# The film of the README; it and the screenshots are made anew only for a release.
film: setup
	$(BIN)/python -m tools.film

reports: setup
	for game in mindbug not_alone gobbit battlecrest aeons_end; do \
		$(BIN)/igroteka lab report $$game --out build/reports/$$game.html; done

# Fit the weights of a game's evaluation to games of its bots anew.
fit: setup
	$(BIN)/igroteka lab fit $(GAME)

# Each level against the one below, in all games; stopped and started again, it goes on where it was.
ladder: setup
	$(BIN)/igroteka lab ladder

# Would the tests notice a broken rule? An hour for all games; MUTANTS and SEED choose others.
MUTANTS ?= 200
SEED ?= 1
mutants: setup
	$(BIN)/python -m tools.mutants --mutants $(MUTANTS) --seed $(SEED)
