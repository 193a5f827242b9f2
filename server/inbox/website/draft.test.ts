import { afterEach, beforeEach, expect, test } from 'vitest'
import { HOSTILE_TEXTS } from '../../../tests/attacks/hostile-texts.ts'
import { AUDIENCE, DELIVERED_AUDIENCE, type OwnersSite, openOwnersSite } from './fixture-owners-site.ts'

let opened: OwnersSite
beforeEach(async () => {
  opened = await openOwnersSite()
})
afterEach(() => opened.inbox.close())

test('a saved field is in the draft beside the live value, and visitors do not see it', async () => {
  const change = await opened.saveChange({ ...AUDIENCE, value: 'For schools' })
  expect(change).toMatchObject({
    ...AUDIENCE,
    value: 'For schools',
    live: DELIVERED_AUDIENCE,
    author: opened.owner.id,
    revision: 1,
  })
  expect(await opened.overview()).toMatchObject({ live: null, changes: [change], faults: [], check: null })
  expect(await opened.part('home')).toMatchObject({
    draft: { hero: { audience: 'For schools' } },
    live: { hero: { audience: DELIVERED_AUDIENCE } },
  })
  expect(opened.site.shown()).toBeNull()
})

test('of simultaneous changes those of different fields are stored, and one of the same field', async () => {
  const aisha = await opened.inbox.join('Aisha')
  const answers = await Promise.all([
    opened.put({ ...AUDIENCE, value: 'For schools' }),
    opened.put({ ...AUDIENCE, value: 'For clinics' }, aisha),
    opened.put({ part: 'home', field: 'hero.lead', value: 'We build it first.' }, aisha),
  ])
  const kinds = answers.map((answer) => Object.keys(answer.json())[0])
  expect([kinds.slice(0, 2).toSorted(), kinds[2]]).toEqual([['saved', 'theirs'], 'saved'])
  expect((await opened.overview()).changes).toHaveLength(2)
})

test('a change is reverted only by a person who saw it, and its revision is never used again', async () => {
  const first = await opened.saveChange({ ...AUDIENCE, value: 'For schools' })
  const takeBack = (seen: number) =>
    opened.owner.send('POST', 'website/draft/take-back', { body: { ...AUDIENCE, seen } })
  expect((await takeBack(7)).statusCode).toBe(409)
  expect((await takeBack(first?.revision ?? 0)).statusCode).toBe(200)
  expect((await opened.saveChange({ ...AUDIENCE, value: 'For clinics' }))?.revision).toBe(3)
  expect((await opened.put({ ...AUDIENCE, value: 'Old', seen: 1 })).json()).toHaveProperty('theirs')
})

test('a field set back to its live value is no change, and outdates the check that contained it', async () => {
  const first = await opened.saveChange({ ...AUDIENCE, value: 'For schools' })
  await opened.check()
  const back = await opened.saveChange({ ...AUDIENCE, value: DELIVERED_AUDIENCE, seen: first?.revision })
  expect(back).toMatchObject({ value: DELIVERED_AUDIENCE, revision: 0 })
  expect(await opened.overview()).toMatchObject({ changes: [], check: { isOutdated: true } })
  await opened.put({ part: 'company', field: 'directors', value: null })
  const hours = { example: true, closes: '17:00', opens: '08:00', days: [1, 2, 3, 4, 5] }
  await opened.put({ part: 'company', field: 'openingHours', value: hours })
  expect((await opened.overview()).changes).toEqual([])
})

