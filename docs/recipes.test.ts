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
let results: Record<string, unknown>
/** The files that each recipe touched. */
let touched: ReadonlyMap<string, ReadonlySet<string>>

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'twelve-moons-recipes-'))
  const isOurs = (path: string) => !path.includes('node_modules')
  for (const part of COPIED) cpSync(join(ROOT, part), join(copy, part), { recursive: true, filter: isOurs })
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'), 'junction')
  touched = followRecipes(copy)
  const script = [join(copy, 'docs/recipes.fixture.ts'), join(copy, 'recipes.db')]
  const args = ['--disable-warning=ExperimentalWarning', ...script]
  results = JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }))
}, 120_000)
afterAll(() => rmSync(copy, { recursive: true, force: true }))

test('a form field is stored beside the record, shown, exported and mailed', () => {
  expect(results).toMatchObject({
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
  expect(results.record).not.toHaveProperty('company')
})

test('an event of an enquiry is stored, shown, and enters the audit log', () => {
  expect(results.met).toMatchObject({
    fact: { kind: 'met', words: 'In Cape Town', by: 'thandeka' },
    audit: { act: 'met', subject: 'E-1' },
    sentence: 'met the sender of',
  })
})

test('a recurring task takes effect once, even with two servers on one database', () => {
  expect(results.goodMornings).toBe(1)
})

test('an email is named, written out and sent', () => {
  expect(results.mails).toContainEqual({
    name: 'Farewell',
    to: ['nomvula@khoza.example'],
    subject: 'Goodbye',
    text: 'Goodbye for now\n',
  })
})

test('an inbox list has its enquiries, their count and its words', () => {
  expect(results).toMatchObject({ later: ['later', 1], laterWords: { name: 'Later', how: 'Answer one.' } })
})

test('a choice of the plan is read from its link, written into it, priced and named', () => {
  expect(results.training).toMatchObject({
    query: expect.stringContaining('training=on-site'),
    line: { key: 'training', title: 'Training at your place' },
    isPriced: true,
  })
})

test('a rate of VAT applies in the price list and in the demo shop', () => {
  expect(results.vatCents).toBe(vatPartCents(Number(results.total), 1_600))
  expect(results.shopVatCents).toBe(1_600)
})

test('a setting is read, and has a default', () => {
  expect(results.greetings).toEqual(['Hello', 'Good day'])
})

test('a solution has its page, form, price and card', () => {
  expect(results.pages).toContain('/our-work/book-club')
  expect(results.leadPages).toContain('/our-work/book-club')
  expect(results.total).toBeGreaterThan(0)
  expect(results.card).toMatchObject({ title: 'Book club', colour: '#336699', own: { name: 'Page & Co' } })
})

test('a page is listed, with its words', () => {
  expect(results.pages).toContain('/gardens')
  expect(results.words).toEqual({ title: 'Gardens' })
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
])('%s touches the files that its recipe names, at most %i', (recipe, maxFiles) => {
  const text = RECIPES.find((section) => section.startsWith(`${recipe}\n`)) ?? HEAD
  const files = new Set([...(touched.get(recipe) ?? [])].map(nameInRecipes))
  for (const file of files) expect(text).toContain(file)
  expect(files.size).toBeLessThanOrEqual(maxFiles)
})

/** How the recipes name a file that is called after the new thing; the pictures of a product are one folder. */
function nameInRecipes(file: string): string {
  return file
    .replace('mails/farewell', 'mails/<name>')
    .replace('server/inbox/good-morning', 'server/<subject>/<name>')
    .replace('content/gardens', 'content/<name>')
    .replace(/ratecards\/.*/, 'ratecards/')
    .replace(/pictures\/book-club\/.*/, 'pictures/<slug>/')
}
