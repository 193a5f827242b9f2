import { expect, test } from 'vitest'
import { accentShades, GOLD } from '../../../domain/brand/accent.ts'
import type { HexColour } from '../../../domain/brand/hex-colour.ts'
import { readPdf } from './fixture-read-pdf.ts'
import { COMPANY, EXAMPLE_B, LONGEST, sheetOf } from './fixture-sheet.ts'
import { renderSheet } from './render-sheet.ts'

const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')
const pagesOf = (bytes: Uint8Array) => textOf(bytes).match(/\/Type \/Page\b/g)?.length

test.each([
  ['the shortest plan', 'need=premium-chat-widget&months=3'],
  ['worked example B', EXAMPLE_B],
  ['36 months', 'need=food-delivery&months=36&completed=2027-03-05&payDay=15'],
  ['every extra over 36 months, with a lump sum and a damaged link', LONGEST],
  ['every extra of the solution that includes most', LONGEST.replace('need=web-app', 'need=ecommerce')],
])('%s fits on one page', async (_name, query) => {
  const bytes = await renderSheet(sheetOf(query))
  expect(textOf(bytes).slice(0, 5)).toBe('%PDF-')
  expect(pagesOf(bytes)).toBe(1)
})

test('a name may contain any characters, including PDF syntax', async () => {
  const name = { value: 'Tšhwane & Sons) /Type /Page \\ <b>&amp;</b> (' }
  const company = { ...COMPANY, tradingName: name, registeredName: name }
  const bytes = await renderSheet(sheetOf(EXAMPLE_B, { company }))
  expect(textOf(bytes)).toMatch(/%%EOF\s*$/)
  const { pages, author, info } = await readPdf(bytes)
  expect(pages).toHaveLength(1)
  expect(author).toEqual([name.value])
  expect(info).toMatchObject({
    Title: expect.stringMatching(/^Tšhwane and Sons\) .*: An online shop with 3 extras\. Estimate EST-/),
  })
})

test('the fonts are the site’s own and embedded in the file, and no others', async () => {
  const { pages } = await readPdf(await renderSheet(sheetOf(EXAMPLE_B)))
  const families = pages[0]?.fonts.map((name) => /^[A-Z]+\+([A-Za-z]+)/.exec(name)?.[1])
  expect(families).toHaveLength(5)
  expect(new Set(families)).toEqual(new Set(['BricolageGrotesque', 'Figtree']))
})

test('accented letters that the site’s fonts lack keep their accents, with a font for those letters only', async () => {
  const name = { value: 'Ṱhavhani ḽa Ḓiṅgaan' }
  const { pages } = await readPdf(
    await renderSheet(
      sheetOf(EXAMPLE_B, { company: { ...COMPANY, tradingName: name, registeredName: name } }),
    ),
  )
  expect(pages[0]?.painted).toContain('Ṱhavhani ḽa Ḓiṅgaan')
  expect(pages[0]?.fonts.filter((font) => font.includes('Inter'))).toHaveLength(2)
})

test('a table longer than a page continues, row by row', async () => {
  const sheet = sheetOf(EXAMPLE_B)
  const lines = Array.from({ length: 300 }, (_, at) => ({
    title: `Line ${at + 1}.`,
    note: null,
    hours: '1',
    amount: 'R 690,00',
  }))
  const { pages } = await readPdf(await renderSheet({ ...sheet, lines }))
  const painted = pages.map((page) => page.painted).join('')
  expect(painted.match(/Line \d+\./g)).toEqual(lines.map(({ title }) => title))
})

test('a PDF stays small', async () => {
  expect((await renderSheet(sheetOf(EXAMPLE_B))).length).toBeLessThan(33_703)
  expect((await renderSheet(sheetOf(LONGEST))).length).toBeLessThan(38_843)
})

test('the list of included things is in the PDF of a long plan, too, and is only omitted to avoid a second page', async () => {
  const wordsOf = async (query: string) =>
    (await readPdf(await renderSheet(sheetOf(query)))).pages.map(({ painted }) => painted).join('')
  expect(await wordsOf('need=ecommerce&months=36&extras=whatsapp,live-chat,bookings&lumpSum=5000')).toContain(
    'What is included',
  )
  expect(await wordsOf(LONGEST.replace('need=web-app', 'need=ecommerce'))).not.toContain('What is included')
})

test('an accent replaces every gold, and text in it is dark enough for paper', async () => {
  const coloursOf = async (accent: HexColour) =>
    (await readPdf(await renderSheet(sheetOf(EXAMPLE_B, { accent })))).pages.flatMap(({ colours }) => colours)
  const [gold, coral] = [await coloursOf(GOLD), await coloursOf('#fa8268')]
  expect(gold.filter((colour) => !coral.includes(colour))).toEqual(['#8a5a00', '#b59b62', GOLD])
  const text = accentShades('#fa8268').get('#8a5a00')
  expect(coral.filter((colour) => !gold.includes(colour))).toEqual([text, '#fa8268'])
})
