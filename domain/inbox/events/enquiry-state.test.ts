import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { momentOf } from '../../calendar/time-of-day.ts'
import { answersOf, isValidAnswer } from './answers.ts'
import { effectiveEvents } from './effective-events.ts'
import { stateOf } from './enquiry-state.ts'
import { arbitraryLog, logOf, mailedAnswer, PIETER, type ShortEvent, THANDEKA } from './event-logs.fixture.ts'
import { refusalOf } from './next-event.ts'

const DUE = momentOf('2026-11-23', '11:05')
const RELEASED_DUE = momentOf('2026-11-24', '10:24')
const WROTE_DUE = momentOf('2026-11-24', '10:30')

const RECEIVED: ShortEvent = { kind: 'received' }
const ANSWERED: ShortEvent = { kind: 'answered' }
const FAILED: ShortEvent = { kind: 'delivery', outcome: 'failed' }

test.each<[rule: string, log: ReadonlyArray<ShortEvent>, state: object]>([
  [
    'needs an answer within a working day of its arrival, and is unassigned',
    [RECEIVED],
    { list: 'needs', status: 'new', dueAt: DUE, assignee: null, readBy: [], version: 1, answered: null },
  ],
  [
    'once answered, waits for them, is assigned to the author of the answer, and is in conversation',
    [RECEIVED, { kind: 'answered', by: PIETER }],
    {
      list: 'waiting',
      status: 'in-conversation',
      dueAt: null,
      assignee: PIETER,
      readBy: [PIETER],
      lastMessage: { by: PIETER },
    },
  ],
  [
    'is not answered by an unsuccessful call, a note or opening it',
    [RECEIVED, { kind: 'called' }, { kind: 'note' }, { kind: 'read' }],
    { list: 'needs', dueAt: DUE, readBy: [THANDEKA], version: 3 },
  ],
  [
    'is unread again after their message, with a new deadline',
    [RECEIVED, { kind: 'read', by: PIETER }, ANSWERED, { kind: 'they-answered' }],
    { list: 'needs', dueAt: WROTE_DUE, readBy: [THANDEKA] },
  ],
  [
    'keeps its deadline if they write again before our answer',
    [RECEIVED, { kind: 'they-answered' }],
    { dueAt: DUE },
  ],
  [
    'may be reassigned after an answer',
    [RECEIVED, ANSWERED, { kind: 'given', to: PIETER }],
    { assignee: PIETER },
  ],
  [
    'may be unassigned again',
    [RECEIVED, ANSWERED, { kind: 'given', to: PIETER }, { kind: 'given', to: null }],
    { assignee: null },
  ],
  [
    'keeps a reminder',
    [RECEIVED, ANSWERED, { kind: 'reminded' }],
    { reminder: { on: '2026-11-26', by: THANDEKA } },
  ],
  [
    'loses its reminder with the next message',
    [RECEIVED, ANSWERED, { kind: 'reminded' }, { kind: 'they-answered' }],
    { reminder: null },
  ],
  [
    'loses its reminder if that is removed',
    [RECEIVED, ANSWERED, { kind: 'reminded' }, { kind: 'reminded', on: null }],
    { reminder: null },
  ],
  [
    'stays answered if a later mail fails',
    [RECEIVED, ANSWERED, mailedAnswer('mail-1'), FAILED],
    { list: 'waiting', dueAt: null, failed: null },
  ],
  [
    'is answered once a failed mail is sent again and accepted',
    [RECEIVED, mailedAnswer('mail-1'), FAILED, { kind: 'delivery' }],
    { list: 'waiting' },
  ],
  [
    'that was set to won meanwhile is reopened by a mail that fails',
    [RECEIVED, mailedAnswer('mail-1'), { kind: 'status' }, FAILED],
    { list: 'needs', status: 'won', dueAt: DUE },
  ],
  [
    'is answered by the first mail that was accepted',
    [
      RECEIVED,
      mailedAnswer('mail-1'),
      FAILED,
      mailedAnswer('mail-2'),
      { kind: 'delivery', outboxId: 'mail-2' },
      mailedAnswer('mail-3'),
    ],
    { answered: { event: { mail: { outboxId: 'mail-2' } } } },
  ],
  [
    'that is lost has no deadline',
    [RECEIVED, { kind: 'status', to: 'lost' }],
    { list: 'lost', status: 'lost', dueAt: null },
  ],
  [
    'that is lost has one when they write again',
    [RECEIVED, { kind: 'status', to: 'lost' }, { kind: 'they-answered' }],
    { list: 'needs', status: 'lost', dueAt: WROTE_DUE },
  ],
  [
    'that is won stays won when we answer',
    [RECEIVED, { kind: 'status' }, ANSWERED],
    { list: 'won', status: 'won', dueAt: null },
  ],
  [
    'that is reopened without an answer has its old deadline',
    [RECEIVED, { kind: 'status', to: 'lost' }, { kind: 'status', from: 'lost', to: 'in-conversation' }],
    { list: 'needs', dueAt: DUE },
  ],
  [
    'in quarantine has no deadline',
    [RECEIVED, { kind: 'held-back' }],
    { list: 'held', dueAt: null, quarantine: { reasons: ['hidden field filled'] } },
  ],
  [
    'released from quarantine has a new one',
    [RECEIVED, { kind: 'held-back' }, { kind: 'released' }],
    { list: 'needs', dueAt: RELEASED_DUE, quarantine: null },
  ],
])('an enquiry %s', (_rule, log, state) => {
  expect(stateOf(logOf(...log))).toMatchObject(state)
})

