import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'

const ENGINE = await readFile(
  fileURLToPath(import.meta.resolve('accessibility-checker-engine/ace.js')),
  'utf8',
)

/** What IBM's checker says and is not so, with who says better. */
const MISTAKEN = [
  // It takes the ground from colours alone, and not from what is painted behind: axe and accessibility.spec.ts measure it.
  'text_contrast_sufficient',
]

type Finding = { ruleId: string; value: [string, string]; message: string; snippet: string }

/** What IBM's checker finds on a page as it stands. */
export async function secondViolations(page: Page): Promise<Array<string>> {
  await page.evaluate(ENGINE)
  const findings = await page.evaluate(async () => {
    const { ace } = globalThis as unknown as {
      ace: {
        Checker: new () => {
          check: (of: Document, rules: Array<string>) => Promise<{ results: Array<Finding> }>
        }
      }
    }
    return (await new ace.Checker().check(document, ['WCAG_2_2'])).results
  })
  return findings
    .filter(({ ruleId, value }) => value.join() === 'VIOLATION,FAIL' && !MISTAKEN.includes(ruleId))
    .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet}`)
}
