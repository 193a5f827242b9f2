import type { Browser, Page } from '@playwright/test'
import { paths } from '../../../domain/sitemap/paths.ts'
import { type BenchRow, within } from '../bench.ts'

/** Simulates a phone's CPU. */
const CPU_SLOWDOWN = 6
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }
const GOAL_MS = 100
/** Typed first and not measured. */
const WARM_UP = 'Mama '
const TYPED = 'Thandi’s Kitchen and Catering, Soweto'
/** Browsers round durations to this step. */
const EVENT_STEP_MS = 8

/** The time from each key to the frame that shows it, by the browser's Event Timing. */
export async function measureTyping(browser: Browser, url: string): Promise<ReadonlyArray<BenchRow>> {
  const page = await openSlowed(browser, url)
  const field = page.getByLabel('The name of your business')
  await field.focus()
  for (const letter of WARM_UP) await typeAndPaint(page, letter)
  await observeEvents(page)
  for (const letter of TYPED) await typeAndPaint(page, letter)
  const keys = await takeDurations(page, ['keydown', 'keypress', 'input', 'keyup'])
  await page.close()
  return [within(`a key to its paint, ${CPU_SLOWDOWN} times slowed`, keys, GOAL_MS)]
}

async function openSlowed(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage(PHONE)
  await page.goto(url + paths.yourName())
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  return page
}

async function observeEvents(page: Page): Promise<void> {
  await page.evaluate((step) => {
    const seen: Array<{ name: string; interaction: number; durationMs: number }> = []
    Object.assign(window, { seenEvents: seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.push({
          name: entry.name,
          interaction: Number(Reflect.get(entry, 'interactionId') ?? 0),
          durationMs: entry.duration,
        })
    }).observe({ type: 'event', durationThreshold: step * 2 } as PerformanceObserverInit)
  }, EVENT_STEP_MS)
}

/** Types a letter, and waits for the frame that shows it. */
async function typeAndPaint(page: Page, letter: string): Promise<void> {
  await page.keyboard.type(letter)
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

/** The longest event of each interaction. Browsers do not report events shorter than two rounding steps. */
async function takeDurations(page: Page, names: ReadonlyArray<string>): Promise<ReadonlyArray<number>> {
  return page.evaluate((names) => {
    const seen: Array<{ name: string; interaction: number; durationMs: number }> = Reflect.get(
      window,
      'seenEvents',
    )
    const longest = new Map<number, number>()
    for (const { name, interaction, durationMs } of seen.splice(0))
      if (names.includes(name) && interaction > 0)
        longest.set(interaction, Math.max(longest.get(interaction) ?? 0, durationMs))
    return [...longest.values()]
  }, names)
}
