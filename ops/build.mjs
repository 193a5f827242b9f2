// `npm run build`: builds the site and the inbox, whether or not something changed.
import { build } from './setup/build.mjs'
import { findNode } from './setup/install.mjs'
import { withLock } from './setup/lock.mjs'

await withLock(async () => build(await findNode()))
