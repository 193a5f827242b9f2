#!/bin/sh
# Requests every page of the sitemap, and the files that they load, from nginx on this machine, so that it has all of them cached
# when the site is down. twelve-moons-pages.timer runs this. Needs SITE_URL.
set -eu
ask() { curl --silent --connect-to ::127.0.0.1: "$@"; }
# Addresses of the pictures, fonts, styles and scripts that pages name, and of what scripts import.
named() {
	grep -oE "_astro/[A-Za-z0-9._/-]+\.[a-z0-9]+|[\"'\`]\./[A-Za-z0-9._-]+\.js" | sed -E "s|^.\./|_astro/|; s|^|$SITE_URL/|" | sort -u
}
pages=$(ask "$SITE_URL/sitemap.xml" | grep -o '<loc>[^<]*' | cut -c 6-)
# shellcheck disable=SC2086 # an address has no spaces
files=$(ask $pages | named)
more=$files
while scripts=$(echo "$more" | grep '\.js$'); do
	# shellcheck disable=SC2086
	more=$(ask $scripts | named | grep -vxF "$files") || break
	files=$(printf '%s\n%s' "$files" "$more")
done
for encoding in br gzip; do
	# shellcheck disable=SC2086
	ask --header "Accept-Encoding: $encoding" $pages $files > /dev/null
done
