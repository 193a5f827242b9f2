import type { Browser } from '@playwright/test'
import { browserOptions } from '../../fixtures/built-site.ts'
import type { BenchRow } from '../bench.ts'
import { measureFirstView } from './first-view.ts'
import { CATEGORIES, measurePage } from './lighthouse.ts'
import { TEMPLATES, type Template } from './templates.ts'

const LCP_MAX_MS = 1_200
/** TCP's initial congestion window: ten segments of 1 460 bytes. */
const FIRST_FLIGHT_BYTES = 14_600

/** Lighthouse on every template on a simulated phone, and the bytes of the document until its first view is complete. */
export async function measurePages(
  browser: Browser,
  url: string,
  pathPrefix: string,
): Promise<Array<BenchRow>> {
  const { executablePath, args } = await browserOptions()
  const rows: Array<BenchRow> = []
  for (const template of TEMPLATES.filter(({ path }) => path.startsWith(pathPrefix))) {
    const figures = await measurePage(url, template, { executablePath, args })
    const firstViewBytes = await measureFirstView(browser, url + template.path)
    const row = rowOf(template, { ...figures, firstViewBytes })
    console.error(`${row.what}: ${row.figure}`) // all of them take minutes
    rows.push(row)
  }
  return rows
}

type Figures = Awaited<ReturnType<typeof measurePage>> & { firstViewBytes: number }

function rowOf({ path, firstViewMaxBytes = FIRST_FLIGHT_BYTES }: Template, figures: Figures): BenchRow {
  const { scores, lcpMs, tbtMs, cls, firstViewBytes, failed } = figures
  const targets = [
    ...CATEGORIES.map((name) => [`${name} ${scores[name]}`, scores[name] === 100] as const),
    [`LCP ${Math.round(lcpMs)} ms`, lcpMs <= LCP_MAX_MS] as const,
    [`TBT ${Math.round(tbtMs)} ms`, Math.round(tbtMs) === 0] as const,
    [`CLS ${cls.toFixed(4)}`, cls.toFixed(3) === '0.000'] as const, // Lighthouse counts in thousandths
    [`first view ${firstViewBytes} bytes`, firstViewBytes <= firstViewMaxBytes] as const,
  ]
  const missed = targets.filter(([, isMet]) => !isMet).map(([figure]) => figure)
  return {
    what: path,
    figure: `LCP ${Math.round(lcpMs)} ms, first view ${(firstViewBytes / 1_000).toFixed(1)} KB`,
    goal: missed.length === 0 ? 'all' : `${missed.join(', ')} (${failed.join(', ')})`,
    isMet: missed.length === 0,
  }
}
