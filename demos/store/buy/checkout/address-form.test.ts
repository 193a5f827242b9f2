import { describe, expect, test } from 'vitest'
import { EXAMPLE_ADDRESS, fieldsOf, NO_ADDRESS, readAddress } from './address-form.ts'

describe('an address', () => {
  test('the example is a good one, for every way', () => {
    expect(readAddress(EXAMPLE_ADDRESS, 'door').address).toEqual(EXAMPLE_ADDRESS)
    expect(readAddress(EXAMPLE_ADDRESS, 'locker').address).toMatchObject({
      name: 'Nomsa Dlamini',
      street: '',
    })
  })

  test('an empty one has a fault at each field that its way asks for, but for the word to the courier', () => {
    const { faults } = readAddress(NO_ADDRESS, 'door')
    expect(Object.keys(faults ?? {})).toEqual(fieldsOf('door').filter((field) => field !== 'note'))
    expect(Object.keys(readAddress(NO_ADDRESS, 'collect').faults ?? {})).toEqual(fieldsOf('collect'))
  })

  test.each(['792', '79255', 'A925', ''])('%s is no postal code of South Africa', (postcode) => {
    expect(readAddress({ ...EXAMPLE_ADDRESS, postcode }, 'door').faults).toEqual({
      postcode: 'Four figures, for example 7925',
    })
  })

  test.each(['0825550142', '+27 82 555 0142', '0027 82 555-0142', '+27 (0)82 555 0142'])(
    '%s is a mobile number, kept as people here write it',
    (mobile) => {
      expect(readAddress({ ...EXAMPLE_ADDRESS, mobile }, 'door').address?.mobile).toBe('082 555 0142')
    },
  )

  test.each(['082 555 014', '021 555 0142', '0800 555 014', '+44 7700 900123'])(
    '%s is no mobile number of South Africa',
    (mobile) => {
      expect(readAddress({ ...EXAMPLE_ADDRESS, mobile }, 'door').faults).toHaveProperty('mobile')
    },
  )
})
