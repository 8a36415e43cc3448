#!/bin/sh
# The nightly backup for containers: writes an archive to the app's volume and copies all archives there into backups/.
# Both keep 30 days of archives: older ones still contain people who were erased from the site, and disks are finite.
set -eu
umask 077
cd "$(dirname "$0")/.."
dc() { docker compose -f deploy/compose.yaml "$@"; }
dc exec -T app node build/server/index.js backup /data/backups
dc exec -T app find /data/backups -maxdepth 1 -name 'hauler-*.tar.gz' -mtime +30 -delete
dc cp app:/data/backups/. backups
find backups -maxdepth 1 -name 'hauler-*.tar.gz' -mtime +30 -delete
