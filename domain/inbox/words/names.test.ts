import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sampleContact, sampleLead, sampleNewsletter } from '../../enquiry/samples/enquiries.ts'
import { aboutOf, enquiryName, firstNameOf, initialsOf, nameOf, productName } from './names.ts'

test('a name gives a first name, and the initials of its first and last word', () => {
  expect(['Pieter Louw', ' Thandeka  Nkosi', 'Sipho'].map(firstNameOf)).toEqual([
    'Pieter',
    'Thandeka',
    'Sipho',
  ])
  expect(['Thandeka Nkosi', 'Sipho', 'Jan van der Merwe', '😀 Zulu', ''].map(initialsOf)).toEqual([
    'TN',
    'S',
    'JM',
    '😀Z',
    '?',
  ])
  expect(enquiryName(4412)).toBe('E-4412')
})

test('no text of the inbox says he or she', () => {
  const files = readdirSync(import.meta.dirname).filter((name) => !name.endsWith('.test.ts'))
  for (const name of files) {
    const source = readFileSync(`${import.meta.dirname}/${name}`, 'utf8')
    expect(source, name).not.toMatch(/\b(?:he|she|his|her|hers|him)\b/i)
  }
})

const choices = { need: 'church-app', design: 'tailored', extras: [] }

test('an enquiry with a plan is about the product, the total and the months', () => {
  const estimate = { version: '', choices, total: 7_176_000, months: 18 }
  const { metadata, ...lead } = sampleLead(1)
  for (const enquiry of [sampleContact(1, { estimate }), { ...lead, metadata: { ...metadata, estimate } }])
    expect(aboutOf(enquiry)).toBe('Church app · R\u00a071\u00a0760,00 · 18 months')
})

test('an enquiry without a plan is about its category or solution', () => {
  expect(aboutOf(sampleContact(1, { category: 'Other' }))).toBe('Other')
  expect(aboutOf(sampleLead(1, { category: 'Live camera' }))).toBe('Live camera')
  expect(aboutOf(sampleNewsletter(1))).toBe('Newsletter')
})

test.each([
  ['ecommerce', 'Ecommerce'],
  ['mobile-app', 'Mobile app'],
  ['food-delivery', 'Food delivery'],
  ['ai-chatbot', 'AI chatbot'],
])('the short name of %s is %s', (need, name) => {
  expect(productName(need)).toBe(name)
})

test('a subscriber is named by the address, and direction marks are removed from names', () => {
  expect(nameOf(sampleNewsletter(1).record)).toBe('ayanda@example.co.za')
  const reordering = sampleContact(1, { firstName: '\u202EanulovmoN\u202C', surname: '\u2066Khoza' })
  expect(nameOf(reordering.record)).toBe('anulovmoN Khoza')
})
