import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { DraftField } from '../../../domain/content/draft.ts'
import { withDraft } from '../../../domain/content/draft.ts'
import { readContentFiles, readProgramLists } from '../../content.ts'
import { temporaryFolder } from '../../store/testing/temporary-folder.ts'
import { siteReport } from './site-report.ts'

const inFolder = temporaryFolder()

function site(name: string, pages: Record<string, string>): string {
  const folder = inFolder(name)
  for (const [file, html] of Object.entries(pages)) {
    mkdirSync(join(folder, 'client', file, '..'), { recursive: true })
    writeFileSync(join(folder, 'client', file), html)
  }
  return folder
}

const page = (title: string, body: string) =>
  `<!doctype html><html><head><title>${title} | Twelve Moons</title></head><body>${body}</body></html>`

/** The report on a site whose home page had the body `before` and has the body `now`. */
async function reportOn(now: string, changes: Array<DraftField> = [], before = '<p>We build.</p>') {
  const [newest] = (await readProgramLists()).toSorted((a, b) => (a.version < b.version ? 1 : -1))
  const live = { ...(await readContentFiles()), ratecard: newest }
  return siteReport({
    liveSite: { folder: site('from', { 'index.html': page('Home', before) }), rendered: [] },
    builtSite: {
      folder: site('to', {
        'index.html': page('Home', now),
        'terms.html': page('Terms', '<p id="pay">Pay</p>'),
      }),
      rendered: [],
    },
    changes,
    live,
    drafted: withDraft(live, changes),
    added: null,
    isAddedShown: true,
  })
}
const sentences = async (...args: Parameters<typeof reportOn>) => {
  const { faults = [], toKnow = [] } = await reportOn(...args)
  return {
    faults: faults.map(({ sentence }) => sentence),
    toKnow: toKnow.filter(({ facts }) => !facts).map(({ sentence }) => sentence),
  }
}

test('two sites are compared page by page, with rendered pages; unchanged pages and those of the inbox are left out', async () => {
  const from = site('old', {
    'index.html': page('Home', '<h1>Hours</h1><p>Until 17:00</p>'),
    'about-us.html': page('About', '<p>We build.</p>'),
    'our-work/old.html': page('Old', '<p>Gone soon</p>'),
    'inbox/index.html': page('Inbox', '<p>One</p>'),
  })
  const to = site('new', {
    'index.html': page('Home', '<h1>Hours</h1><p>Until 16:00</p><p>Closed on Saturday</p>'),
    'about-us.html': page('About', '<p>We build.</p>'),
    'inbox/index.html': page('Inbox', '<p>Two</p>'),
  })
  const live = { ...(await readContentFiles()), ratecard: {} }
  const rendered = (words: string) => [{ address: '/calculator', html: page('Calculator', words) }]
  const report = await siteReport({
    liveSite: { folder: from, rendered: rendered('<p>Is this a loan?</p>') },
    builtSite: { folder: to, rendered: rendered('<p>Is it a loan?</p>') },
    changes: [],
    live,
    drafted: live,
    added: null,
    isAddedShown: false,
  })
  expect(report).toMatchObject({ pageCount: 3, held: ['links', 'sums', 'pictures', 'letters'] })
  expect(report.pages?.map(({ address, texts }) => [address, texts])).toEqual([
    [
      '/',
      [
        { from: 'Until 17:00', to: 'Until 16:00' },
        { from: '', to: 'Closed on Saturday' },
      ],
    ],
    ['/calculator', [{ from: 'Is this a loan?', to: 'Is it a loan?' }]],
    [
      '/our-work/old',
      [
        { from: 'Old | Twelve Moons', to: '' },
        { from: 'Gone soon', to: '' },
      ],
    ],
  ])
})

test.each([
  ['Always.', 'Really.'],
  ['', 'One more sentence.'],
])('two long texts are shortened to the part that differs: %j, now %j', async (old, now) => {
  const long = `🙂 ${'We build it with you. '.repeat(60)}Yes.`
  const { pages } = await reportOn(`<p>${long} ${now}</p>`, [], `<p>${long} ${old}</p>`)
  const [text] = pages?.find(({ address }) => address === '/')?.texts ?? []
  expect(text?.from).toMatch(new RegExp(`^… .*Yes\\. ?${old}$`))
  expect(text?.to).toMatch(new RegExp(`^… .*Yes\\. ${now}$`))
})

test('a new dead link stops a version, and its field is named', async () => {
  const login = { part: 'company', field: 'clientLogin', value: { value: '/clients' } }
  const { faults, held } = await reportOn('<a href="/clients">Login</a><a href="/terms#pay">Terms</a>', [
    login,
  ])
  expect(faults).toEqual([
    {
      part: 'company',
      field: 'clientLogin',
      sentence: 'There is no page /clients on this site, and a link on “Home” leads there.',
    },
  ])
  expect(held).not.toContain('links')
})

