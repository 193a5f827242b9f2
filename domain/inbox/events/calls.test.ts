import { expect, test } from 'vitest'
import { momentOf } from '../../calendar/time-of-day.ts'
import { stateOf } from './enquiry-state.ts'
import { logOf, PIETER, type ShortEvent, THANDEKA } from './event-logs.fixture.ts'
import { refusalOf } from './next-event.ts'

const AT = momentOf('2026-11-24', '09:30')
const RECEIVED: ShortEvent = { kind: 'received' }
const BOOKED: ShortEvent = { kind: 'call-booked', startsAt: AT, minutes: 20, staff: THANDEKA }
const RECEIVED_DUE = momentOf('2026-11-23', '11:05')
const DUE = momentOf('2026-11-26', '12:00')

const stateAfter = (...log: ReadonlyArray<ShortEvent>) => {
  const { list, dueAt, assignee, call } = stateOf(logOf(RECEIVED, ...log))
  return { list, dueAt, assignee, startsAt: call?.startsAt ?? null }
}
const SPOKE: ShortEvent = { kind: 'answered', way: 'telephone', words: '', mail: null, at: AT + 600_000 }

test('a booked call is the deadline of its enquiry, and belongs to the person who phones', () => {
  expect(stateAfter(BOOKED)).toEqual({ list: 'needs', dueAt: AT, assignee: THANDEKA, startsAt: AT })
  const later = AT + 3_600_000
  const moved: ShortEvent = { kind: 'call-moved', startsAt: later, minutes: 20, staff: PIETER, from: AT }
  expect(stateAfter(BOOKED, moved)).toMatchObject({ dueAt: later, assignee: PIETER })
  expect(stateAfter(BOOKED, { kind: 'call-given', staff: PIETER })).toMatchObject({
    dueAt: AT,
    assignee: PIETER,
  })
})

const CANCELLED: ShortEvent = { kind: 'call-cancelled', startsAt: AT, words: '', dueAt: DUE }
const LOST: ShortEvent = { kind: 'status', from: 'new', to: 'lost' }

test.each<[what: string, log: Array<ShortEvent>, list: string, dueAt: number | null]>([
  ['the call took place', [BOOKED, SPOKE], 'waiting', null],
  ['they talked long before it', [BOOKED, { ...SPOKE, at: AT - 3_600_000 }], 'waiting', null],
  [
    'a mail was written before it',
    [BOOKED, { kind: 'answered', way: 'mail', words: '', mail: null }],
    'needs',
    AT,
  ],
  ['it was cancelled', [BOOKED, CANCELLED], 'needs', DUE],
  [
    'it was cancelled, and needs no answer',
    [BOOKED, CANCELLED, { kind: 'no-answer-needed' }],
    'waiting',
    null,
  ],
  [
    'no one was reached',
    [BOOKED, { kind: 'call-missed', startsAt: AT, words: '', dueAt: DUE }],
    'needs',
    DUE,
  ],
  [
    'they wrote in the meantime',
    [BOOKED, { kind: 'they-answered', words: 'And?', dueAt: AT - 1 }],
    'needs',
    AT - 1,
  ],
  ['it was lost', [BOOKED, LOST], 'lost', null],
  ['it was lost before', [LOST, BOOKED], 'needs', AT],
  [
    'it was held back and released',
    [BOOKED, { kind: 'held-back' }, { kind: 'released', dueAt: DUE }],
    'needs',
    DUE,
  ],
  ['it was not booked', [{ kind: 'call-not-booked', startsAt: AT, why: 'taken' }], 'needs', RECEIVED_DUE],
])('when %s, the enquiry has its list and deadline', (_what, log, list, dueAt) => {
  expect(stateAfter(...log)).toMatchObject({ list, dueAt })
})

test('an event of a call is refused if none is booked', () => {
  const next = { at: AT, by: THANDEKA, kind: 'call-missed' } as const
  expect(refusalOf(logOf(RECEIVED), next)).toBe('No call is booked here any more.')
  expect(refusalOf(logOf(RECEIVED, BOOKED), next)).toBeNull()
})

test('a call that has not begun cannot be missed', () => {
  const next = { at: AT - 1, by: THANDEKA, kind: 'call-missed' } as const
  expect(refusalOf(logOf(RECEIVED, BOOKED), next)).toBe('The call has not begun yet.')
})

test('an enquiry is not closed while a call is booked', () => {
  const next = { at: AT, by: THANDEKA, kind: 'status', to: 'won' } as const
  expect(refusalOf(logOf(RECEIVED, BOOKED), next)).toBe(
    'A call is booked here. Say how it went first, or cancel it.',
  )
  expect(refusalOf(logOf(RECEIVED, BOOKED), { ...next, to: 'in-conversation' })).toBeNull()
  expect(refusalOf(logOf(RECEIVED, BOOKED, SPOKE), next)).toBeNull()
})
