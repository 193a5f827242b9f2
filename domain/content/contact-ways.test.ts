import { expect, test } from 'vitest'
import type { Company } from './company.ts'
import { contactWays } from './contact-ways.ts'

const company: Company = {
  tradingName: { value: 'Twelve Moons' },
  social: [],
  demos: { store: '/demos/store', admin: '/demos/admin' },
}

test('a number of the example company is plain text, a real one can be called', () => {
  const ways = contactWays({
    ...company,
    whatsapp: { value: '082 123 4567', example: true },
    phone: { value: '011 123 4567' },
  })
  expect(ways).toEqual([
    { label: 'WhatsApp', text: '082 123 4567', href: null },
    { label: 'Phone', text: '011 123 4567', href: 'tel:+27111234567' },
  ])
})

test('real facts lead to WhatsApp and to the mail program', () => {
  const ways = contactWays({
    ...company,
    whatsapp: { value: '+27 82 123 4567' },
    email: { value: 'hello@twelvemoons.example' },
  })
  expect(ways.map(({ href }) => href)).toEqual([
    'https://wa.me/27821234567',
    'mailto:hello@twelvemoons.example',
  ])
})

test('no facts leave no lines', () => {
  expect(contactWays(company)).toEqual([])
})
