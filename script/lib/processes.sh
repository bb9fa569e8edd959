# Sourced by script/world and script/demo: background programs that end with the world, and only those.
# Needs $state, the folder for pid files (run/) and logs (log/).
# shellcheck shell=bash disable=SC2154,SC2034

# The start time that the kernel keeps for a process: a pid that was given again to another program has another one.
started_at() { awk '{sub(/^.*\) /, ""); print $20}' "/proc/$1/stat" 2>/dev/null; }

# start NAME COMMAND…: runs a program in the background, its output in log/NAME.log; does nothing when it runs already.
start() {
  local name=$1 pid
  shift
  running "$name" && return 0
  mkdir -p "$state/run" "$state/log"
  setsid nohup "$@" </dev/null >>"$state/log/$name.log" 2>&1 9>&- &
  pid=$!
  echo "$pid $(started_at "$pid")" >"$state/run/$name.pid"
}

running() {
  local pid since
  [ -f "$state/run/$1.pid" ] || return 1
  read -r pid since <"$state/run/$1.pid"
  [ -n "$since" ] && [ "$(started_at "$pid")" = "$since" ]
}

# stop_all: asks every program to end, waits, and ends what is still there after 20 s.
stop_all() {
  local file pid end=$((SECONDS + 20))
  for file in "$state"/run/*.pid; do
    [ -e "$file" ] || continue
    read -r pid _ <"$file"
    if running "$(basename "$file" .pid)"; then kill "$pid" 2>/dev/null; fi
  done
  for file in "$state"/run/*.pid; do
    [ -e "$file" ] || continue
    read -r pid _ <"$file"
    while running "$(basename "$file" .pid)"; do
      if ((SECONDS >= end)); then kill -9 "$pid" 2>/dev/null; fi
      sleep 0.1
    done
    rm -f "$file"
    say "ended $(basename "$file" .pid)"
  done
}

# await NAME SECONDS COMMAND…: waits until COMMAND succeeds; fails when the program NAME ends first or the time is over.
await() {
  local name=$1 end=$((SECONDS + $2))
  shift 2
  until "$@" >/dev/null 2>&1; do
    running "$name" || { say "$name ended at once: $(tail -n 1 "$state/log/$name.log" 2>/dev/null)"; return 1; }
    ((SECONDS < end)) || { say "$name does not answer: see $state/log/$name.log"; return 1; }
    sleep 0.1
  done
}

# A free loopback port, which the kernel chooses.
free_port() {
  node -e 'const s = require("net").createServer().listen(0, "127.0.0.1", () => { console.log(s.address().port); s.close(); })'
}

# answers PORT: whether a registry answers there (with or without a login).
answers() {
  node -e 'fetch(`http://127.0.0.1:${process.argv[1]}/v2/`).then((r) => process.exit(r.status === 200 || r.status === 401 ? 0 : 1), () => process.exit(1))' "$1"
}
