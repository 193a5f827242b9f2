import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const COPIED = ['content', 'docs', 'domain', 'inbox/words', 'ops/setup', 'package.json', 'server', 'ui']
const [HEAD = '', ...RECIPES] = readFileSync(join(ROOT, 'docs/development.md'), 'utf8').split('\n### ')

let copy: string
let found: Record<string, unknown>

/** The files that each recipe changed, or that it names for what only a browser shows. */
const touched = new Map<string, Set<string>>()

/** Puts a text before one that stands in a file once. */
function insert(recipe: string, file: string, before: string, text: string): void {
  const [head, tail, ...more] = readFileSync(join(copy, file), 'utf8').split(before)
  if (tail === undefined || more.length > 0) throw new Error(`Not once in ${file}: ${before}`)
  write(recipe, file, `${head}${text}${before}${tail}`)
}

function write(recipe: string, file: string, text: string): void {
  writeFileSync(join(copy, file), text)
  touch(recipe, file)
}

function touch(recipe: string, ...files: ReadonlyArray<string>): void {
  const known = touched.get(recipe) ?? new Set()
  for (const file of files) known.add(file)
  touched.set(recipe, known)
}

function followFormField(recipe = 'A form field'): void {
  const definition = "  company: { kind: 'text', label: 'Company', maxChars: 100 },\n"
  insert(recipe, 'domain/enquiry/contact-form.ts', '  ...PERSON_FIELDS,', definition)
  const words = "  company: { label: 'Company', heading: 'Company' },\n"
  insert(recipe, 'domain/enquiry/extra-answers.ts', '  callTime: {', words)
  touch(recipe, 'site/features/enquiry/ContactForm.tsx')
}

function followEmail(recipe = 'An email'): void {
  write(
    recipe,
    'server/mail/mails/farewell.ts',
    `import { z } from 'zod'
import { moment, type WrittenMail } from '../mail-definition.ts'
import { heading } from '../mail-blocks.ts'

export const kind = 'farewell'
export const name = 'Farewell'
export const schema = z.strictObject({ kind: z.literal(kind), at: moment, to: z.string() })

export function write({ to }: z.infer<typeof schema>): WrittenMail {
  return { to: [to], subject: 'Goodbye', preview: 'Until soon.', blocks: [heading('Goodbye for now')] }
}
`,
  )
  const registry = 'server/mail/due-mail.ts'
  insert(recipe, registry, 'import * as invitation from', "import * as farewell from './mails/farewell.ts'\n")
  insert(recipe, registry, '  newEnquiry,\n', '  farewell,\n')
  touch(recipe, 'server/inbox/people/people.ts') // as an example of where one is queued
}

function followInboxList(recipe = 'An inbox list'): void {
  insert(
    recipe,
    'domain/inbox/events/kinds.ts',
    "  won: 'Won',\n  lost: 'Lost',\n  held",
    "  later: 'Later',\n",
  )
  const rule = "  if (status === 'in-conversation') return 'later'\n"
  insert(
    recipe,
    'domain/inbox/events/enquiry-state.ts',
    "  return status === 'won' || status === 'lost'",
    rule,
  )
  const words =
    "  later: { name: LIST_NAMES.later, moon: { kind: 'full' }, nothing: 'None', how: 'Answer one.' },\n"
  insert(recipe, 'inbox/words/lists.ts', '  won: {', words)
}

function followSolution(recipe = 'A solution'): void {
  const [solutions, card] = ['content/solutions.json', 'content/ratecard.json'].map((file) =>
    JSON.parse(readFileSync(join(copy, file), 'utf8')),
  )
  const shop = solutions.find(({ url }: { url: string }) => url === 'ecommerce')
  const club = { ...shop, url: 'book-club', title: 'Book club' }
  write(recipe, 'content/solutions.json', JSON.stringify([...solutions, club]))
  const prices = { ...card.solutions, 'book-club': { ...card.solutions.ecommerce, baseHours: 10 } }
  const newCard = JSON.stringify({ ...card, version: '2099-12-31', solutions: prices })
  write(recipe, 'content/ratecard.json', newCard)
  write(recipe, 'content/ratecards/2099-12-31.json', newCard)
  mkdirSync(join(copy, 'pictures/book-club'), { recursive: true })
  const own = { name: 'Page & Co', short: 'Page & Co', initial: 'P', address: 'page.example' }
  write(recipe, 'pictures/book-club/brand.json', JSON.stringify({ own, colour: '#336699' }))
  touch(recipe, 'pictures/book-club/index.ts', 'pictures/book-club/pictures.tsx')
}

function followPage(recipe = 'A page'): void {
  touch(recipe, 'site/pages/<address>.astro')
  insert(recipe, 'domain/sitemap/paths.ts', "  aboutUs: '/about-us',", "  gardens: '/gardens',\n")
  insert(recipe, 'domain/sitemap/paths.ts', '    { at: [paths.aboutUs] },', '    { at: [paths.gardens] },\n')
  write(recipe, 'content/gardens.json', '{ "title": "Gardens" }')
  const schema = '  gardens: z.strictObject({ title: z.string() }),\n'
  insert(recipe, 'domain/content/content.ts', "  'about-page': aboutPageSchema,", schema)
}

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'twelve-moons-recipes-'))
  const isOurs = (path: string) => !path.includes('node_modules')
  for (const part of COPIED) cpSync(join(ROOT, part), join(copy, part), { recursive: true, filter: isOurs })
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'), 'junction')
  followFormField()
  followEmail()
  followInboxList()
  followSolution()
  followPage()
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
  ['An email', 3],
  ['An inbox list', 3],
  ['A solution', 4],
  ['A page', 4],
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
    .replace('content/gardens', 'content/<name>')
    .replace(/ratecards\/.*/, 'ratecards/')
    .replace(/pictures\/book-club\/.*/, 'pictures/<slug>/')
}
