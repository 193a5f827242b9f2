import { chromium } from '@playwright/test'
import lighthouse, { type Flags, type Result } from 'lighthouse'
import { freePort } from '../../../server/free-port.ts'
import { median } from '../bench.ts'
import type { Template } from './templates.ts'

const RUNS = 3
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

type CategoryName = (typeof CATEGORIES)[number]

/** Lighthouse's median results for one page. A score counts only the audits that apply to its template. */
type Measured = {
  scores: Record<CategoryName, number>
  /** Largest contentful paint and total blocking time in milliseconds. */
  lcpMs: number
  tbtMs: number
  /** Cumulative layout shift, without a unit. */
  cls: number
  /** Audits that lower a score, as `category: audit`. */
  failed: ReadonlyArray<string>
}

type Browser = { executablePath: string; args: ReadonlyArray<string> }

/**
 * Measures a page as on a phone, each time in a new browser with an empty cache.
 *
 * @param origin of the served site
 * @throws {Error} if Lighthouse cannot load the page
 */
export async function measurePage(origin: string, template: Template, browser: Browser): Promise<Measured> {
  const runs: Array<Result> = []
  for (let run = 0; run < RUNS; run += 1) runs.push(await runWithRetry(origin + template.path, browser))
  const medianOf = (figure: (result: Result) => number) => median(runs.map(figure))
  const scores = CATEGORIES.map(
    (name) => [name, medianOf((result) => scoreOf(result, name, template))] as const,
  )
  const audit = (id: string) => medianOf((result) => result.audits[id]?.numericValue ?? Number.NaN)
  return {
    scores: Object.fromEntries(scores) as Record<CategoryName, number>,
    lcpMs: audit('largest-contentful-paint'),
    tbtMs: audit('total-blocking-time'),
    cls: audit('cumulative-layout-shift'),
    failed: [...new Set(runs.flatMap((result) => failedOf(result, template)))],
  }
}

/** Chromium sometimes loses the start of a trace: such a run measures nothing and is repeated. */
function runWithRetry(url: string, browser: Browser): Promise<Result> {
  return runOnce(url, browser).catch(() => runOnce(url, browser))
}

async function runOnce(url: string, { executablePath, args }: Browser): Promise<Result> {
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
  })
  try {
    const flags: Flags = { port, onlyCategories: [...CATEGORIES], logLevel: 'error', ignoreStatusCode: true }
    const run = await lighthouse(url, flags)
    if (!run || run.lhr.runtimeError)
      throw new Error(`${url}: ${run?.lhr.runtimeError?.message ?? 'no result'}`)
    return run.lhr
  } finally {
    await browser.close()
  }
}

/** A category's score by Lighthouse's weights, 0 to 100, without the audits that the template excludes. */
function scoreOf(result: Result, name: CategoryName, template: Template): number {
  const counted = auditsOf(result, name, template)
  const weight = counted.reduce((sum, audit) => sum + audit.weight, 0)
  return Math.round((100 * counted.reduce((sum, { score, weight }) => sum + score * weight, 0)) / weight)
}

function failedOf(result: Result, template: Template): Array<string> {
  return CATEGORIES.flatMap((name) =>
    auditsOf(result, name, template)
      .filter(({ score }) => score < 1)
      .map(({ id }) => `${name}: ${id}`),
  )
}

function auditsOf(result: Result, name: CategoryName, { excludedAudits }: Template) {
  const refs = result.categories[name]?.auditRefs ?? []
  return refs.flatMap(({ id, weight }) => {
    const score = result.audits[id]?.score ?? null
    return score === null || weight === 0 || id in excludedAudits ? [] : [{ id, weight, score }]
  })
}
