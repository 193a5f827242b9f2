import { expect, test } from 'vitest'
import { sampleContact, sampleLead, sampleNewsletter, samplePlan } from '../../enquiry/samples/enquiries.ts'
import { enquiryColumns, nameOf } from './enquiry-columns.ts'
import { logOf, PIETER, THANDEKA } from './event-logs.fixture.ts'

test('the columns of an enquiry follow from it and its log', () => {
  const events = logOf({ kind: 'received' }, { kind: 'given', to: PIETER })
  expect(enquiryColumns(samplePlan(1), events)).toEqual({
    list: 'needs',
    dueAt: events[0]?.kind === 'received' ? events[0].dueAt : 0,
    assignee: PIETER,
    version: 2,
    lastAt: events[0]?.at,
    lastBy: null,
    lastWay: null,
    name: 'Thandi Nkosi',
    about: 'Website · R\u00a044\u00a0091,00 · 6 months',
    snippet: 'Please call me.',
  })
})

test('answered, its line is our last word', () => {
  const events = logOf({ kind: 'received' }, { kind: 'answered', words: 'Yes to both.' })
  expect(enquiryColumns(sampleContact(1), events)).toMatchObject({
    list: 'waiting',
    about: 'Web development',
    snippet: 'Yes to both.',
    lastAt: events[1]?.at,
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
