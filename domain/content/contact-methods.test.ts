import { expect, test } from 'vitest'
import type { Company } from './company.ts'
import { contactMethods, directContactMethods, privacyContact } from './contact-methods.ts'

const company: Company = {
  tradingName: { value: 'Twelve Moons' },
  social: [],
  demos: { store: '/demos/store', admin: '/demos/admin' },
}

test('an example number is plain text, to prevent calls by mistake; a real one is a link', () => {
  const methods = contactMethods({
    ...company,
    whatsapp: { value: '082 123 4567', example: true },
    phone: { value: '011 123 4567' },
  })
  expect(methods).toEqual([
    { name: 'WhatsApp', text: '082 123 4567', href: null },
    { name: 'Phone', text: '011 123 4567', href: 'tel:+27111234567' },
  ])
})

test('real facts link to WhatsApp, the telephone and email', () => {
  const methods = contactMethods({
    ...company,
    whatsapp: { value: '+27 82 123 4567' },
    phone: { value: '+27 (0)11 123 4567' },
    email: { value: 'hello@twelvemoons.example' },
  })
  expect(methods.map(({ href }) => href)).toEqual([
    'https://wa.me/27821234567',
    'tel:+27111234567',
    'mailto:hello@twelvemoons.example',
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

test('WhatsApp and the telephone are the direct methods, not e-mail', () => {
  const reachable = {
    ...company,
    whatsapp: { value: '082 123 4567' },
    phone: { value: '011 123 4567' },
    email: { value: 'hello@a.co.za' },
  }
  expect(directContactMethods(reachable).map(({ name }) => name)).toEqual(['WhatsApp', 'Phone'])
})
