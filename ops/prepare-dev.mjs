// Before `npm run dev`: installs every package, and builds what is outdated, because the server responds to forms with built pages.
import { buildIfStale } from './setup/build.mjs'
import { findNode, installAll } from './setup/install.mjs'
import { withLock } from './setup/lock.mjs'

await withLock(async () => {
  await installAll()
  await buildIfStale(await findNode())
})
