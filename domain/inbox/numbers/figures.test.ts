import { expect, test } from 'vitest'
import { sampleContact, sampleLead, sampleNewsletter, samplePlan } from '../../enquiry/samples/enquiries.ts'
import { logOf, mailedAnswer, type ShortEvent } from '../events/event-logs.fixture.ts'
import { figuresOf } from './figures.ts'

const figures = (...shortEvents: ReadonlyArray<ShortEvent>) =>
  figuresOf(sampleContact(1), logOf(...shortEvents))
const MAILED = mailedAnswer('mail-1')
const UNANSWERED = { answeredAt: null, isOpen: true }

test('an enquiry’s answer is the first that was delivered', () => {
  const events = logOf({ kind: 'received' }, { kind: 'answered' }, { kind: 'answered' })
  expect(figuresOf(samplePlan(1), events)).toEqual({
    arrivedAt: events[0]?.at,
    dueAt: events[0]?.kind === 'received' ? events[0].dueAt : null,
    answeredAt: events[1]?.at,
    isOpen: false,
    collection: 'contactUs',
    category: 'Web development',
    hasPlan: true,
  })
})

test.each<[rule: string, log: ReadonlyArray<ShortEvent>, expected: object]>([
  ['a failed mail is no answer', [MAILED, { kind: 'delivery', outcome: 'failed' }], UNANSWERED],
  ['an undone mail is no answer', [MAILED, { kind: 'taken-back', fact: 2 }], UNANSWERED],
  ['later messages do not count', [{ kind: 'answered' }, { kind: 'they-answered' }], { isOpen: false }],
  [
    'lost without an answer, it is neither answered nor open',
    [{ kind: 'status', to: 'lost' }],
    { answeredAt: null, isOpen: false },
  ],
])('in the figures of an enquiry: %s', (_rule, log, expected) => {
  expect(figures({ kind: 'received' }, ...log)).toMatchObject(expected)
})

test('a quarantined enquiry counts from its release', () => {
  expect(figures({ kind: 'received' }, { kind: 'held-back' })).toBeNull()
  const events = logOf({ kind: 'received' }, { kind: 'held-back' }, { kind: 'released' })
  expect(figuresOf(sampleContact(1), events)?.arrivedAt).toBe(events[2]?.at)
})

test('a newsletter address is not an enquiry', () => {
  const events = logOf({ kind: 'received' })
  expect(figuresOf(sampleLead(1), events)).toMatchObject({
    collection: 'whiteLabelSolution',
    category: 'AI chatbot',
  })
  expect(figuresOf(sampleNewsletter(1), events)).toBeNull()
})
