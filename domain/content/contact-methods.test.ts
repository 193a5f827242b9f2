import { expect, test } from 'vitest'
import type { Company } from './company.ts'
import { contactMethods, directContactMethods, privacyContact } from './contact-methods.ts'

const company: Company = {
  tradingName: { value: 'Twelve Moons' },
  social: [],
  demos: { store: '/demos/store', admin: '/demos/admin' },
}

test('real facts link to WhatsApp, the telephone and email; an example is plain text, to prevent calls by mistake', () => {
  const real = {
    ...company,
    whatsapp: { value: '+27 82 123 4567' },
    phone: { value: '+27 (0)11 123 4567' },
    email: { value: 'hello@twelvemoons.example' },
  }
  expect(contactMethods(real)).toEqual([
    { name: 'WhatsApp', text: '+27 82 123 4567', href: 'https://wa.me/27821234567' },
    { name: 'Phone', text: '+27 (0)11 123 4567', href: 'tel:+27111234567' },
    { name: 'Email', text: 'hello@twelvemoons.example', href: 'mailto:hello@twelvemoons.example' },
  ])
  expect(directContactMethods(real).map(({ name }) => name)).toEqual(['WhatsApp', 'Phone'])
  expect(contactMethods({ ...company, phone: { value: '011 123 4567', example: true } })).toEqual([
    { name: 'Phone', text: '011 123 4567', href: null },
  ])
})

test('a number that cannot be dialled is reported', () => {
  expect(() => contactMethods({ ...company, phone: { value: '011 123' } })).toThrow(
    'content/company.json: "011 123": ',
  )
})

test('without facts there are no contact methods and no privacy contact', () => {
  expect(contactMethods(company)).toEqual([])
  expect(privacyContact(company)).toBeNull()
})

test('the information officer’s address comes before the company’s', () => {
  const reachable = { ...company, email: { value: 'hello@a.co.za' } }
  expect(privacyContact(reachable)?.text).toBe('hello@a.co.za')
  const officer = { ...reachable, informationOfficerEmail: { value: 'privacy@a.co.za' } }
  expect(privacyContact(officer)?.href).toBe('mailto:privacy@a.co.za')
})
