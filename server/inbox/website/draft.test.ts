import { afterEach, beforeEach, expect, test } from 'vitest'
import { sitePartSchema } from '../../../domain/inbox/api/website.ts'
import { HOSTILE_TEXTS } from '../../../tests/attacks/hostile-texts.ts'
import { type Member, type OwnersSite, openOwnersSite } from './fixture-owners-site.ts'

const AUDIENCE = { part: 'home', field: 'hero.audience' }
const LIVE = 'For small businesses, churches and shops'

let opened: OwnersSite
let owner: Member
beforeEach(async () => {
  opened = await openOwnersSite()
  owner = opened.owner
})
afterEach(() => opened.inbox.close())

test('a saved field is in the draft beside the live value, and visitors do not see it', async () => {
  const change = await opened.saveChange(owner, { ...AUDIENCE, value: 'For schools' })
  expect(change).toMatchObject({
    ...AUDIENCE,
    value: 'For schools',
    live: LIVE,
    author: owner.id,
    revision: 1,
  })
  expect(await opened.overview()).toMatchObject({ live: null, changes: [change], faults: [], check: null })
  const { draft, live } = sitePartSchema.parse((await owner.send('GET', 'website/parts/home')).json())
  expect([draft, live]).toMatchObject([{ hero: { audience: 'For schools' } }, { hero: { audience: LIVE } }])
  expect(opened.site.shown()).toBeNull()
})

test('two owners who change one field see each other’s words, and neither is lost', async () => {
  const aisha = await opened.inbox.join('Aisha')
  const first = await opened.saveChange(aisha, { ...AUDIENCE, value: 'For clinics' })
  expect((await opened.put(owner, { ...AUDIENCE, value: 'For schools' })).json()).toEqual({ theirs: first })
  expect((await opened.overview()).changes).toEqual([first])
  const second = await opened.saveChange(owner, { ...AUDIENCE, value: 'For both', seen: first?.revision })
  expect(second).toMatchObject({ value: 'For both', author: owner.id })
  expect((await opened.put(aisha, { ...AUDIENCE, value: 'Mine', seen: first?.revision })).json()).toEqual({
    theirs: second,
  })
})

test('two owners can change two fields at the same time', async () => {
  const aisha = await opened.inbox.join('Aisha')
  await Promise.all([
    opened.put(owner, { ...AUDIENCE, value: 'For schools' }),
    opened.put(aisha, { part: 'home', field: 'hero.lead', value: 'We build it first.' }),
  ])
  expect((await opened.overview()).changes.map(({ value }) => value).toSorted()).toEqual([
    'For schools',
    'We build it first.',
  ])
})

test('of two simultaneous changes of one field one is stored, and the other’s owner is shown it', async () => {
  const aisha = await opened.inbox.join('Aisha')
  const answers = await Promise.all([
    opened.put(owner, { ...AUDIENCE, value: 'For schools' }),
    opened.put(aisha, { ...AUDIENCE, value: 'For clinics' }),
  ])
  const kinds = answers.map((answer) => Object.keys(answer.json())[0]).toSorted()
  expect(kinds).toEqual(['saved', 'theirs'])
})

test('a change is reverted only by a person who saw it, and its revision is never used again', async () => {
  const first = await opened.saveChange(owner, { ...AUDIENCE, value: 'For schools' })
  const takeBack = (seen: number) =>
    owner.send('POST', 'website/draft/take-back', { body: { ...AUDIENCE, seen } })
  expect((await takeBack(7)).statusCode).toBe(409)
  expect((await takeBack(first?.revision ?? 0)).statusCode).toBe(200)
  expect((await opened.saveChange(owner, { ...AUDIENCE, value: 'For clinics' }))?.revision).toBe(3)
  expect((await opened.put(owner, { ...AUDIENCE, value: 'Old', seen: 1 })).json()).toHaveProperty('theirs')
})

test('a field set back to its live value is no change, and outdates the check that contained it', async () => {
  const first = await opened.saveChange(owner, { ...AUDIENCE, value: 'For schools' })
  await opened.check()
  const back = await opened.saveChange(owner, { ...AUDIENCE, value: LIVE, seen: first?.revision })
  expect(back).toMatchObject({ value: LIVE, revision: 0 })
  expect(await opened.overview()).toMatchObject({ changes: [], check: { isOutdated: true } })
  await opened.put(owner, { part: 'company', field: 'directors', value: null })
  await opened.put(owner, {
    part: 'company',
    field: 'openingHours',
    value: { example: true, closes: '17:00', opens: '08:00', days: [1, 2, 3, 4, 5] },
  })
  expect((await opened.overview()).changes).toEqual([])
})