describe('for any events, in any order', () => {
  test('each list matches its name, and only enquiries on the list `needs` have a deadline', () => {
    fc.assert(
      fc.property(arbitraryLog, (events) => {
        const { list, status, quarantine: held, dueAt } = stateOf(events)
        const promised = events.map((event) => ('dueAt' in event ? event.dueAt : null))
        expect(promised).toContain(dueAt)
        expect([dueAt !== null, held !== null]).toEqual([list === 'needs', list === 'held'])
        if (list === 'won' || list === 'lost') expect(status).toBe(list)
        if (list === 'waiting') {
          expect(['new', 'in-conversation']).toContain(status)
          const isSettled = effectiveEvents(events).some(({ kind }) => kind === 'no-answer-needed')
          expect(isSettled || answersOf(events).some(isValidAnswer)).toBe(true)
        }
      }),
      { numRuns: 1_000 },
    )
  })

  test('an answer removes the deadline, and undoing it restores the state', () => {
    fc.assert(
      fc.property(arbitraryLog, (events) => {
        const id = events.length + 1
        const [answer] = logOf({ ...mailedAnswer('mail-9'), id })
        if (!answer || refusalOf(events, answer) !== null) return
        const answered = [...events, answer]
        expect(stateOf(answered)).toMatchObject({ dueAt: null, failed: null, assignee: THANDEKA })
        expect(stateOf(answered).list).not.toBe('needs')
        const undone = [...answered, ...logOf({ kind: 'taken-back', fact: id, id: id + 1 })]
        const { version, readBy: _, ...rest } = stateOf(events)
        expect(stateOf(undone)).toMatchObject({ ...rest, version: version + 2 })
      }),
      { numRuns: 1_000 },
    )
  })

  test('an answer whose mail fails restores list, status and deadline', () => {
    fc.assert(
      fc.property(arbitraryLog, (events) => {
        const [answer, failure] = logOf(
          { ...mailedAnswer('mail-9'), id: events.length + 1 },
          { kind: 'delivery', outboxId: 'mail-9', outcome: 'failed', id: events.length + 2 },
        )
        const before = stateOf(events)
        if (!answer || !failure || before.list !== 'needs') return
        const { list, status, dueAt, failed } = stateOf([...events, answer, failure])
        expect({ list, status, dueAt }).toEqual({ list: 'needs', status: before.status, dueAt: before.dueAt })
        expect(failed?.event.id).toBe(answer.id)
      }),
      { numRuns: 1_000 },
    )
  })

  test('the version increases by one with each event except reading', () => {
    fc.assert(
      fc.property(arbitraryLog, (events) => {
        const versions = events.map((_, index) => stateOf(events.slice(0, index + 1)).version)
        const grown = events.map(({ kind }) => (kind === 'read' ? 0 : 1))
        expect(versions).toEqual(
          grown.map((_, index) => grown.slice(0, index + 1).reduce<number>((a, b) => a + b, 0)),
        )
      }),
    )
  })
})

test('a log without an arrival is refused', () => {
  expect(() => stateOf([])).toThrow(RangeError)
  expect(() => stateOf(logOf({ kind: 'note' }))).toThrow(RangeError)
})
