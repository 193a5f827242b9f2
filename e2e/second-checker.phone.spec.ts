import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { CALCULATOR, NO_PAGE, TEMPLATES } from './pages.ts'

const ENGINE = await readFile(
  fileURLToPath(import.meta.resolve('accessibility-checker-engine/ace.js')),
  'utf8',
)

/** What IBM's checker says and is not so, with who says better. */
const MISTAKEN = [
  // It takes the ground from colours alone, and not from what is painted behind: axe and contrast.phone.spec.ts measure it.
  'text_contrast_sufficient',
]
/** The folded schedule is a table to Chrome, Firefox and WebKit: the test below reads its headings. */
const FOLDED_TABLE = /^table_headers_exists: .*data-cut/

for (const address of [...TEMPLATES.map(({ path }) => path), NO_PAGE])
  test(`IBM's checker finds nothing on ${address}`, async ({ page }) => {
    await page.goto(address)
    // What is folded up, or not laid out yet, has no label for it.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('* { content-visibility: visible !important }')
      document.adoptedStyleSheets = [sheet]
    })
    await page.locator('details').evaluateAll((all) => {
      for (const each of all) each.setAttribute('open', '')
    })
    expect((await violationsOf(page)).filter((each) => !FOLDED_TABLE.test(each))).toEqual([])
  })

test('the schedule is read as a table where it is folded', async ({ page }) => {
  await page.goto(CALCULATOR)
  const table = page.getByRole('table', { name: /^Instalments of/ }).first()
  const headings = ['Share paid', 'No.', 'Date', 'Instalment', 'Paid so far', 'Still to pay']
  await expect(table.getByRole('columnheader')).toHaveText(headings)
})

type Finding = { ruleId: string; value: [string, string]; message: string; snippet: string }

async function violationsOf(page: Page): Promise<Array<string>> {
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
