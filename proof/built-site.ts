import { buildIfStale } from '../bin/build.mjs'
import { findChromium } from '../bin/chromium.mjs'
import { launchOptions } from '../bin/launch-options.ts'
import { withLock } from '../bin/lock.mjs'
import { SiteServer } from '../e2e/site-server.ts'

/**
 * Serves the site as it is now, built where that is stale, on a free port and with a database of its own.
 * Call `remove()` of it in the end.
 */
export async function serveBuiltSite(): Promise<SiteServer> {
  await withLock(() => buildIfStale(process.execPath))
  return SiteServer.start()
}

/** How the browser is started, wherever this system has it. @throws {Error} if it has none */
export async function browserOptions(): Promise<typeof launchOptions> {
  const executablePath = process.env.CHROMIUM ?? (await findChromium())
  if (!executablePath)
    throw new Error('This needs Chromium, and none is on the PATH. Install it and run this again.')
  return { ...launchOptions, executablePath }
}
