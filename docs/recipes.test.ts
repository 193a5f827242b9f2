import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { vatPartCents } from '../domain/money/money.ts'
import { followRecipes } from './follow-recipes.fixture.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const COPIED = [
  'content',
  'demos/shop/vat.ts',
  'docs',
  'domain',
  'inbox/words',
  'ops/setup',
  'package.json',
  'server',
  'ui',
]
const [HEAD = '', ...RECIPES] = readFileSync(join(ROOT, 'docs/development.md'), 'utf8').split('\n### ')

let copy: string
let found: Record<string, unknown>
/** The files that each recipe changed, or that it names for what only a browser shows. */
let touched: ReadonlyMap<string, ReadonlySet<string>>

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'twelve-moons-recipes-'))
  const isOurs = (path: string) => !path.includes('node_modules')
  for (const part of COPIED) cpSync(join(ROOT, part), join(copy, part), { recursive: true, filter: isOurs })
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'), 'junction')
  touched = followRecipes(copy)
  const script = [join(copy, 'docs/recipes.fixture.ts'), join(copy, 'recipes.db')]
  const node = ['--disable-warning=ExperimentalWarning', ...script]
  found = JSON.parse(execFileSync(process.execPath, node, { encoding: 'utf8' }))
}, 120_000)
afterAll(() => rmSync(copy, { recursive: true, force: true }))

test('a form field is stored beside the record, shown, exported and mailed', () => {
  expect(found).toMatchObject({
    stored: { company: 'Khoza Hardware' },
    column: '{"company":"Khoza Hardware"}',
    answers: [{ label: 'Company', text: 'Khoza Hardware' }],
    exported: { Company: 'Khoza Hardware', Name: 'Nomvula Khoza' },
    mails: expect.arrayContaining([
      expect.objectContaining({
        name: 'New enquiry',
        text: expect.stringContaining('Company: Khoza Hardware'),
      }),
    ]),
  })
  expect(found.record).not.toHaveProperty('company')
})

test('an event of an enquiry is stored, shown, and enters the audit log', () => {
  expect(found.met).toMatchObject({
    fact: { kind: 'met', words: 'In Cape Town', by: 'thandeka' },
    audit: { act: 'met', subject: 'E-1' },
    told: 'met the sender of',
  })
})

test('what time causes happens once, with two servers on one database', () => {
  expect(found.goodMornings).toBe(1)
})

test('an email is named, written out and sent', () => {
  expect(found.mails).toContainEqual({
    name: 'Farewell',
    to: ['nomvula@khoza.example'],
    subject: 'Goodbye',
    text: 'Goodbye for now\n',
  })
})

test('an inbox list holds, counts and names what is in it', () => {
  expect(found).toMatchObject({ later: ['later', 1], laterWords: { name: 'Later', how: 'Answer one.' } })
})

test('a choice of the plan is read from its link, written into it, priced and named', () => {
  expect(found.training).toMatchObject({
    query: expect.stringContaining('training=on-site'),
    line: { key: 'training', title: 'Training at your place' },
    costs: true,
  })
})

test('a rate of VAT holds in the price list and in the demo shop', () => {
  expect(found.vatCents).toBe(vatPartCents(Number(found.total), 1_600))
  expect(found.shopVatCents).toBe(1_600)
})

test('a setting is read, and has a default', () => {
  expect(found.greetings).toEqual(['Hello', 'Good day'])
})

test('a solution has its page, form, price and card', () => {
  expect(found.pages).toContain('/our-work/book-club')
  expect(found.leadPages).toContain('/our-work/book-club')
  expect(found.total).toBeGreaterThan(0)
  expect(found.card).toMatchObject({ title: 'Book club', colour: '#336699', own: { name: 'Page & Co' } })
})

test('a page is listed, with its words', () => {
  expect(found.pages).toContain('/gardens')
  expect(found.words).toEqual({ title: 'Gardens' })
})

test.each([
  ['A form field', 8],
  ['An event of an enquiry', 5],
  ['Something that time causes', 2],
  ['An email', 3],
  ['An inbox list', 3],
  ['A choice of the plan', 13],
  ['A rate of VAT', 3],
  ['A solution', 6],
  ['A page', 4],
  ['A setting', 5],
])('%s touches the files that its recipe names, at most %i', (recipe, most) => {
  const text = RECIPES.find((each) => each.startsWith(`${recipe}\n`)) ?? HEAD
  const files = new Set([...(touched.get(recipe) ?? [])].map(namedAs))
  for (const file of files) expect(text).toContain(file)
  expect(files.size).toBeLessThanOrEqual(most)
})

/** As the recipes name a file called after what is new; the pictures of a product are one folder. */
function namedAs(file: string): string {
  return file
    .replace('mails/farewell', 'mails/<name>')
    .replace('server/inbox/good-morning', 'server/<subject>/<name>')
    .replace('content/gardens', 'content/<name>')
    .replace(/ratecards\/.*/, 'ratecards/')
    .replace(/pictures\/book-club\/.*/, 'pictures/<slug>/')
}
