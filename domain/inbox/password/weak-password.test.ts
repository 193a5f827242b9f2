import { expect, test } from 'vitest'
import { personalWords, weakPasswordSentence } from './weak-password.ts'

const PERSONAL = personalWords(['Thandeka Nkosi', 'thandeka@twelvemoons.example', 'Twelve Moons'])

test.each([
  ['123456789012', 'many people have it, or one like it'],
  ['password1234', 'many people have it, or one like it'],
  ['P@ssw0rd1234', 'many people have it, or one like it'],
  ['qwertyuiop12', 'many people have it, or one like it'],
  ['aaaaaaaaaaaa', 'it repeats itself'],
  ['abcabcabcabc', 'it repeats itself'],
  ['TwelveMoons2026', 'it is made of your name, your address or the company’s name'],
  ['Thandeka1234!', 'it is made of your name, your address or the company’s name'],
  ['Sunday20261122', 'it is made of a date or a year'],
])('%s is easy to guess, and why is said', (password, reason) => {
  expect(weakPasswordSentence(password, PERSONAL)).toBe(
    `This is easy to guess: ${reason}. Take four words that have nothing to do with each other.`,
  )
})

test.each([
  'twelve moons over Pinetown',
  'correct horse battery staple',
  'x7Kp-92hQ-mmRt',
  'café on Long Street',
])('%s is hard to guess', (password) => {
  expect(weakPasswordSentence(password, PERSONAL)).toBeNull()
})

test('a name is easy to guess for whoever has it', () => {
  const password = 'NomvulaKhoza12'
  expect(weakPasswordSentence(password, [])).toBeNull()
  expect(weakPasswordSentence(password, personalWords(['Nomvula Khoza']))).toContain('your name')
})

test('the longest password costs no more than its beginning', () => {
  const beginning = 'a1'.repeat(32)
  expect(weakPasswordSentence(beginning.padEnd(1_024, 'x7Kp-92hQ'), [])).toBe(
    weakPasswordSentence(beginning, []),
  )
})

test('personal words are few and short, whatever is typed', () => {
  expect(personalWords(['Twelve Moons', 'thandi@moons.co.za'])).toEqual([
    ...['twelve moons', 'twelve', 'moons', 'twelvemoons'],
    ...['thandi@moons.co.za', 'thandi', 'thandimoonscoza'],
  ])
  expect(personalWords(['a b '.repeat(10_000)]).length).toBeLessThanOrEqual(40)
})
