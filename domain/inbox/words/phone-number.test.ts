import { expect, test } from 'vitest'
import { phoneNumber, phoneSpellings, whatsappAddress } from './phone-number.ts'

test('a number is formatted for reading', () => {
  expect(phoneNumber('+27835550142')).toBe('083 555 0142')
  expect(phoneNumber('+442079460958')).toBe('+442079460958')
})

test.each(['0835550142', '27835550142', '270835550142', '0027835550142', '835550142'])(
  'a search for %s finds each way to write the number',
  (digits) => {
    expect(phoneSpellings(digits)).toEqual({
      spellings: [['083', '555', '0142'], ['0835550142'], ['27', '83', '555', '0142'], ['27835550142']],
      isPart: false,
    })
  },
)

test('a search accepts the beginning of a number, and foreign numbers', () => {
  expect(phoneSpellings('0835')?.spellings[0]).toEqual(['083', '5'])
  expect(phoneSpellings('278355')).toMatchObject({
    isPart: true,
    spellings: [['083', '55'], ['08355'], ['27', '83', '55'], ['278355']],
  })
  expect(phoneSpellings('00442079460958')).toEqual({ spellings: [['442079460958']], isPart: false })
})

test('a search accepts a number without its area code', () => {
  expect(phoneSpellings('5550142')).toEqual({ spellings: [['555', '0142'], ['5550142']], isPart: false })
})

test.each(['', '0', '083', '4412', '2750', '12345', '08355501421', '1234567890123456'])(
  'a search does not read %j as a telephone number',
  (digits) => {
    expect(phoneSpellings(digits)).toBeNull()
  },
)

test('WhatsApp links contain only digits', () => {
  expect(whatsappAddress('+27835550142')).toBe('https://wa.me/27835550142')
  expect(whatsappAddress('083 javascript:')).toBeNull()
})
