import { expect, test } from 'vitest'
import { HANDOVER_SENTENCE } from '../../../domain/plan/plan-sentence.ts'
import { type Element, readPdf, unpackedObjects } from './fixture-read-pdf.ts'
import { EXAMPLE_B, LONGEST, sheetOf } from './fixture-sheet.ts'
import type { PlanSheet } from './plan-sheet.ts'
import { renderSheet } from './render-sheet.ts'

const exampleB = sheetOf(EXAMPLE_B)
const twoPages = {
  ...exampleB,
  notices: Array.from({ length: 60 }, () => ({ sentence: 'Something was changed.' })),
}
const linked = {
  ...exampleB,
  notices: [
    { sentence: 'Prices changed; see today’s price.', address: 'https://twelvemoons.example/calculator?v=1' },
  ],
}

const testEach = test.each<[string, PlanSheet]>([
  ['example B', exampleB],
  ['the longest plan', sheetOf(LONGEST)],
  ['a plan with a link to today’s price', linked],
  ['a plan on two pages', twoPages],
])

const drawn = new Map<PlanSheet, ReturnType<typeof draw>>()

/** Each PDF is drawn and read once. */
function readSheet(sheet: PlanSheet): ReturnType<typeof draw> {
  const result = drawn.get(sheet) ?? draw(sheet)
  drawn.set(sheet, result)
  return result
}

async function draw(sheet: PlanSheet) {
  const bytes = await renderSheet(sheet)
  return { bytes, ...(await readPdf(bytes)) }
}

testEach('%s declares its language, its title and that it is tagged', async (_name, sheet) => {
  const { info, marks, viewing, pdfUaPart, author } = await readSheet(sheet)
  expect(info).toMatchObject({
    Language: 'en-ZA',
    Title: `Twelve Moons: ${sheet.work}. Estimate ${sheet.reference}`,
    PDFFormatVersion: '1.7',
  })
  expect(viewing).toMatchObject({ DisplayDocTitle: true })
  expect(marks).toMatchObject({ Marked: true, Suspects: false })
  expect({ pdfUaPart, author }).toEqual({ pdfUaPart: '1', author: ['Twelve Moons'] })
})

testEach('everything painted in %s is content or decoration', async (_name, sheet) => {
  const { pages } = await readSheet(sheet)
  for (const { unmarked, strays } of pages) expect({ unmarked, strays }).toEqual({ unmarked: 0, strays: [] })
})

testEach('all of %s is read, in the order in which it is seen', async (_name, sheet) => {
  const { pages } = await readSheet(sheet)
  const elements = await elementsOf(sheet)
  const texts = elements.map(({ words }) => words)
  expect(withoutSpaces(texts.join(''))).toBe(withoutSpaces(pages.map(({ painted }) => painted).join('')))

  const spoken = elements.filter(({ role }) => role !== 'Figure').map(({ words }) => words)
  expect(withoutSpaces(spoken.join(''))).toBe(withoutSpaces(wordsOf(sheet).join('')))
})

testEach('%s has one main heading, and no level is skipped', async (_name, sheet) => {
  const headings = (await elementsOf(sheet)).filter(({ role }) => /^H\d$/.test(role))
  expect(headings.map(({ role }) => role)).toEqual(['H1', ...headings.slice(1).map(() => 'H2')])
  expect(headings.map(({ words }) => words.trim())).toEqual([
    `Estimate ${sheet.reference}`,
    ...(sheet.notices.length > 0 ? ['Please read this first'] : []),
    sheet.total.label,
    sheet.instalment.label,
    ...(sheet.included.length > 0 ? ['What is included'] : []),
    'The price, line by line',
    'Every instalment',
    'What you pay other companies',
  ])
})

testEach('the tables of %s have equal rows and header cells', async (_name, sheet) => {
  const elements = await elementsOf(sheet)
  const [sum, schedule, ...more] = elements.filter(({ role }) => role === 'Table').map(rolesOfCells)
  const rowOfSum = ['TH', 'TD', 'TD']
  expect(sum).toEqual([...sheet.lines, ...sheet.sums].map(() => rowOfSum))
  expect(schedule).toEqual([['TH', 'TH', 'TH', 'TH'], ...sheet.schedule.map(() => ['TD', 'TD', 'TD', 'TD'])])
  expect(more).toEqual([])

  const { bytes } = await readSheet(sheet)
  const heads = unpackedObjects(bytes).match(/\/Scope \/\w+/g) ?? []
  expect(heads.filter((head) => head === '/Scope /Column')).toHaveLength(4)
  expect(heads.filter((head) => head === '/Scope /Row')).toHaveLength(sheet.lines.length + sheet.sums.length)
  expect(elements.filter(({ role }) => role === 'TH')).toHaveLength(heads.length)
})

