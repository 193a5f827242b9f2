import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { build } from 'vite'

const BUILT = fileURLToPath(new URL('../../dist/inbox-fixture/', import.meta.url))
const CONFIG = fileURLToPath(new URL('../../inbox/fixture/vite.config.ts', import.meta.url))
/** As strict as the server's: nothing inline, nothing from elsewhere. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; connect-src 'self'"
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.html': 'text/html',
  '.svg': 'image/svg+xml',
}

/** Where the inbox over data in memory seems to be; nothing is served over a network. */
export const INBOX_ORIGIN = 'http://inbox.localhost'

/** Builds the inbox over data in memory. */
export async function buildInboxFixture(): Promise<void> {
  await build({ configFile: CONFIG, logLevel: 'warn' })
}

/** Files of the fixture's build by their names, and the app for every other address. */
export async function serveInboxFixture(page: Page): Promise<void> {
  await page.route(`${INBOX_ORIGIN}/**`, async (route) => {
    const { pathname } = new URL(route.request().url())
    const isFile = pathname.startsWith('/_inbox/')
    const path = isFile ? pathname : '/inbox/fixture/index.html'
    await route.fulfill({
      body: await readFile(join(BUILT, path)),
      contentType: TYPES[extname(path)] ?? 'application/octet-stream',
      headers: isFile ? {} : { 'content-security-policy': POLICY },
    })
  })
}
