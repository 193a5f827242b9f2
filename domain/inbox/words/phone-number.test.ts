import { expect, test } from 'vitest'
import { phoneNumber, whatsappAddress } from './phone-number.ts'

test('a number is written as people read it', () => {
  expect(phoneNumber('+27835550142')).toBe('083 555 0142')
  expect(phoneNumber('+442079460958')).toBe('+442079460958')
})

test('WhatsApp wants the digits only', () => {
  expect(whatsappAddress('+27835550142')).toBe('https://wa.me/27835550142')
  expect(whatsappAddress('083 javascript:')).toBeNull()
})
