import { expect, test } from '../fixtures.ts'
import { CALCULATOR, NO_PAGE, TEMPLATES } from '../pages.ts'
import { secondViolations } from '../second-checker.ts'

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
    expect((await secondViolations(page)).filter((each) => !FOLDED_TABLE.test(each))).toEqual([])
  })

test('the schedule is read as a table where it is folded', async ({ page }) => {
  await page.goto(CALCULATOR)
  const table = page.getByRole('table', { name: /^Instalments of/ }).first()
  const headings = ['Share paid', 'No.', 'Date', 'Instalment', 'Paid so far', 'Still to pay']
  await expect(table.getByRole('columnheader')).toHaveText(headings)
})
