import { expect, test } from 'vitest'
import { type Company, companyIdentity, companyLine, legalName } from './company.ts'

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
  physicalAddress: { value: '1 Long Street, Cape Town' },
  phone: { value: '011 123 4567' },
  whatsapp: { value: '082 123 4567' },
  email: { value: 'hello@a.co.za' },
}

test('the name is the registered one, with the numbers it is registered under and how to reach it', () => {
  expect(companyIdentity(full, true)).toEqual({
    name: 'Twelve Moons (Pty) Ltd',
    numbers: ['Registration number 2026/123456/07', 'VAT number 4123456789'],
    contact: ['1 Long Street, Cape Town', 'Phone 011 123 4567', 'WhatsApp 082 123 4567', 'hello@a.co.za'],
  })
})

test('a company that charges no VAT shows no VAT number', () => {
  expect(companyIdentity(full, false).numbers).toEqual(['Registration number 2026/123456/07'])
})

test('facts that are not set are left out, and the trading name replaces a missing registered one', () => {
  expect(companyIdentity(bare, true)).toEqual({ name: 'Twelve Moons', numbers: [], contact: [] })
  expect(legalName(bare)).toBe('Twelve Moons')
})

test('the company’s line has its town and its first year before its numbers, and no gap without them', () => {
  const settled = { ...full, town: { value: 'Gqeberha' }, since: { value: '2019' } }
  expect(companyLine(settled, false)).toEqual([
    'Twelve Moons (Pty) Ltd',
    'Gqeberha',
    'since 2019',
    'Registration number 2026/123456/07',
  ])
  expect(companyLine(bare, true)).toEqual(['Twelve Moons'])
})