test('a faulty value stays in the draft, with its place and the reason', async () => {
  await opened.put(owner, { part: 'company', field: 'vatNumber.value', value: '400000000' })
  await opened.put(owner, { part: 'company', field: 'openingHours.closes', value: '07:00' })
  await opened.put(owner, { part: 'company', field: 'phone', value: { value: '12345' } })
  await opened.put(owner, { part: 'company', field: 'whatsapp', value: { value: '12345' } })
  const { changes, faults } = await opened.overview()
  expect(changes).toHaveLength(4)
  const tooShort = 'This number has five digits. A South African number has ten, like 082 123 4567'
  expect(faults).toEqual([
    {
      part: 'company',
      field: 'vatNumber.value',
      sentence: 'A VAT number has ten digits and begins with 4. This one has nine.',
    },
    { part: 'company', field: 'phone.value', sentence: tooShort },
    { part: 'company', field: 'whatsapp.value', sentence: tooShort },
    {
      part: 'company',
      field: 'openingHours.closes',
      sentence: 'Closes at or before it opens. Give a later time.',
    },
  ])
})

test('an accent with too little contrast is refused with the nearest readable one', async () => {
  await opened.put(owner, { part: 'look', field: 'accent', value: '#b5442c' })
  expect((await opened.overview()).faults).toEqual([
    {
      part: 'look',
      field: 'accent',
      sentence: expect.stringMatching(
        /2,9 to 1; it must be 4,5.*nearest that can be read is #[0-9a-f]{6}\.$/,
      ),
    },
  ])
  await opened.put(owner, { part: 'look', field: 'accent', value: 'red;}', seen: 1 })
  expect((await opened.overview()).faults).toMatchObject([{ sentence: 'Write a colour like #f4c152' }])
})

test('an unmatched brace is refused at its field', async () => {
  await opened.put(owner, { part: 'faqs', field: 'more.loan.title', value: 'A loan in {handover days?' })
  expect((await opened.overview()).faults).toMatchObject([
    { field: 'more.loan.title', sentence: expect.stringContaining('a { without its other half') },
  ])
})

test('an unknown word in braces is refused at its field, with the known ones', async () => {
  await opened.put(owner, { part: 'faqs', field: 'more.loan.title', value: 'A loan in {language}?' })
  await opened.put(owner, { part: 'home', field: 'contactLead', value: '{Answered}, or {handover}' })
  await opened.put(owner, { part: 'company', field: 'directors', value: { value: '{handover}' } })
  const { faults } = await opened.overview()
  expect(faults).toEqual([
    {
      part: 'company',
      field: 'directors.value',
      sentence: '{handover}: the site fills in no word in braces here.',
    },
    {
      part: 'faqs',
      field: 'more.loan.title',
      sentence: expect.stringMatching(/^\{language\} is not one of .*: .*\{handover\}, [^.]*\.$/),
    },
    {
      part: 'home',
      field: 'contactLead',
      sentence: expect.stringMatching(/^\{Answered\} is not one of .* fills in: \{answered\}, /),
    },
  ])
})

test.each([
  ['the legal pages', 'legal-terms', 'title'],
  ['the wording of a consent', 'notices', 'newsletterWording'],
  ['an id', 'faqs', 'more.loan.id'],
  ['the exception of the promise', 'home', 'hero.exception'],
  ['the exception with all around it', 'home', 'hero', { exception: '' }],
  ['a question that the terms show', 'faqs', 'more.loan', null],
  [
    'an existing question, by another one',
    'faqs',
    'more.loan',
    { id: 'other', title: 'A?', description: 'B.' },
  ],
  [
    'an existing question, as if it were new',
    'faqs',
    'home.instalments',
    { id: 'instalments', title: 'A?', description: 'B.' },
  ],
  ['how a product is paid', 'solutions', 'ecommerce.paymentMode'],
  ['a product', 'solutions', 'ecommerce', null],
  ['an eighth product', 'solutions', 'ninth', { url: 'ninth' }],
  ['the address of a case study', 'case-studies', 'furniture-ecommerce-site.slug'],
  ['what a case study costs', 'case-studies', 'furniture-ecommerce-site.cost.choices.need'],
  ['a picture', 'solutions', 'ecommerce.gallery.checkout', null],
  ['the drawing of a new value', 'values', 'new', { id: 'new', name: 'A', description: 'B', scene: 'chat' }],
  ['a service, by a new one', 'services', 'new', { id: 'new', title: 'A' }],
  ['the demos', 'company', 'demos.store'],
])('%s cannot be changed here', async (_what, part, field, value: unknown = 'Mine') => {
  expect((await opened.put(owner, { part, field, value })).statusCode).toBe(403)
})

