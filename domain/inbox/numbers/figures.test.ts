import { expect, test } from 'vitest'
import { sampleContact, sampleLead, sampleNewsletter, samplePlan } from '../../enquiry/samples/enquiries.ts'
import { logOf, mailedAnswer, type ShortEvent } from '../events/event-logs.fixture.ts'
import { figuresOf } from './figures.ts'

const figures = (...shortEvents: ReadonlyArray<ShortEvent>) =>
  figuresOf(sampleContact(1), logOf(...shortEvents))

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

test('a failed mail is no answer, and neither is an undone one', () => {
  const failed = figures({ kind: 'received' }, mailedAnswer('mail-1'), {
    kind: 'delivery',
    outcome: 'failed',
  })
  const undone = figures({ kind: 'received' }, mailedAnswer('mail-1'), { kind: 'taken-back', fact: 2 })
  for (const open of [failed, undone]) expect(open).toMatchObject({ answeredAt: null, isOpen: true })
})

test('later messages do not count', () => {
  const again = figures({ kind: 'received' }, { kind: 'answered' }, { kind: 'they-answered' })
  expect(again).toMatchObject({ isOpen: false })
})

test('an enquiry lost without an answer is neither answered nor open', () => {
  const lost = figures({ kind: 'received' }, { kind: 'status', to: 'lost' })
  expect(lost).toMatchObject({ answeredAt: null, isOpen: false })
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
