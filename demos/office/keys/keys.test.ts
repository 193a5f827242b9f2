import { expect, test } from 'vitest'
import { canMoveOrder, keyName } from './keys.ts'

const plain = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }

test('a key has one name, whatever Caps Lock says', () => {
  expect(keyName({ ...plain, key: 'J' })).toBe('j')
  expect(keyName({ ...plain, key: 'X', shiftKey: true })).toBe('Shift+X')
  expect(keyName({ ...plain, key: '?', shiftKey: true })).toBe('?')
  expect(keyName({ ...plain, key: 'S', metaKey: true })).toBe('Control+s')
})

test('a letter typed with Alt is none of ours', () => {
  expect(keyName({ ...plain, key: 'p', altKey: true })).toBe('')
})

test('single keys rest in a field and where they are turned off', () => {
  expect(canMoveOrder('p', { isField: true, hasSingleKeys: true })).toBe(false)
  expect(canMoveOrder('p', { isField: false, hasSingleKeys: false })).toBe(false)
  expect(canMoveOrder('g o', { isField: false, hasSingleKeys: false })).toBe(false)
  expect(canMoveOrder('p', { isField: false, hasSingleKeys: true })).toBe(true)
})

test('Escape and keys with Ctrl always work', () => {
  expect(canMoveOrder('Escape', { isField: true, hasSingleKeys: false })).toBe(true)
  expect(canMoveOrder('Control+s', { isField: true, hasSingleKeys: false })).toBe(true)
})