testEach('the lists of %s consist of items, and its facts of terms with details', async (_name, sheet) => {
  const [facts, ...lists] = (await elementsOf(sheet)).filter(({ role }) => role === 'L')
  const terms = facts?.children.map(({ children }) => children.map((part) => [part.role, part.words.trim()]))
  expect(terms).toEqual(
    sheet.facts.map(({ term, detail }) => [
      ['Lbl', term],
      ['LBody', detail.replaceAll('\u00a0', ' ')],
    ]),
  )
  const items = sheet.included.length > 0 ? [sheet.included, sheet.otherCosts] : [sheet.otherCosts]
  expect(lists.map(({ children }) => children.map(({ role }) => role))).toEqual(
    items.map((list) => list.map(() => 'LI')),
  )
})

testEach('the one picture of %s is described', async (_name, sheet) => {
  const figures = (await elementsOf(sheet)).filter(({ role }) => role === 'Figure')
  expect(figures.map(({ alt }) => alt)).toEqual([sheet.calendarInWords])
  expect(sheet.calendarInWords).toMatch(/^A calendar of \d+ moons\. The first instalment is in/)
})

testEach('each link of %s has a text, a target and a description', async (_name, sheet) => {
  const { pages } = await readSheet(sheet)
  const links = (await elementsOf(sheet)).filter(({ role }) => role === 'Link')
  const targets = [...sheet.notices.flatMap(({ address }) => address ?? []), sheet.address]
  expect(links.map((link) => [link.links, link.words !== ''])).toEqual(targets.map(() => [1, true]))

  const annotations = pages.flatMap((page) => page.annotations)
  expect(annotations.map(({ subtype, url }) => [subtype, url])).toEqual(targets.map((url) => ['Link', url]))
  expect(annotations.every(({ contentsObj }) => contentsObj.str !== '')).toBe(true)
})

test('only a PDF of several pages has bookmarks: its headings', async () => {
  expect((await readSheet(exampleB)).bookmarks).toBeUndefined()
  const { bookmarks } = await readSheet(twoPages)
  expect(bookmarks?.[0]).toBe(`Estimate ${twoPages.reference}`)
  expect(bookmarks).toHaveLength(8)
})

async function elementsOf(sheet: PlanSheet): Promise<Array<Element>> {
  const { pages } = await readSheet(sheet)
  return pages.flatMap(({ elements }) => elements.flatMap(withDescendants))
}

/** In reading order. */
function withDescendants(element: Element): Array<Element> {
  return [element, ...element.children.flatMap(withDescendants)]
}

function rolesOfCells(table: Element): Array<Array<string>> {
  return table.children.map(({ children }) => children.map(({ role }) => role))
}

/** Removes white space, because the PDF omits spaces at the ends of lines. */
function withoutSpaces(text: string): string {
  return text.replace(/\s/g, '')
}

/** The text of the PDF, from top to bottom. */
function wordsOf(sheet: PlanSheet): Array<string> {
  const inHours = (hours: string) => (hours === '–' ? hours : `${hours} h`)
  return [
    sheet.brand,
    sheet.work,
    `Estimate ${sheet.reference}`,
    sheet.dateLine,
    ...(sheet.notices.length > 0 ? ['Please read this first'] : []),
    ...sheet.notices.map(({ sentence }) => sentence),
    ...[sheet.total, sheet.instalment].flatMap(({ label, amount, notes }) => [label, amount, ...notes]),
    `Each moon is lit by the share that is paid by then. ${HANDOVER_SENTENCE}`,
    ...sheet.facts.flatMap(({ term, detail }) => [term, detail]),
    ...(sheet.included.length > 0 ? ['What is included', ...sheet.included] : []),
    'The price, line by line',
    sheet.basis,
    ...sheet.lines.flatMap(({ title, note, hours, amount }) => [title, note ?? '', inHours(hours), amount]),
    ...sheet.sums.flatMap(({ term, detail }) => [term, detail]),
    sheet.scope ?? '',
    'Every instalment',
    'On each pay day, or the next working day.',
    'No.',
    'Date',
    'Instalment',
    'Still to pay',
    ...sheet.schedule.flatMap(({ no, date, amount, balance }) => [no, date, amount, balance]),
    'What you pay other companies',
    'Not in the price. Prices are a guide.',
    ...sheet.otherCosts.flatMap(({ term, detail }) => [term, detail]),
    'See, change or send this plan:',
    sheet.address,
    'Estimate – not a tax invoice, and not a quotation.',
    `To ask about this plan or to start, give us its number: ${sheet.reference}.`,
    ...sheet.company,
  ]
}
