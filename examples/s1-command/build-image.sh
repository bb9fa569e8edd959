#!/bin/sh
# One leg. The environment says which: TEMPLATE, PLATFORM, and PYPI_VERSION or TEST_PYPI_VERSION from the config.
set -eu

# The project's own build, unchanged: it leaves a local image of its own name.
BUILD_PLATFORM="$PLATFORM" ./llama stack build --template "$TEMPLATE" --image-type container

# Handed over under the name that the action gave.
docker tag "distribution-$TEMPLATE:${PYPI_VERSION:-${TEST_PYPI_VERSION:-dev}}" "$IMAGE"
