import { expect, test } from 'vitest'
import { isAllowed, keyName } from './keys.ts'

const plain = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }

test('a key has one name, whatever Caps Lock says', () => {
  expect(keyName({ ...plain, key: 'J' })).toBe('j')
  expect(keyName({ ...plain, key: 'X', shiftKey: true })).toBe('Shift+X')
  expect(keyName({ ...plain, key: '?', shiftKey: true })).toBe('?')
  expect(keyName({ ...plain, key: 'S', metaKey: true })).toBe('Control+s')
  expect(keyName({ ...plain, key: 'Enter', ctrlKey: true })).toBe('Control+Enter')
})

test('a letter typed with Alt is left to the browser', () => {
  expect(keyName({ ...plain, key: 'p', altKey: true })).toBe('')
})

test('Escape and keys with Ctrl work even in a field and without single keys', () => {
  expect(isAllowed('Escape', { isField: true, hasSingleKeys: false })).toBe(true)
  expect(isAllowed('Control+s', { isField: true, hasSingleKeys: false })).toBe(true)
})
