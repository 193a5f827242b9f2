import { expect, test } from 'vitest'
import { changeWords } from './change-words.ts'

const last = { words: 'Linen throw: 2 now.', beforeCents: 81_000, previousMethod: 'door' } as const

test('a changed total is named with the previous one', () => {
  expect(changeWords(last, 150_000, 'door')).toBe('Linen throw: 2 now. The total was R\u00a0810,00.')
})

test('an unchanged total is named as such', () => {
  expect(changeWords(last, 81_000, 'door')).toBe('Linen throw: 2 now. The total stays as it was.')
})

test('a change from the locker to the door is named', () => {
  expect(
    changeWords({ ...last, words: 'Oak stool is in again.', previousMethod: 'locker' }, 87_000, 'door'),
  ).toBe('Oak stool is in again. It goes to the door now. The total was R\u00a0810,00.')
})

test('without a change there is no text', () => {
  expect(changeWords(null, 81_000, 'door')).toBe('')
})
