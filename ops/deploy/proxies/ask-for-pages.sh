#!/bin/sh
# Asks nginx on this machine for every page of the sitemap and the files that they load, so that it has them all when the site is
# away. twelve-moons-pages.timer runs this. Needs SITE_URL.
set -eu
ask() { curl --silent --connect-to ::127.0.0.1: "$@"; }
pages=$(ask "$SITE_URL/sitemap.xml" | grep -o '<loc>[^<]*' | cut -c 6-)
# shellcheck disable=SC2086 # an address has no spaces
files=$(ask $pages | grep -o '/_astro/[A-Za-z0-9._-]*' | sort -u | sed "s|^|$SITE_URL|")
for encoding in br gzip; do
	# shellcheck disable=SC2086
	ask --header "Accept-Encoding: $encoding" $pages $files > /dev/null
done
