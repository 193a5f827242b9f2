import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { countBytes } from '../../count-bytes.ts'
import { layoutShift } from '../../layout-shift.ts'
import { CALCULATOR } from '../../pages.ts'

const FIRST_VIEW_MAX_BYTES = 80_000
/** Lower budgets of pages without pictures. */
const LOWER_MAX_BYTES: Readonly<Record<string, number>> = { '/': 54_000, [CALCULATOR]: 60_000 }
const SCRIPT_MAX_BYTES = 4_600
/** Chromium loads pictures up to 1 250 px below the window. */
const PICTURES_MAX_BYTES = 35_000
/** Not zero, because the home page once moved by 0.0018 at a second visit. */
const MAX_SHIFT = 0.005
const MAX_MOTION_MS = 5_000

/** An opened page, and the records of its loading. */
export type Visit = {
  address: string
  origin: string
  /** As the server sent it. */
  html: string
  wire: Awaited<ReturnType<typeof countBytes>>
  /** The addresses of all requests. */
  requests: ReadonlyArray<string>
  /** Errors in the browser's console, including policy violations. */
  consoleErrors: ReadonlyArray<string>
}

/** Opens a page for the first time, with animations, and waits until all its requests have finished. */
export async function visit(page: Page, origin: string, address: string): Promise<Visit> {
  for (const event of ['request', 'console', 'pageerror']) page.removeAllListeners(event)
  const requests: Array<string> = []
  page.on('request', (request) => requests.push(request.url()))
  const consoleErrors: Array<string> = []
  page.on('console', (message) => message.type() === 'error' && consoleErrors.push(message.text()))
  page.on('pageerror', (error) => consoleErrors.push(error.message))
  const wire = await countBytes(page)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const answer = await page.goto(address)
  await wire.settled()
  return { address, origin, html: (await answer?.text()) ?? '', wire, requests, consoleErrors }
}

/** Parts of the first view over their budget, in bytes on the wire. */
export async function excessBytes(page: Page, { address, wire }: Visit): Promise<Array<string>> {
  const inline = await page
    .locator('script:not([src]):not([type="application/ld+json"])')
    .evaluateAll((scripts) => scripts.map((script) => script.textContent ?? ''))
  // As if compressed alone: inline script is part of the page's brotli.
  const inlineBytes = inline.reduce((sum, text) => sum + brotliCompressSync(text).length, 0)
  const budget: Record<string, [bytes: number, maxBytes: number]> = {
    'first view': [wire.total(), LOWER_MAX_BYTES[address] ?? FIRST_VIEW_MAX_BYTES],
    script: [wire.of('Script') + inlineBytes, SCRIPT_MAX_BYTES],
    pictures: [wire.of('Image'), PICTURES_MAX_BYTES],
  }
  return Object.entries(budget)
    .filter(([, [bytes, maxBytes]]) => bytes > maxBytes)
    .map(([name, [bytes, maxBytes]]) => `${name}: ${bytes} of at most ${maxBytes} bytes\n${wire.list()}`)
}

/** Requests to other origins, visit counters, and policy violations. */
export async function unwantedRequests(
  page: Page,
  { origin, requests, consoleErrors }: Visit,
): Promise<Array<string>> {
  const foreign = requests.filter((url) => !url.startsWith(origin) && !url.startsWith('data:'))
  const counters = (await page.content()).match(/gtag|id="counting/g) ?? []
  return [...foreign, ...consoleErrors, ...counters]
}

/** Layout shifts that are too large, at a first visit and at a second one with cached files. */
export async function shiftWhileLoading(page: Page, { wire }: Visit): Promise<Array<string>> {
  const atFirst = await shiftOf(page)
  await wire.readFromCache()
  await page.reload({ waitUntil: 'load' })
  const again = await shiftOf(page)
  return [
    ...(atFirst < MAX_SHIFT ? [] : [`it moved by ${atFirst} at first`]),
    ...(again < MAX_SHIFT ? [] : [`it moved by ${again} when it was opened again`]),
  ]
}

async function shiftOf(page: Page): Promise<number> {
  await page.evaluate(() => document.fonts.ready)
  return layoutShift(page)
}

/** Elements that move by themselves for longer than five seconds, make sounds or leave the page. */
export function disturbances(page: Page): Promise<Array<string>> {
  return page.evaluate((maxMs) => {
    const moving = document
      .getAnimations()
      .filter(({ timeline, effect }) => {
        const { endTime } = effect?.getComputedTiming() ?? {}
        return timeline === document.timeline && !(Number(endTime) <= maxMs)
      })
      .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target?.outerHTML.slice(0, 80) : ''))
    const media = [...document.querySelectorAll('audio, video, marquee, meta[http-equiv=refresh]')]
    return [...moving, ...media.map(({ outerHTML }) => outerHTML)].map(String)
  }, MAX_MOTION_MS)
}
