import { expect, test } from 'vitest'
import { sampleContact, sampleLead, sampleNewsletter, samplePlan } from '../../enquiry/samples/enquiries.ts'
import { enquiryColumns, nameOf } from './enquiry-columns.ts'
import { logOf, PIETER, THANDEKA } from './facts.fixture.ts'

test('the columns of an enquiry follow from it and its log', () => {
  const facts = logOf({ kind: 'received' }, { kind: 'given', to: PIETER })
  expect(enquiryColumns(samplePlan(1), facts)).toEqual({
    list: 'needs',
    dueAt: facts[0]?.kind === 'received' ? facts[0].dueAt : 0,
    who: PIETER,
    version: 2,
    lastAt: facts[0]?.at,
    lastBy: null,
    lastWay: null,
    name: 'Thandi Nkosi',
    about: 'Website · R\u00a044\u00a0091,00 · 6 months',
    snippet: 'Please call me.',
  })
})

test('answered, its line is our last word', () => {
  const facts = logOf({ kind: 'received' }, { kind: 'answered', words: 'Yes to both.' })
  expect(enquiryColumns(sampleContact(1), facts)).toMatchObject({
    list: 'waiting',
    about: 'Web development',
    snippet: 'Yes to both.',
    lastAt: facts[1]?.at,
    lastBy: THANDEKA,
    lastWay: 'telephone',
  })
})

test('a form without a message has none, and an address for the newsletter has no name', () => {
  expect(enquiryColumns(sampleLead(1), logOf({ kind: 'received' }))).toMatchObject({
    about: 'AI chatbot',
    snippet: null,
  })
  expect(nameOf(sampleNewsletter(1).record)).toBe('ayanda@example.co.za')
})

test('a name turns no sentence around in which it stands', () => {
  const turned = sampleContact(1, { firstName: '\u202EanulovmoN\u202C', surname: '\u2066Khoza' })
  expect(nameOf(turned.record)).toBe('anulovmoN Khoza')
})
