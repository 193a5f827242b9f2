import { expect, test } from 'vitest'
import { rateCardOfNovember2026 as card } from '../../domain/rate-card.fixture.ts'
import { COMPANY, EXAMPLE_B, sheetOf } from './fixture-sheet.ts'
import { renderSheet } from './render-sheet.ts'

const everyExtra = Object.entries(card.addOns).map(([key, { qtyMax = 1 }]) => `${key}:${qtyMax}`)

const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')
const pagesOf = (bytes: Uint8Array) => textOf(bytes).match(/\/Type \/Page\b/g)?.length

test.each([
  ['the shortest plan', 'need=premium-chat-widget&months=3'],
  ['example B', EXAMPLE_B],
  ['36 months', 'need=food-delivery&months=36&completed=2027-03-05&payDay=15'],
  [
    'every extra over 36 months, with a lump sum and a damaged link',
    `need=web-app&units=60&design=custom&extras=${everyExtra}&months=36&completed=2027-02-20&lumpSum=5000&x=1&v=1999-01-01&payDay=7`,
  ],
])('%s stands on one page', async (_name, query) => {
  const bytes = await renderSheet(sheetOf(query))
  expect(textOf(bytes).slice(0, 5)).toBe('%PDF-')
  expect(pagesOf(bytes)).toBe(1)
})

test('what cannot stand on one page runs on to a second, and nothing is lost', async () => {
  const sheet = sheetOf(EXAMPLE_B)
  const notices = Array.from({ length: 60 }, () => ({ sentence: 'Something was changed.' }))
  expect(pagesOf(await renderSheet({ ...sheet, notices }))).toBe(2)
})

test('a name may hold whatever it likes, also what means something in a PDF', async () => {
  const name = { value: 'Tšhwane) /Type /Page \\ <b>&amp;</b> (' }
  const company = { ...COMPANY, tradingName: name, registeredName: name }
  const bytes = await renderSheet(sheetOf(EXAMPLE_B, { company }))
  expect(textOf(bytes)).toMatch(/%%EOF\s*$/)
  expect(pagesOf(bytes)).toBe(1)
})

test('the typefaces are the site’s own and travel with the file', async () => {
  const text = textOf(await renderSheet(sheetOf(EXAMPLE_B)))
  expect(text).toMatch(/\/FontName \/\w+\+BricolageGrotesque/)
  expect(text).toMatch(/\/FontName \/\w+\+Figtree/)
  expect(text).not.toContain('Helvetica')
})
