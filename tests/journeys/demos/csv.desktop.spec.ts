import { readFile } from 'node:fs/promises'
import { officeAddresses } from '../../../demos/addresses.ts'
import { productOf } from '../../../demos/catalogue/products.ts'
import { variantsOf } from '../../../demos/catalogue/variants.ts'
import { expect } from '../fixtures.ts'
import { test } from './shop-page.ts'
import { stopClock, storedShop } from './shop-steps.ts'

const LINE_COUNT = 1_000
const BAD_LINE_INTERVAL = 50
const NEW_CENTS = 123_400

test('of a thousand lines, twenty invalid ones are listed and the others imported, and the import can be undone', async ({
  page,
}) => {
  await page.goto(officeAddresses.csvIn)
  const { text, badLines } = longFile()
  await page.getByLabel(/Choose a CSV file/).focus()
  await page
    .getByLabel(/Choose a CSV file/)
    .setInputFiles({ name: 'stock.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await expect(page.getByText('20 lines cannot come in')).toBeVisible()
  await expect(
    page.getByText('1 column is not read, because the shop does not know it: prise.'),
  ).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const rows = page.getByRole('table', { name: 'Lines to fix' }).getByRole('row')
  await expect(rows.first().getByRole('columnheader')).toHaveText([
    'Line',
    'Column',
    'Cell',
    'What is wrong',
    'How to fix it',
  ])
  await expect(rows.nth(2).getByRole('cell')).toHaveText([
    '101',
    'price',
    '69O,00',
    'A letter O in place of a zero',
    'Write 690,00',
  ])
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'These lines as CSV' }).click()
  const savedLines = (await readFile(await (await download).path(), 'utf8')).trim().split(/\r?\n/).slice(1)
  expect(savedLines.map((line) => Number(line.split(';')[0]))).toEqual(badLines)
  for (const line of savedLines) expect(line.split(';').filter((cell) => cell !== '')).toHaveLength(5)

  const before = await storedShop(page)
  await stopClock(page)
  await page.getByRole('button', { name: 'Bring in 980 lines' }).click()
  await expect(page.getByText(/of stock\.csv came in/)).toBeVisible()
  const after = await storedShop(page)
  expect(
    Object.values(after.edits).filter(({ prices }) => Object.values(prices ?? {}).includes(NEW_CENTS)),
  ).not.toEqual([])
  expect(Object.values(after.edits).flatMap(({ prices }) => Object.keys(prices ?? {}))).toHaveLength(
    LINE_COUNT - badLines.length,
  )
  await page.keyboard.press('u')
  await expect(page.getByText('Put back as it was')).toBeVisible()
  expect((await storedShop(page)).edits).toEqual(before.edits)
})

/** Prices of the first variants: every fiftieth line has a letter in its price. The heading has a column that the shop does not know. */
function longFile(): { text: string; badLines: Array<number> } {
  const lines = ['sku;price;prise']
  const badLines: Array<number> = []
  for (let number = 1; lines.length <= LINE_COUNT; number += 1) {
    const product = productOf(number)
    for (const { sku } of product ? variantsOf(product) : []) {
      if (lines.length > LINE_COUNT) break
      const isBad = lines.length % BAD_LINE_INTERVAL === 0
      lines.push(`${sku};${isBad ? '69O,00' : '1234,00'};1`)
      if (isBad) badLines.push(lines.length)
    }
  }
  return { text: lines.join('\r\n'), badLines }
}
