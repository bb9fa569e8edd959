#!/bin/sh
# The whole program: says which image this is, and on which machine it was built and runs.
read -r name </etc/hello/name
read -r version </etc/hello/version
read -r machine </etc/hello/machine

case "$1" in
  --version) echo "$name $version, built on $machine, runs on $(uname -m)" ;;
  *)
    echo "usage: hello --version" >&2
    exit 2
    ;;
esac
