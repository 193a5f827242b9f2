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

test.each([
  'not json',
  '[]',
  'null',
  '{"values":{}}',
  '{"values":{"a":1},"key":null}',
  '{"values":{"a":"b"},"key":null,"plan":{"query":"need=website"}}',
  '{"values":{"a":"b"},"key":null,"brand":{"query":"name=Thandi"}}',
  '{"values":{"a":"b"},"key":null,"choice":18}',
])('an invalid or incomplete draft is ignored: %s', (text) => {
  stored.set(NAME, text)
  expect(loadDraft(NAME)).toBeNull()
})

test('without storage there is no draft, and no error', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  expect(() => saveDraft(NAME, { values: { firstName: 'Naledi' }, key: null })).not.toThrow()
  expect(loadDraft(NAME)).toBeNull()
})