test('products, case studies and kinds of work are changed by their addresses, points by their ids', async () => {
  await opened.put(owner, { part: 'solutions', field: 'ecommerce.benefit', value: 'They order, you pack.' })
  await opened.put(owner, {
    part: 'solutions',
    field: 'ecommerce.features.new-1',
    value: { id: 'new-1', text: 'Gifts', mark: 'tick' },
  })
  await opened.put(owner, {
    part: 'case-studies',
    field: 'furniture-ecommerce-site.summary',
    value: 'Tables.',
  })
  await opened.put(owner, { part: 'categories', field: 'web-design.points', value: ['A plan'] })
  await opened.put(owner, { part: 'solutions', field: 'order', value: ['church-app'] })
  expect((await opened.overview()).faults).toEqual([])
  const draftOf = async (part: string) =>
    sitePartSchema.parse((await owner.send('GET', `website/parts/${part}`)).json()).draft
  const [church, shop] = (await draftOf('solutions')) as Array<{
    url: string
    benefit: string
    features: Array<unknown>
  }>
  expect([church?.url, shop?.benefit, shop?.features.at(-1)]).toEqual([
    'church-app',
    'They order, you pack.',
    { id: 'new-1', text: 'Gifts', mark: 'tick' },
  ])
  expect(await draftOf('case-studies')).toContainEqual(expect.objectContaining({ summary: 'Tables.' }))
  expect(await draftOf('categories')).toContainEqual(expect.objectContaining({ points: ['A plan'] }))
})

test('the limits of a list, and a word that a text must contain, are reported at the field', async () => {
  for (const at of [1, 2, 3, 4]) {
    const id = `new-${at}`
    const value = { id, name: 'One', description: 'More.', icon: 'tick' }
    await opened.put(owner, { part: 'values', field: id, value })
  }
  await opened.put(owner, {
    part: 'other-costs',
    field: 'costs.payment-provider.countedTitle',
    value: 'Providers',
  })
  await opened.put(owner, { part: 'categories', field: 'webflow-seo.warning', value: 'Not in the text.' })
  expect((await opened.overview()).faults).toEqual([
    expect.objectContaining({ part: 'categories', field: 'webflow-seo.warning' }),
    {
      part: 'other-costs',
      field: 'costs.payment-provider.countedTitle',
      sentence: '{Count} must stay: the site fills it in.',
    },
    { part: 'values', field: '', sentence: 'Must have at most eight entries' },
  ])
})

test('a text with words in braces is returned with the text that visitors will read', async () => {
  await opened.put(owner, { part: 'home', field: 'headings.services', value: '{Services} services' })
  const { reads } = sitePartSchema.parse((await owner.send('GET', 'website/parts/home')).json())
  expect(reads['headings.services']).toBe('Four services')
})

test.each([
  ['a path that leads out of the file', { ...AUDIENCE, field: '__proto__.polluted' }],
  ['a text of 100 000 characters', { ...AUDIENCE, value: 'a'.repeat(100_000) }],
  ['a value of 10 000 lists within one another', { ...AUDIENCE, value: deep(10_000) }],
  ['no value', AUDIENCE],
])('%s is refused', async (_what, change) => {
  expect([400, 413]).toContain((await opened.put(owner, change)).statusCode)
  expect((await opened.overview()).changes).toEqual([])
})

test('hostile texts are stored unchanged, or refused', async () => {
  for (const [at, value] of HOSTILE_TEXTS.entries()) {
    const answer = await opened.put(owner, { part: 'faqs', field: `more.hostile-${at}.title`, value })
    if (answer.statusCode === 200) expect(answer.json().saved.value).toBe(value)
    else expect(answer.statusCode).toBe(400)
  }
})

function deep(levels: number): unknown {
  let value: unknown = 'deep'
  for (let level = 0; level < levels; level++) value = [value]
  return value
}
