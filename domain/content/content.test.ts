import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseContent as parse } from './content.ts'
import { gatherRateCards } from './rate-card-files.ts'
import { QUESTIONS_SHOWN_ELSEWHERE } from './words/questions.ts'

const FOLDER = new URL('../../content/', import.meta.url)
const [names, files] = filesOf(FOLDER)
const [, lists] = filesOf(new URL('ratecards/', FOLDER))
const cards = gatherRateCards(files['ratecard.json'], lists, '9999-12-31')
const parseContent = (changed: typeof files) => parse(changed, cards)

function filesOf(folder: URL) {
  const fileNames = readdirSync(folder).filter((name) => name.endsWith('.json'))
  const parsed = fileNames.map((name) => [name, JSON.parse(readFileSync(new URL(name, folder), 'utf8'))])
  return [fileNames, Object.fromEntries(parsed)] as const
}

/** All files, with changes to the first entry of one of them. */
function withFirst(name: string, changes: object): typeof files {
  const [first, ...others] = files[name]
  return { ...files, [name]: [{ ...first, ...changes }, ...others] }
}

test('every file of content/ is read', () => {
  expect(Object.keys(parseContent(files)).sort()).toEqual(
    names.map((name) => name.replace('.json', '')).sort(),
  )
})

test('a missing file is reported', () => {
  expect(() => parseContent({ ...files, 'steps.json': undefined })).toThrow('content/steps.json is not right')
})

test('a broken reference is reported with its file and field', () => {
  expect(() => parseContent(withFirst('categories.json', { caseStudy: 'none' }))).toThrow(
    `categories.json: ${files['categories.json'][0].slug}.caseStudy: there is no case study "none"`,
  )
})

test('a list of the home page has three to eight entries, each with an id of its own', () => {
  const values = files['values.json']
  const many = [...values, ...values.map((value: { id: string }) => ({ ...value, id: `${value.id}-too` }))]
  const withValues = (list: unknown) => () => parseContent({ ...files, 'values.json': list })
  expect(withValues(many.slice(0, 3))).not.toThrow()
  expect(withValues(many.slice(0, 8))).not.toThrow()
  expect(withValues(many.slice(0, 2))).toThrow('must have at least three entries')
  expect(withValues(many.slice(0, 9))).toThrow('must have at most eight entries')
  expect(withValues([...values, values[0]])).toThrow('must have each id once')
})

test('every question that a legal page shows is below the calculator, and cannot be removed', () => {
  const idsOnLegalPages = names
    .filter((name) => name.startsWith('legal-'))
    .flatMap((name) => [...JSON.stringify(files[name]).matchAll(/"kind":"faqs","ids":(\[[^\]]*\])/g)])
    .flatMap(([, ids = '[]']) => JSON.parse(ids))
  const ids = files['faqs.json'].more.map(({ id }: { id: string }) => id)
  expect(QUESTIONS_SHOWN_ELSEWHERE).toEqual(expect.arrayContaining(idsOnLegalPages))
  expect(ids).toEqual(expect.arrayContaining([...QUESTIONS_SHOWN_ELSEWHERE]))
})

test('a service without its sheet is reported', () => {
  expect(() => parseContent(withFirst('services.json', { id: 'plumbing' }))).toThrow(
    'services.json: there is no sheet "plumbing" in services-page.json',
  )
})

test('a product without a price on a future list is reported today, with the list', () => {
  const { ecommerce: _ecommerce, ...solutions } = cards.today.solutions
  const coming = [{ ...cards.today, version: '9999-12-31', solutions }]
  expect(() => parse(files, { ...cards, coming })).toThrow(
    /solutions\.json: ecommerce\.url: .* \(content\/ratecards\/9999-12-31\.json\)/,
  )
})

test('a text with the price of an unknown category is reported', () => {
  const cost = { ...files['case-studies.json'][0].cost, paidToOthers: 'Care {site-maintenence}.' }
  expect(() => parseContent(withFirst('case-studies.json', { cost }))).toThrow(
    /case-studies.json is not right:\n {2}0\.cost\.paidToOthers: \{site-maintenence\} is not one of/,
  )
})

test('the sentence on small changes replaces its placeholder in any text', () => {
  const withRule = withFirst('values.json', { description: 'One at a time. {smallChanges}' })
  const company = { ...files['company.json'], smallChangesDays: { value: 45 } }
  const { values } = parseContent({ ...withRule, 'company.json': company })
  expect(values[0]?.description).toBe(
    'One at a time. Small changes are included until launch and for 45 days after it. Then you can choose a care plan.',
  )
})

test('the catalogue has no fixed length, but home shows four', () => {
  const four = files['solutions.json'].slice(0, 4)
  expect(parseContent({ ...files, 'solutions.json': four }).solutions).toHaveLength(4)
  expect(() => parseContent({ ...files, 'solutions.json': four.slice(1) })).toThrow('content/solutions.json')
})
