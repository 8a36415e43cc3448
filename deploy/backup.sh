#!/bin/sh
# The nightly backup where the site runs in containers: an archive in the app's volume, and a copy of what lies there in backups/.
# Both keep 30 days: who was erased from the site is in older archives, and the disk has an end.
set -eu
umask 077
cd "$(dirname "$0")/.."
dc() { docker compose -f deploy/compose.yaml "$@"; }
dc exec -T app node build/server/index.js backup /data/backups
dc exec -T app find /data/backups -maxdepth 1 -name 'hauler-*.tar.gz' -mtime +30 -delete
dc cp app:/data/backups/. backups
find backups -maxdepth 1 -name 'hauler-*.tar.gz' -mtime +30 -delete
