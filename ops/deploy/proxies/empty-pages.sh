#!/bin/sh
# Empties the pages that nginx keeps. As root, in the checkout:
# - twelve-moons-published.service runs it when servers show what owners published;
# - twelve-moons-site@.service after each start, with its port: the pages go once another build than before answers there. Until
#   then they show: a build that cannot start takes nothing away.
set -eu
pages=${PAGES:-/var/cache/twelve-moons-pages}
[ -d "$pages" ] || exit 0
if [ $# -eq 0 ]; then
	find "$pages" -type f -delete
	# An answer that was under way is kept after this, and another server may change a second later.
	sleep 2
	exec find "$pages" -type f -delete
fi
emptied_for=$pages-build-$1
build=$(stat --format='%i %Y' dist/client/index.html)
if [ -e "$emptied_for" ] && [ "$build" = "$(cat "$emptied_for")" ]; then exit 0; fi
until curl --fail --silent --output /dev/null "http://127.0.0.1:$1/healthz"; do sleep 0.2; done
find "$pages" -type f -delete
echo "$build" > "$emptied_for"
