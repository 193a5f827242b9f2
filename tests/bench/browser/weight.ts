import type { Browser } from '@playwright/test'
import { paths } from '../../../domain/sitemap/paths.ts'
import { countBytes } from '../../journeys/count-bytes.ts'
import { layoutShift } from '../../journeys/layout-shift.ts'
import { atMost, type BenchRow } from '../bench.ts'

const PHONE = { width: 390, height: 844 }
const KB = 1_000

/**
 * The weight of a shared link on a phone: all bytes and the layout shift before the first touch, and the script after it.
 * tests/journeys/site/branded-screens.desktop.spec.ts covers the layout shift of names.
 */
export async function measureWeight(browser: Browser, url: string): Promise<ReadonlyArray<BenchRow>> {
  const page = await browser.newPage({ viewport: PHONE })
  const bytes = await countBytes(page)
  await page.goto(`${url}${paths.yourName('name=Thandi&colour=1f6f54')}`, { waitUntil: 'networkidle' })
  const [first, scriptBefore, shift] = [bytes.total(), bytes.of('Script'), await layoutShift(page)]
  await page.getByRole('link', { name: 'Change name or colour' }).click()
  await page.getByLabel('The name of your business').fill('Thandi’s Kitchen and Catering')
  await page.waitForFunction(() =>
    document.querySelector('[data-brand=name]')?.textContent?.includes('Kitchen'),
  )
  const script = bytes.of('Script') - scriptBefore
  await page.close()
  return [
    atMost('/your-name, first view', first / KB, 120, 'KB'),
    atMost('/your-name, script after the first touch', script / KB, 60, 'KB'),
    atMost('/your-name, layout shift', shift, 0, ''),
  ]
}
