#!/bin/sh
# Empties nginx's page cache. As root, in the checkout:
# - twelve-moons-published.service runs it when servers show what owners published;
# - twelve-moons-site@.service after each start, with its port: the cache is emptied once a new build responds there, so that a
#   build that cannot start leaves it.
set -eu
pages=${PAGES:-/var/cache/twelve-moons-pages}
[ -d "$pages" ] || exit 0
if [ $# -eq 0 ]; then
	find "$pages" -type f -delete
	# A response in flight is cached after this, and another server may switch a second later.
	sleep 2
	exec find "$pages" -type f -delete
fi
emptied_for=$pages-build-$1
build=$(stat --format='%i %Y' dist/client/index.html)
if [ -e "$emptied_for" ] && [ "$build" = "$(cat "$emptied_for")" ]; then exit 0; fi
until curl --fail --silent --output /dev/null "http://127.0.0.1:$1/healthz"; do sleep 0.2; done
find "$pages" -type f -delete
echo "$build" > "$emptied_for"