test.each([
  [
    'a link to a missing anchor',
    '<a href="/terms#cancel">Terms</a>',
    /leads to \/terms#cancel, and nothing there/,
  ],
  ['a link to a missing anchor of its page', '<a href="#sum">Sum</a>', /leads to \/#sum/],
  [
    'a picture without alternative text',
    '<img src="/people/a.webp">',
    /^Say in a few words what the picture on “Home” shows/,
  ],
])('%s stops a version if it is new, and is only a notice if it is live', async (_what, html, words) => {
  expect(await sentences(html)).toEqual({ faults: [expect.stringMatching(words)], toKnow: [] })
  expect(await sentences(html, [], html)).toEqual({
    faults: [],
    toKnow: [expect.stringMatching(/It is live already\.$/)],
  })
})

test('links to mail, phone and placeholders are not checked; another site is named, and not opened', async () => {
  const html =
    '<a href="mailto:a@b.example">Mail</a><a href="tel:+27">Call</a><a href="{receipt-callLink}">Call</a>' +
    '<a href="https://clients.example/?from=us">Clients</a><a href="https://site.invalid/terms/">Terms</a>'
  const { faults, toKnow = [], held } = await reportOn(html)
  expect(faults).toBeUndefined()
  expect(held).toContain('links')
  expect(toKnow.filter(({ facts }) => !facts)).toEqual([
    { sentence: expect.stringContaining('another site'), url: 'https://clients.example/' },
  ])
})

test('a letter that our fonts lack is reported with its field', async () => {
  const value = 'Mushumo wa ḓuvha'
  const { toKnow = [], held } = await reportOn(`<p>${value}</p>`, [
    { part: 'home', field: 'hero.lead', value },
  ])
  expect(toKnow.filter(({ facts }) => !facts)).toEqual([
    { part: 'home', field: 'hero.lead', sentence: expect.stringMatching(/^“ḓ” is not in our fonts/) },
  ])
  expect(held).not.toContain('letters')
})

test('a changed text that no page shows is reported; one with a placeholder is found by its other words', async () => {
  const changes = [
    { part: 'home', field: 'contactLead', value: 'A person answers {answered}, always.' },
    { part: 'home', field: 'servicesLead', value: 'Nowhere to be read' },
  ]
  expect(await sentences('<p>A person answers within a&nbsp;day, always.</p>', changes)).toEqual({
    faults: [],
    toKnow: ['“Nowhere to be read” stands on no page.'],
  })
})

test('an audience line that takes two lines on a small phone is reported', async () => {
  const value = 'For small businesses, churches, schools and shops'
  const { toKnow } = await sentences(`<p>${value}</p>`, [{ part: 'home', field: 'hero.audience', value }])
  expect(toKnow).toEqual([`“${value}” takes two lines on a small phone.`])
})

test('a former price that is still in a text is reported', async () => {
  const price = { part: 'ratecard', field: 'solutions.premium-chat-widget.base', value: { cents: 990_000 } }
  const { toKnow } = await sentences('<p>From R&nbsp;12&nbsp;420,00, and R 9 900,00</p>', [price])
  expect(toKnow).toEqual([expect.stringMatching(/12.420,00 still stands on “Home”/)])
})

test('facts and people that are still examples are named', async () => {
  const { toKnow } = await reportOn('<p>We build.</p>')
  expect(toKnow?.[0]).toMatchObject({
    part: 'company',
    sentence: expect.stringMatching(/^\d+ facts are still examples$/),
    facts: expect.arrayContaining(['vatNumber', 'social: LinkedIn']),
  })
  expect(toKnow?.[1]).toMatchObject({
    part: 'people',
    sentence: '3 people are still examples',
    facts: expect.arrayContaining(['people: Sipho Dlamini']),
  })
})

test('a link to another site is not new because its query has changed', async () => {
  const share = (list: string) => `<a href="https://wa.me/?text=${list}">WhatsApp</a>`
  expect(await sentences(share('2026-12-01'), [], share('2026-11-22'))).toEqual({ faults: [], toKnow: [] })
})

test('the company’s WhatsApp link is not reported; one to another number is', async () => {
  const whatsapp = { part: 'company', field: 'whatsapp', value: { value: '082 123 4567' } }
  const chat = (number: string) => `<a href="https://wa.me/${number}?text=Hello">WhatsApp</a>`
  expect((await sentences(chat('27821234567'), [whatsapp])).toKnow).toEqual([])
  expect((await sentences(chat('27839999999'), [whatsapp])).toKnow).toEqual([
    'A link on “Home” leads to another site, which we do not open ourselves.',
  ])
})
