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

test('a draft comes back as it was kept, its key too', () => {
  const draft = { values: { firstName: 'Naledi' }, key: 'a-key' }
  saveDraft(NAME, draft)
  expect(loadDraft(NAME)).toEqual(draft)
})

test('a draft keeps the plan that is sent along, and no other', () => {
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

test('a draft that says nothing is removed', () => {
  saveDraft(NAME, { values: { firstName: 'Naledi' }, key: null })
  saveDraft(NAME, { values: { firstName: '' }, key: null })
  expect(stored.has(NAME)).toBe(false)
})

test('a draft that waits for an answer is changed and removed by its own attempt only', () => {
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
  'what is no draft of ours (%s) is none',
  (text) => {
    stored.set(NAME, text)
    expect(loadDraft(NAME)).toBeNull()
  },
)

test('storage that is switched off costs the draft only', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  expect(() => saveDraft(NAME, { values: { firstName: 'Naledi' }, key: null })).not.toThrow()
  expect(loadDraft(NAME)).toBeNull()
})
