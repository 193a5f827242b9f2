import type { Browser } from '@playwright/test'
import { paths } from '../../../domain/sitemap/paths.ts'
import { countBytes } from '../../journeys/count-bytes.ts'
import { layoutShift } from '../../journeys/layout-shift.ts'

/** A figure of a page that should stay under its goal. */
export type Weight = { what: string; measured: number; goal: number; digits: number }

export const isLight = ({ measured, goal }: Weight): boolean => measured <= goal

const PHONE = { width: 390, height: 844 }
const KB = 1_000

/**
 * What a shared link costs on a phone: everything before the first touch, how far the page moves until
 * then, and the script after it. What a name may move is held by tests/journeys/site/worn-screens.desktop.spec.ts.
 */
export async function measureWeight(browser: Browser, url: string): Promise<ReadonlyArray<Weight>> {
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
    { what: 'first view, KB', measured: first / KB, goal: 120, digits: 1 },
    { what: 'script after the first touch, KB', measured: script / KB, goal: 60, digits: 1 },
    { what: 'layout shift', measured: shift, goal: 0, digits: 3 },
  ]
}
