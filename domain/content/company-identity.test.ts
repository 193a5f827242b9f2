import { expect, test } from 'vitest'
import type { Company } from './company.ts'
import { companyIdentity, companyLine, factInWords, legalName } from './company-identity.ts'

const bare: Company = {
  tradingName: { value: 'Twelve Moons' },
  social: [],
  demos: { store: '/demos/store', admin: '/demos/admin' },
}
const full: Company = {
  ...bare,
  registeredName: { value: 'Twelve Moons (Pty) Ltd' },
  registrationNumber: { value: '2026/123456/07' },
  vatNumber: { value: '4123456789' },
  physicalAddress: { value: { street: '1 Long Street', town: 'Cape Town', postalCode: '8001' } },
  phone: { value: '011 123 4567' },
  whatsapp: { value: '082 123 4567' },
  email: { value: 'hello@a.co.za' },
}

test('a company is identified by its registered name, its numbers and its contact details', () => {
  expect(companyIdentity(full, true)).toEqual({
    name: 'Twelve Moons (Pty) Ltd',
    numbers: ['Registration number 2026/123456/07', 'VAT number 4123456789'],
    contact: [
      '1 Long Street, Cape Town, 8001',
      'Phone 011 123 4567',
      'WhatsApp 082 123 4567',
      'hello@a.co.za',
    ],
  })
})

test('a company that charges no VAT shows no VAT number', () => {
  expect(companyIdentity(full, false).numbers).toEqual(['Registration number 2026/123456/07'])
})

test('facts that are not set are left out, and the trading name replaces a missing registered one', () => {
  expect(companyIdentity(bare, true)).toEqual({ name: 'Twelve Moons', numbers: [], contact: [] })
  expect(legalName(bare)).toBe('Twelve Moons')
})

test('the company’s line has its first year before its numbers and its address after them, and no gap without them', () => {
  expect(companyLine({ ...full, since: { value: '2019' } }, false)).toEqual([
    'Twelve Moons (Pty) Ltd',
    'since 2019',
    'Registration number 2026/123456/07',
    '1 Long Street, Cape Town, 8001',
  ])
  expect(companyLine(bare, true)).toEqual(['Twelve Moons'])
})

test('an address is a line of the parts that are set, and may be a town alone', () => {
  const inTown: Company = { ...bare, physicalAddress: { value: { town: 'Gqeberha' } } }
  expect(factInWords(inTown, 'physicalAddress')).toBe('Gqeberha')
  expect(factInWords(bare, 'physicalAddress')).toBeNull()
  expect(factInWords(full, 'phone')).toBe('011 123 4567')
})
