import { expect, test } from 'vitest'
import { personalWords, weakPasswordSentence } from './weak-password.ts'

const PERSONAL = personalWords(['Thandeka Nkosi', 'thandeka@twelvemoons.example', 'Twelve Moons'])

test.each([
  ['123456789012', 'many people have it, or one like it'],
  ['password1234', 'many people have it, or one like it'],
  ['P@ssw0rd1234', 'many people have it, or one like it'],
  ['qwertyuiop12', 'many people have it, or one like it'],
  ['aaaaaaaaaaaa', 'it repeats itself'],
  ['TwelveMoons2026', 'it is made of your name, your address or the company’s name'],
  ['Thandeka1234!', 'it is made of your name, your address or the company’s name'],
  ['Sunday20261122', 'it is made of a date or a year'],
  ['thandeka.nkosi', 'it is made of your name, your address or the company’s name'],
  ['twelve moons twelve moons', 'it is made of your name, your address or the company’s name'],
  ['ｐａｓｓｗｏｒｄ１２３４', 'many people have it, or one like it'],
  ['pаsswоrd1234', 'many people have it, or one like it'], // а and о are Cyrillic
  ['p a s s w o r d', 'many people have it, or one like it'],
  ['p\u00adá.s-s_w\u200bo/r d', 'many people have it, or one like it'],
  ['correct horse battery staple', 'many people have it, or one like it'],
  ['wagwoord1234', 'many people have it, or one like it'],
  ['Johannesburg2026', 'many people have it, or one like it'],
  ['Cape-town 2026!', 'many people have it, or one like it'],
  ['Summer2026!!', 'it is made of a date or a year'],
])('%s is easy to guess: %s', (password, reason) => {
  expect(weakPasswordSentence(password, PERSONAL)).toBe(
    `This is easy to guess: ${reason}. Take four words that have nothing to do with each other.`,
  )
})

test.each([
  'twelve moons over Pinetown',
  'mangoes on the Karoo road',
  'Johannesburg x7Kp-92hQm-tRt',
  '83hd-92kx-01q7',
  'x7Kp-92hQ-mmRt',
  'вишня над тихой рекой',
  'café on Long Street',
])('%s is hard to guess', (password) => {
  expect(weakPasswordSentence(password, PERSONAL)).toBeNull()
})

test('a person’s own name is easy to guess', () => {
  const password = 'NomvulaKhoza12'
  expect(weakPasswordSentence(password, [])).toBeNull()
  expect(weakPasswordSentence(password, personalWords(['Nomvula Khoza']))).toContain('your name')
})

test('only the first 64 characters of a password are scored', () => {
  const beginning = 'a1'.repeat(32)
  expect(weakPasswordSentence(beginning.padEnd(1_024, 'x7Kp-92hQ'), [])).toBe(
    weakPasswordSentence(beginning, []),
  )
})

test('there are at most 40 personal words, however long the text', () => {
  expect(personalWords(['Twelve Moons', 'thandi@moons.co.za'])).toEqual([
    'twelve moons',
    'twelve',
    'moons',
    'twelvemoons',
    'thandi@moons.co.za',
    'thandi',
    'thandimoonscoza',
  ])
  expect(personalWords(['a b '.repeat(10_000)]).length).toBeLessThanOrEqual(40)
})
