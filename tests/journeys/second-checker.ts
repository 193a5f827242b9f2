import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'

const ENGINE = await readFile(
  fileURLToPath(import.meta.resolve('accessibility-checker-engine/ace.js')),
  'utf8',
)

/** Wrong findings of IBM's checker, with the reason: these rules are disabled. */
const MISTAKEN = [
  // It derives the background from colours only, not from what is painted behind: axe and accessibility.spec.ts measure it.
  'text_contrast_sufficient',
]

type Finding = { ruleId: string; value: [string, string]; message: string; snippet: string }
type Guideline = { id: string; checkpoints: Array<{ rules?: Array<{ id: string }> }> }
type Checker = {
  getGuidelines: () => Array<Guideline>
  /** Replaces that of the same name. */
  addGuideline: (guideline: Guideline) => void
  check: (of: Document, guidelines: Array<string>) => Promise<{ results: Array<Finding> }>
}

/** Findings of IBM's checker on the current page. */
export async function secondViolations(page: Page): Promise<Array<string>> {
  await page.evaluate(ENGINE)
  const findings = await page.evaluate(async (mistaken) => {
    const { ace } = globalThis as unknown as { ace: { Checker: new () => Checker } }
    const checker = new ace.Checker()
    for (const guideline of checker.getGuidelines().filter(({ id }) => id === 'WCAG_2_2')) {
      for (const checkpoint of guideline.checkpoints)
        checkpoint.rules = (checkpoint.rules ?? []).filter(({ id }) => !mistaken.includes(id))
      checker.addGuideline(guideline)
    }
    const { results } = await checker.check(document, ['WCAG_2_2'])
    // It lists thousands of passed checks, which take longer to transfer than to find.
    return results.filter(({ value }) => value.join() === 'VIOLATION,FAIL')
  }, MISTAKEN)
  return findings.map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet}`)
}
