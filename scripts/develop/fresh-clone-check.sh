#!/usr/bin/env bash
# Does what a stranger does, on this machine: clones the last commit into an empty folder and types the README's two commands.
# With an empty home, in a path with a space; as root also from a folder that others can't read, and as another user.
#   npm run fresh-clone-check                # everything
#   npm run fresh-clone-check -- --start     # only npm start, a few minutes
set -euo pipefail
repository=$(cd "$(dirname "$0")/../.." && pwd)
only_start=no
[ "${1:-}" = "--start" ] && only_start=yes
base=$(mktemp -d "${TMPDIR:-/tmp}/candor-fresh-XXXXXX")
chmod 755 "$base"
failures=0
trap 'rm -rf "$base"' EXIT

# What the machine needs to reach its registry; nothing else of the caller's environment comes along.
passed_on=()
while IFS= read -r name; do passed_on+=("$name=${!name}"); done < <(compgen -e | grep -E '^(npm_config_registry|NODE_EXTRA_CA_CERTS|SSL_CERT_(FILE|DIR)|https?_proxy|no_proxy|HTTPS?_PROXY|NO_PROXY|CANDOR_CHROMIUM)$' || true)

say() { printf '%s\n' "$*"; }
verdict() { # words, status
  if [ "$2" -eq 0 ]; then say "  ok      $1"; else say "  FAILED  $1"; failures=$((failures + 1)); fi
}
free_port() { node -e 'const s=require("net").createServer().listen(0,"127.0.0.1",()=>{console.log(s.address().port);s.close()})'; }

check() { # title, user, mode of the folder
  local title=$1 user=$2 mode=$3 place home port log pid code folder elsewhere
  say ""
  say "$title"
  place="$base/$user $mode"
  home="$base/home of $user $mode"
  mkdir -p "$place" "$home"
  git clone -q "$repository" "$place/candor"
  chown -R "$user" "$place" "$home"
  chmod "$mode" "$place"
  local as=(env -i "PATH=$PATH" "HOME=$home" "TERM=dumb" "${passed_on[@]}")
  [ "$user" = "$(id -un)" ] || as=(runuser -u "$user" -- "${as[@]}")

  port=$(free_port)
  log="$base/start $user $mode.log"
  ( cd "$place/candor" && exec setsid "${as[@]}" "PORT=$port" "APP_EN_NAME=Fresh Lender" npm start >"$log" 2>&1 ) &
  pid=$!
  local waited=0
  until curl -fs "http://127.0.0.1:$port/" -o "$base/page.html" 2>/dev/null || [ $waited -ge 420 ] || ! kill -0 $pid 2>/dev/null; do
    sleep 1
    waited=$((waited + 1))
  done
  code=0
  grep -q '<title>Fresh Lender</title>' "$base/page.html" 2>/dev/null || code=1
  verdict "npm start serves / with the configured name after $waited s" $code
  [ $code -eq 0 ] || tail -n 20 "$log"
  kill -INT -- -$pid 2>/dev/null || true
  wait $pid 2>/dev/null || true
  sleep 1
  # In a folder that PostgreSQL's user can't enter, a note says where the database is instead.
  elsewhere=$(grep -ohE '/[^ ]*/data-[A-Za-z0-9]+' "$place/candor/data/database-is-elsewhere.txt" 2>/dev/null | head -n 1 || true)
  code=0
  for folder in "$place" ${elsewhere:+"$elsewhere"}; do
    pgrep -f "postgres.*$(printf '%s' "$folder" | sed 's/[^A-Za-z0-9/-]/./g')" >/dev/null && code=1
  done
  curl -fs "http://127.0.0.1:$port/healthz" >/dev/null 2>&1 && code=1
  verdict "Ctrl-C left nothing behind" $code
  [ -z "$elsewhere" ] || rm -rf "$elsewhere"

  if [ $only_start = no ]; then
    log="$base/test $user $mode.log"
    code=0
    ( cd "$place/candor" && "${as[@]}" npm test >"$log" 2>&1 ) || code=$?
    verdict "npm test: $(tail -n 1 "$log")" $code
    [ $code -eq 0 ] || tail -n 60 "$log"
  fi
  rm -rf "$place" "$home" "$base/page.html"
}

if [ "$(id -u)" -eq 0 ]; then
  check "As root, in a folder that others can't read" root 700
  check "As another user" nobody 755
else
  check "As $(id -un)" "$(id -un)" 755
fi
say ""
if [ $failures -eq 0 ]; then say "A fresh clone works."; else say "$failures checks failed."; exit 1; fi
