#!/bin/sh
# Prints the nginx configuration (nginx.conf in this folder), filled in from the environment:
#   PUBLIC_URL        the site's address, https://…                                                    (required)
#   TLS_CERTIFICATE   file of the certificate chain                                                    (required)
#   TLS_KEY           file of its key                                                                  (required)
#   APP               the app's servers, host:port each, separated by spaces                           (127.0.0.1:3000)
#   FRONT_DIR         folder for the cache and temporary files; nginx must own it                      (/var/cache/hauler-front)
#   LISTEN            addresses to listen on, separated by spaces                                      (0.0.0.0 [::])
#   HTTP_PORT, HTTPS_PORT                                                                              (80, 443)
#   ACME_DIR          folder in which a certificate client puts its challenges                         (/var/lib/acme)
#   OFFICE_PHONE      the office's number, for the sentence shown while the app is down and nothing is cached  (none)
#   ACCESS_LOG        a file for one line per request, or off                                          (off)
#   ERROR_LOG         a file, or stderr                                                                (stderr)
# If a setting is missing or invalid, prints one sentence and exits with 1.
set -eu

fail() {
	echo "$*" >&2
	exit 1
}

: "${PUBLIC_URL:=}" "${TLS_CERTIFICATE:=}" "${TLS_KEY:=}" "${OFFICE_PHONE:=}"
: "${APP:=127.0.0.1:3000}" "${FRONT_DIR:=/var/cache/hauler-front}" "${LISTEN:=0.0.0.0 [::]}"
: "${HTTP_PORT:=80}" "${HTTPS_PORT:=443}" "${ACME_DIR:=/var/lib/acme}" "${ACCESS_LOG:=off}" "${ERROR_LOG:=stderr}"

for name in PUBLIC_URL TLS_CERTIFICATE TLS_KEY; do
	eval "value=\$$name"
	[ -n "$value" ] || fail "$name must be set: deploy/front.sh says what it is."
done
for name in PUBLIC_URL TLS_CERTIFICATE TLS_KEY APP FRONT_DIR LISTEN HTTP_PORT HTTPS_PORT ACME_DIR OFFICE_PHONE ACCESS_LOG ERROR_LOG; do
	eval "value=\$$name"
	case $value in
	*[\;{}\"\'\\\$]* | *'
'*) fail "$name may not hold any of ; { } \" ' \\ \$ or a line break." ;;
	esac
done
case $PUBLIC_URL in
https://?*) ;;
*) fail "PUBLIC_URL must begin with https://, for the front ends TLS." ;;
esac
for port in "$HTTP_PORT" "$HTTPS_PORT"; do
	case $port in *[!0-9]* | '') fail "HTTP_PORT and HTTPS_PORT must be numbers." ;; esac
done

SERVER_NAME=${PUBLIC_URL#https://}
SERVER_NAME=${SERVER_NAME%%/*}
SERVER_NAME=${SERVER_NAME%%:*}
PUBLIC_HOST=$SERVER_NAME
# The host name with or without www., whichever the site does not use: old links and visitors use it, and it redirects.
case $SERVER_NAME in
www.*) OTHER_NAME=${SERVER_NAME#www.} ;;
*) OTHER_NAME=www.$SERVER_NAME ;;
esac
[ "$HTTPS_PORT" = 443 ] || PUBLIC_HOST=$PUBLIC_HOST:$HTTPS_PORT
OR_CALL=
[ -z "$OFFICE_PHONE" ] || OR_CALL=", or call us at $OFFICE_PHONE"
[ "$ACCESS_LOG" = off ] || ACCESS_LOG="$ACCESS_LOG front"
APP_SERVERS=
for server in $APP; do APP_SERVERS="$APP_SERVERS server $server max_fails=0;"; done
LISTEN_HTTP=
LISTEN_HTTP_DEFAULT=
LISTEN_HTTPS=
LISTEN_HTTPS_DEFAULT=
for address in $LISTEN; do
	LISTEN_HTTP="$LISTEN_HTTP listen $address:$HTTP_PORT;"
	LISTEN_HTTP_DEFAULT="$LISTEN_HTTP_DEFAULT listen $address:$HTTP_PORT default_server;"
	LISTEN_HTTPS="$LISTEN_HTTPS listen $address:$HTTPS_PORT ssl http2;"
	LISTEN_HTTPS_DEFAULT="$LISTEN_HTTPS_DEFAULT listen $address:$HTTPS_PORT ssl http2 default_server;"
done

export SERVER_NAME OTHER_NAME PUBLIC_HOST OR_CALL APP_SERVERS LISTEN_HTTP LISTEN_HTTP_DEFAULT LISTEN_HTTPS LISTEN_HTTPS_DEFAULT
export TLS_CERTIFICATE TLS_KEY FRONT_DIR ACME_DIR ACCESS_LOG ERROR_LOG
awk '{
	rest = $0
	filled = ""
	while (match(rest, /\$\{[A-Z_]+\}/)) {
		filled = filled substr(rest, 1, RSTART - 1) ENVIRON[substr(rest, RSTART + 2, RLENGTH - 3)]
		rest = substr(rest, RSTART + RLENGTH)
	}
	print filled rest
}' "$(dirname "$0")/nginx.conf"