test('faulty values stay in the draft, each with its place and the reason', async () => {
  const TOO_SHORT = 'This number has five digits. A South African number has ten, like 082 123 4567'
  const CLOSES_EARLY = 'Closes at or before it opens. Give a later time.'
  const values = ['new-1', 'new-2', 'new-3', 'new-4'].map((id) => ({ id, name: 'One', icon: 'tick' }))
  for (const [part, field, value] of [
    ['company', 'openingHours.closes', '07:00'],
    ['company', 'phone', { value: '12345' }],
    ['categories', 'webflow-seo.warning', 'Not in the text.'],
    ['faqs', 'more.loan.title', 'A loan in {handover days?'],
    ['home', 'contactLead', '{Answered}, or {handover}'],
    ['company', 'directors', { value: '{handover}' }],
    ['other-costs', 'costs.payment-provider.countedTitle', 'Providers'],
    ['look', 'accent', 'red;}'],
    ...values.map((value) => ['values', value.id, { ...value, description: 'More.' }] as const),
  ] as const)
    await opened.put({ part, field, value })
  const { changes, faults } = await opened.overview()
  expect(changes).toHaveLength(12)
  expect(faults.map(({ part, field, sentence }) => [`${part} ${field}`, sentence])).toEqual([
    [
      'categories webflow-seo.warning',
      'This is a sentence of the text above: both must have the same words.',
    ],
    ['company phone.value', TOO_SHORT],
    ['company openingHours.closes', CLOSES_EARLY],
    ['company directors.value', '{handover}: the site fills in no word in braces here.'],
    ['faqs more.loan.title', expect.stringContaining('a { without its other half')],
    ['home contactLead', expect.stringMatching(/^\{Answered\} is not one of .* fills in: \{answered\}, /)],
    ['look accent', 'Write a colour like #f4c152'],
    ['other-costs costs.payment-provider.countedTitle', '{Count} must stay: the site fills it in.'],
    ['values ', 'Must have at most eight entries'],
  ])
})

test('an accent with too little contrast is refused at its field', async () => {
  await opened.put({ part: 'look', field: 'accent', value: '#b5442c' })
  expect((await opened.overview()).faults).toMatchObject([{ part: 'look', field: 'accent' }])
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
  ['the version of the price list', 'ratecard', 'version'],
  ['the VAT rate', 'ratecard', 'vat.rateBps', 1],
  ['what the price of a product includes', 'ratecard', 'solutions.ecommerce.includes'],
  ['the smallest total', 'ratecard', 'limits.minTotalCents', 1],
])('%s cannot be changed here', async (_what, part, field, value: unknown = 'Mine') => {
  expect((await opened.put({ part, field, value })).statusCode).toBe(403)
})

test('products, case studies and kinds of work are changed by their addresses, points by their ids', async () => {
  for (const [part, field, value] of [
    ['solutions', 'ecommerce.benefit', 'They order, you pack.'],
    ['solutions', 'ecommerce.features.new-1', { id: 'new-1', text: 'Gifts', mark: 'tick' }],
    ['case-studies', 'furniture-ecommerce-site.summary', 'Tables.'],
    ['categories', 'web-design.points', ['A plan']],
    ['solutions', 'order', ['church-app']],
  ] as const)
    await opened.put({ part, field, value })
  const draftOf = async (part: string) => (await opened.part(part)).draft
  const [church, shop] = (await draftOf('solutions')) as Array<{ url: string; features: Array<unknown> }>
  expect([church?.url, shop]).toMatchObject(['church-app', { benefit: 'They order, you pack.' }])
  expect(shop?.features.at(-1)).toMatchObject({ text: 'Gifts' })
  expect(await draftOf('case-studies')).toContainEqual(expect.objectContaining({ summary: 'Tables.' }))
  expect(await draftOf('categories')).toContainEqual(expect.objectContaining({ points: ['A plan'] }))
  expect((await opened.overview()).faults).toEqual([])
})

test.each([
  ['a path that leads out of the file', { ...AUDIENCE, field: '__proto__.polluted' }],
  ['a text of 100 000 characters', { ...AUDIENCE, value: 'a'.repeat(100_000) }],
  ['a value of 10 000 lists within one another', { ...AUDIENCE, value: deep(10_000) }],
  ['no value', AUDIENCE],
])('%s is refused', async (_what, change) => {
  expect([400, 413]).toContain((await opened.put(change)).statusCode)
  expect((await opened.overview()).changes).toEqual([])
})

test('hostile texts are stored unchanged, or refused', async () => {
  for (const [at, value] of HOSTILE_TEXTS.entries()) {
    const answer = await opened.put({ part: 'faqs', field: `more.hostile-${at}.title`, value })
    if (answer.statusCode === 200) expect(answer.json().saved.value).toBe(value)
    else expect(answer.statusCode).toBe(400)
  }
})

function deep(levels: number): unknown {
  let value: unknown = 'deep'
  for (let level = 0; level < levels; level++) value = [value]
  return value
}
