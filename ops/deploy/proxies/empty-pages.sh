#!/bin/sh
# Empties the pages that nginx keeps, once another build than before answers at the port that is named. Until then they show: a
# build that cannot start takes nothing away. twelve-moons-site@.service runs this, as root, in the checkout.
set -eu
pages=${PAGES:-/var/cache/twelve-moons-pages}
[ -d "$pages" ] || exit 0
emptied_for=$pages-build-$1
build=$(stat --format='%i %Y' dist/client/index.html)
if [ -e "$emptied_for" ] && [ "$build" = "$(cat "$emptied_for")" ]; then exit 0; fi
until curl --fail --silent --output /dev/null "http://127.0.0.1:$1/healthz"; do sleep 0.2; done
find "$pages" -type f -delete
echo "$build" > "$emptied_for"
