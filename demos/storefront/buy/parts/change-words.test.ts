import { expect, test } from 'vitest'
import { changeWords } from './change-words.ts'

const last = { words: 'Linen throw: 2 now.', beforeCents: 81_000, previousMethod: 'door' } as const

test('a sum that changed says what it was', () => {
  expect(changeWords(last, 150_000, 'door')).toBe('Linen throw: 2 now. The total was R\u00a0810,00.')
})

test('an unchanged sum says so', () => {
  expect(changeWords(last, 81_000, 'door')).toBe('Linen throw: 2 now. The total stays as it was.')
})

test('an order that no longer fits its locker is said to go to the door', () => {
  expect(
    changeWords({ ...last, words: 'Oak stool is in again.', previousMethod: 'locker' }, 87_000, 'door'),
  ).toBe('Oak stool is in again. It goes to the door now. The total was R\u00a0810,00.')
})

test('before anything changed nothing is said', () => {
  expect(changeWords(null, 81_000, 'door')).toBe('')
})
