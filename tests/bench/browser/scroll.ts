import type { Browser, Page } from '@playwright/test'
import { type BenchRow, within } from '../bench.ts'

/** A noticeable delay: three frames at 60 Hz. */
const GOAL_MS = 50
const CPU_SLOWDOWN = 4
const STEPS = 200
const STEP_PX = 560

/** Frame times while all 10 240 products of the office are scrolled. */
export async function measureScroll(browser: Browser, url: string): Promise<ReadonlyArray<BenchRow>> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(new URL('/demos/admin/products', url).href)
  await page.getByRole('link', { name: 'Kiaat side table' }).waitFor()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  const [steady, jumps] = [await frameTimes(page, STEP_PX), await frameTimes(page, STEP_PX * 5)]
  await page.close()
  return [
    within(`products scrolled, ${CPU_SLOWDOWN} times slowed`, steady, GOAL_MS),
    within(`products thrown, ${CPU_SLOWDOWN} times slowed`, jumps, GOAL_MS),
  ]
}

/** Scrolls from the top. @returns the duration of each frame, in milliseconds */
function frameTimes(page: Page, stepPx: number): Promise<ReadonlyArray<number>> {
  return page.evaluate(
    async ([steps, step]) => {
      const frameMs: Array<number> = []
      scrollTo(0, 0)
      await new Promise(requestAnimationFrame)
      let beforeMs = performance.now()
      for (let index = 0; index < steps; index += 1) {
        scrollBy(0, step)
        await new Promise(requestAnimationFrame)
        frameMs.push(performance.now() - beforeMs)
        beforeMs = performance.now()
      }
      return frameMs
    },
    [STEPS, stepPx] as const,
  )
}
