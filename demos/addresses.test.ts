import { expect, test } from 'vitest'
import { storeAddresses } from './addresses.ts'
import { MAX_ADDRESS_CHARS, trimmedAddress } from './shop/address.ts'

const HALF_EMOJI = '\ud83d'

test('half of an emoji is written as an unknown character in an address', () => {
  expect(storeAddresses.search(`lamp ${HALF_EMOJI}`)).toBe('/demos/store/search#q=lamp%20%EF%BF%BD')
  expect(storeAddresses.search('🌵')).toBe('/demos/store/search#q=%F0%9F%8C%B5')
})

test('a name shortened in the middle of an emoji ends before the emoji', () => {
  const name = `${'x'.repeat(MAX_ADDRESS_CHARS - 1)}🌵`
  const address = trimmedAddress({ name, email: '', mobile: '', street: '', suburb: '', postcode: '' })
  expect(address.name).toBe('x'.repeat(MAX_ADDRESS_CHARS - 1))
})
