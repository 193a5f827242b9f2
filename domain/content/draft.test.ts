import { expect, test } from 'vitest'
import { fieldOf, fieldValue, withDraft } from './draft.ts'

const files = {
  home: { hero: { lead: 'We build.', months: [3, 6] }, title: 'Home' },
  faqs: {
    more: [
      { id: 'loan', title: 'Is this a loan?' },
      { id: 'cancel', title: 'Can I cancel?' },
    ],
  },
  values: [
    { id: 'fast', name: 'Fast' },
    { id: 'fair', name: 'Fair' },
    { id: 'kind', name: 'Kind' },
  ],
}
const change = (part: string, field: string, value: unknown) => ({ part, field, value })

test('a change sets its field, which may be a list without ids, and everything else stays', () => {
  const changes = [
    change('home', 'hero.lead', 'We build first.'),
    change('faqs', 'more.loan.title', 'A loan?'),
    change('home', 'hero.months', [12]),
  ]
  expect(withDraft(files, changes)).toEqual({
    ...files,
    home: { hero: { lead: 'We build first.', months: [12] }, title: 'Home' },
    faqs: { more: [{ id: 'loan', title: 'A loan?' }, files.faqs.more[1]] },
  })
  expect(files.home.hero.lead).toBe('We build.')
})

test('a missing field is added, and null removes a field', () => {
  const phone = change('home', 'phone.value', '082 123 4567')
  expect(withDraft(files, [phone, change('home', 'title', null)]).home).toEqual({
    hero: files.home.hero,
    phone: { value: '082 123 4567' },
  })
})

test('entries are added, changed, removed and reordered, whatever the order of the changes', () => {
  const changes = [
    change('values', 'new.name', 'Newer'),
    change('values', 'new', { id: 'new', name: 'New' }),
    change('values', 'fair', null),
  ]
  expect(withDraft(files, [change('values', 'order', ['kind', 'new', 'fast']), ...changes]).values).toEqual([
    { id: 'kind', name: 'Kind' },
    { id: 'new', name: 'Newer' },
    { id: 'fast', name: 'Fast' },
  ])
  const order = change('faqs', 'more', ['cancel', 'loan'])
  expect(withDraft(files, [order, change('faqs', 'more.loan.title', 'A loan?')]).faqs).toEqual({
    more: [files.faqs.more[1], { id: 'loan', title: 'A loan?' }],
  })
})

test('changing an entry removes its example mark, moving it does not', () => {
  const people = [
    { id: 'lerato', name: 'Lerato', role: 'Consultant', example: true },
    { id: 'sipho', name: 'Sipho', role: 'Developer', example: true },
  ]
  const changes = [
    change('people', 'lerato.name', 'Thandeka'),
    change('people', 'order', ['sipho', 'lerato']),
  ]
  expect(withDraft({ people }, changes).people).toEqual([
    people[1],
    { id: 'lerato', name: 'Thandeka', role: 'Consultant' },
  ])
})

test('a change within a removed entry is skipped, and entries that an order does not name come last', () => {
  const [fast, fair, kind] = files.values
  const removed = [change('values', 'fair', null), change('values', 'fair.name', 'Fairer')]
  expect(withDraft(files, removed).values).toEqual([fast, kind])
  const order = change('values', 'order', ['kind', 'fast'])
  expect(withDraft(files, [order]).values).toEqual([kind, fast, fair])
})

test('a field is found by its path, and a fault of a schema names it', () => {
  expect(fieldValue(files, { part: 'faqs', field: 'more.cancel.title' })).toBe('Can I cancel?')
  expect(fieldValue(files, { part: 'faqs', field: 'more.constructor' })).toBeUndefined()
  expect(fieldValue(files, { part: 'toString', field: 'name' })).toBeUndefined()
  expect(fieldOf(files.faqs, ['more', 1, 'title'])).toBe('more.cancel.title')
  expect(fieldOf(files.home, ['hero', 'months', 1])).toBe('hero.months.1')
})

test('an entry whose id is neither text nor number is named by its index', () => {
  const { faqs } = withDraft(files, [change('faqs', 'more.odd', { id: { toString: null } })])
  expect(fieldOf(faqs, ['more', 2])).toBe('more.2')
})
