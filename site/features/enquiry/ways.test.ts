import { expect, test } from 'vitest'
import type { Company } from '../../../domain/content/company.ts'
import { privacyContactOf, waysOf } from './ways.ts'

const NAMELESS: Company = { tradingName: { value: 'A' }, social: [], demos: { store: '/a', admin: '/b' } }

test('a company without facts has no ways and no line', () => {
  expect(waysOf(NAMELESS)).toEqual([])
  expect(privacyContactOf(NAMELESS)).toBeNull()
})

test('real facts are links', () => {
  const company = {
    ...NAMELESS,
    whatsapp: { value: '082 123 4567' },
    phone: { value: '+27 (0)11 123 4567' },
    email: { value: 'hello@example.co.za' },
  }
  expect(waysOf(company).map((way) => way.href)).toEqual([
    'https://wa.me/27821234567',
    'tel:+27111234567',
    'mailto:hello@example.co.za',
  ])
})

test('facts of the example company are text only: nobody is phoned by mistake', () => {
  const company = { ...NAMELESS, phone: { value: '011 123 4567', example: true as const } }
  expect(waysOf(company)).toEqual([{ name: 'Phone', text: '011 123 4567', href: null }])
})

test('the information officer’s address comes before the company’s', () => {
  const company = { ...NAMELESS, email: { value: 'hello@a.co.za' } }
  expect(privacyContactOf(company)?.text).toBe('hello@a.co.za')
  const officer = { ...company, informationOfficerEmail: { value: 'privacy@a.co.za' } }
  expect(privacyContactOf(officer)?.href).toBe('mailto:privacy@a.co.za')
})
