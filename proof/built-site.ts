import { SiteServer } from '../e2e/site-server.ts'
import { findChromium } from '../setup/browser/chromium.mjs'
import { launchOptions } from '../setup/browser/launch-options.ts'
import { buildIfStale } from '../setup/build.mjs'
import { withLock } from '../setup/lock.mjs'

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
