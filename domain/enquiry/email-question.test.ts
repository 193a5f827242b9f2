import { expect, test } from 'vitest'
import { emailQuestion, meantEmail } from './email-question.ts'

test.each([
  ['nomvula@gmial.com', 'gmail.com'],
  ['nomvula@gmai.com', 'gmail.com'],
  ['nomvula@gmaill.com', 'gmail.com'],
  ['nomvula@gnail.com', 'gmail.com'],
  ['nomvula@gmail.con', 'gmail.com'],
  ['nomvula@gmail.co', 'gmail.com'],
  ['nomvula@gmail.co.za', 'gmail.com'],
  [' Nomvula@Hotmial.com ', 'hotmail.com'],
  ['nomvula@hotmail.comm', 'hotmail.com'],
  ['nomvula@yahooo.com', 'yahoo.com'],
  ['nomvula@utlook.com', 'outlook.com'],
  ['nomvula@telkomsa.ent', 'telkomsa.net'],
])('for %j the form asks whether %s was meant', (typed, meant) => {
  expect(emailQuestion(typed)).toBe(`Did you mean ${meant}?`)
})

test.each([
  'nomvula@gmail.com',
  'nomvula@mail.com',
  'nomvula@ymail.com',
  'nomvula@hotmail.co.za',
  'nomvula@yahoo.co.uk',
  'nomvula@hotmail.commerce',
  'nomvula@kiaat.co.za',
  'nomvula@example.africa',
  'gmial.com',
  'nomvula@',
  '',
])('nothing is asked about %j', (typed) => {
  expect(emailQuestion(typed)).toBeNull()
})

test('a common address, or one of the company’s domain, causes no question while it is typed', () => {
  for (const typed of ['nomvula@hotmail.co.za', 'nomvula@gmail.com', 'nomvula@kiaat.co.za'])
    for (let chars = 0; chars <= typed.length; chars += 1)
      expect(meantEmail(typed.slice(0, chars), true), typed.slice(0, chars)).toBeNull()
  expect(meantEmail(' Nomvula@Gmial.com', true)).toBe('Nomvula@gmail.com')
})
