#!/bin/sh
# Says which distribution this is; `--health` answers once it could serve.
read -r name mode version machine </app/distribution
case "${1:-}" in
  --health) test -s /app/config.yaml && echo "$name is healthy on $(uname -m)" ;;
  *) echo "$name $version ($mode), built on $machine" ;;
esac
