import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadDraft, saveDraft } from './draft.ts'

const NAME = 'draft:contact'
const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('a draft is loaded as it was stored, with its key', () => {
  const draft = { values: { firstName: 'Naledi' }, key: 'a-key' }
  saveDraft(NAME, draft)
  expect(loadDraft(NAME)).toEqual(draft)
})

test('a draft keeps a complete plan, and an incomplete one makes it invalid', () => {
  const plan = {
    query: 'need=website',
    title: 'Website',
    total: 'R 1',
    payments: '3 × R 1',
    reference: 'EST',
  }
  saveDraft(NAME, { values: { firstName: 'Naledi' }, key: null, plan })
  expect(loadDraft(NAME)?.plan).toEqual(plan)
  stored.set(NAME, '{"values":{"firstName":"Naledi"},"key":null,"plan":{"query":"need=website"}}')
  expect(loadDraft(NAME)).toBeNull()
})

test('a draft keeps a complete brand, and an incomplete one makes it invalid', () => {
  const brand = { query: 'name=Thandi', product: '', name: 'Thandi', colour: '' }
  saveDraft(NAME, { values: { firstName: 'Naledi' }, key: null, plan: null, brand })
  expect(loadDraft(NAME)).toMatchObject({ plan: null, brand })
  stored.set(NAME, '{"values":{"firstName":"Naledi"},"key":null,"brand":{"query":"name=Thandi"}}')
  expect(loadDraft(NAME)).toBeNull()
})

test('a draft keeps the plan that is chosen beside it, if it is a text', () => {
  saveDraft(NAME, { values: { firstName: 'Naledi' }, key: null, choice: 'months=18' })
  expect(loadDraft(NAME)?.choice).toBe('months=18')
  stored.set(NAME, '{"values":{"firstName":"Naledi"},"key":null,"choice":18}')
  expect(loadDraft(NAME)).toBeNull()
})

test('an empty draft is removed', () => {
  saveDraft(NAME, { values: { firstName: 'Naledi' }, key: null })
  saveDraft(NAME, { values: { firstName: '' }, key: null })
  expect(stored.has(NAME)).toBe(false)
})

test('a draft of an unanswered attempt is changed and removed by that attempt only', () => {
  const waiting = { values: { firstName: 'Naledi' }, key: 'a-key' }
  saveDraft(NAME, waiting)
  for (const key of [null, 'other-key']) {
    saveDraft(NAME, { values: { firstName: 'Sipho' }, key })
    saveDraft(NAME, { values: { firstName: '' }, key })
    expect(loadDraft(NAME)).toEqual(waiting)
  }
  saveDraft(NAME, { values: { firstName: 'Lindiwe' }, key: null }, 'a-key')
  expect(loadDraft(NAME)).toEqual({ values: { firstName: 'Lindiwe' }, key: null })
})

test.each(['not json', '[]', '{"values":{"a":1},"key":null}', '{"values":{}}', 'null'])(
  'an invalid draft (%s) is ignored',
  (text) => {
    stored.set(NAME, text)
    expect(loadDraft(NAME)).toBeNull()
  },
)

test('without storage there is no draft, and no error', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  expect(() => saveDraft(NAME, { values: { firstName: 'Naledi' }, key: null })).not.toThrow()
  expect(loadDraft(NAME)).toBeNull()
})
