import { SiteServer } from '../e2e/site-server.ts'
import { findChromium } from '../setup/browser/chromium.mjs'
import { launchOptions } from '../setup/browser/launch-options.ts'
import { buildIfStale } from '../setup/build.mjs'
import { withLock } from '../setup/lock.mjs'

/** Builds the site if needed and serves it on a free port with its own database. The caller must call `remove()`. */
export async function serveBuiltSite(): Promise<SiteServer> {
  await withLock(() => buildIfStale(process.execPath))
  return SiteServer.start()
}

/** Launch options with the path of this system's Chromium. @throws {Error} if it has none */
export async function browserOptions(): Promise<typeof launchOptions> {
  const executablePath = process.env.CHROMIUM ?? (await findChromium())
  if (!executablePath)
    throw new Error('This needs Chromium, and none is on the PATH. Install it and run this again.')
  return { ...launchOptions, executablePath }
}
