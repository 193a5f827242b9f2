import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'

const ENGINE = await readFile(
  fileURLToPath(import.meta.resolve('accessibility-checker-engine/ace.js')),
  'utf8',
)

/** Rules of IBM's checker with wrong findings. */
const DISABLED_RULES = [
  'text_contrast_sufficient', // takes the background from colours only, not from pictures; axe checks it
]

type Finding = { ruleId: string; value: [string, string]; message: string; snippet: string }
type Guideline = { id: string; checkpoints: Array<{ rules?: Array<{ id: string }> }> }
type Checker = {
  getGuidelines: () => Array<Guideline>
  /** Replaces the guideline with the same id. */
  addGuideline: (guideline: Guideline) => void
  check: (document: Document, guidelines: Array<string>) => Promise<{ results: Array<Finding> }>
}

/** Findings of IBM's checker on the current page. */
export async function ibmViolations(page: Page): Promise<Array<string>> {
  await page.evaluate(ENGINE)
  const findings = await page.evaluate(async (disabled) => {
    const { ace } = globalThis as unknown as { ace: { Checker: new () => Checker } }
    const checker = new ace.Checker()
    for (const guideline of checker.getGuidelines().filter(({ id }) => id === 'WCAG_2_2')) {
      for (const checkpoint of guideline.checkpoints)
        checkpoint.rules = (checkpoint.rules ?? []).filter(({ id }) => !disabled.includes(id))
      checker.addGuideline(guideline)
    }
    const { results } = await checker.check(document, ['WCAG_2_2'])
    // Thousands of passed checks would take longer to transfer than to find.
    return results.filter(({ value }) => value.join() === 'VIOLATION,FAIL')
  }, DISABLED_RULES)
  return findings.map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet}`)
}
