import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { momentOf } from '../../calendar/time-of-day.ts'
import { answersOf, isValidAnswer } from './answers.ts'
import { effectiveEvents } from './effective-events.ts'
import { stateOf } from './enquiry-state.ts'
import { arbitraryLog, logOf, mailedAnswer, PIETER, THANDEKA } from './event-logs.fixture.ts'
import { refusalOf } from './next-event.ts'

const DUE = momentOf('2026-11-23', '11:05')
const RELEASED_DUE = momentOf('2026-11-24', '10:24')
const WROTE_DUE = momentOf('2026-11-24', '10:30')

describe('an enquiry', () => {
  test('needs an answer within a working day of its arrival, and is unassigned', () => {
    expect(stateOf(logOf({ kind: 'received' }))).toMatchObject({
      list: 'needs',
      status: 'new',
      dueAt: DUE,
      assignee: null,
      readBy: [],
      version: 1,
      answered: null,
    })
  })

  test('once answered, waits for them, is assigned to the author of the answer, and is in conversation', () => {
    const state = stateOf(logOf({ kind: 'received' }, { kind: 'answered', by: PIETER }))
    expect(state).toMatchObject({
      list: 'waiting',
      status: 'in-conversation',
      dueAt: null,
      assignee: PIETER,
      readBy: [PIETER],
    })
    expect(state.lastMessage.by).toBe(PIETER)
  })

  test('is not answered by an unsuccessful call, a note or opening it', () => {
    const events = logOf({ kind: 'received' }, { kind: 'called' }, { kind: 'note' }, { kind: 'read' })
    expect(stateOf(events)).toMatchObject({ list: 'needs', dueAt: DUE, readBy: [THANDEKA], version: 3 })
  })

  test('is unread again after their message, with a new deadline', () => {
    const events = logOf(
      { kind: 'received' },
      { kind: 'read', by: PIETER },
      { kind: 'answered' },
      { kind: 'they-answered' },
    )
    expect(stateOf(events)).toMatchObject({ list: 'needs', dueAt: WROTE_DUE, readBy: [THANDEKA] })
  })

  test('keeps its deadline if they write again before our answer', () => {
    expect(stateOf(logOf({ kind: 'received' }, { kind: 'they-answered' }))).toMatchObject({ dueAt: DUE })
  })

  test('may be reassigned after an answer', () => {
    const events = logOf({ kind: 'received' }, { kind: 'answered' }, { kind: 'given', to: PIETER })
    expect(stateOf(events).assignee).toBe(PIETER)
    expect(stateOf([...events, ...logOf({ kind: 'given', to: null, id: 4 })]).assignee).toBeNull()
  })

  test('keeps a reminder until the next message, or until it is removed', () => {
    const events = logOf({ kind: 'received' }, { kind: 'answered' }, { kind: 'reminded' })
    expect(stateOf(events).reminder).toEqual({ on: '2026-11-26', by: THANDEKA })
    expect(stateOf([...events, ...logOf({ kind: 'they-answered', id: 4 })]).reminder).toBeNull()
    expect(stateOf([...events, ...logOf({ kind: 'reminded', on: null, id: 4 })]).reminder).toBeNull()
  })
})

describe('a mail', () => {
  test('that failed permanently is no answer: the old deadline is restored', () => {
    const events = logOf({ kind: 'received' }, mailedAnswer('mail-1'), {
      kind: 'delivery',
      outcome: 'failed',
      words: '550 no such domain',
    })
    const state = stateOf(events)
    expect(state).toMatchObject({ list: 'needs', status: 'new', dueAt: DUE })
    expect(state.failed?.delivery?.event.words).toBe('550 no such domain')
  })

  test('that failed after a delivered answer changes nothing', () => {
    const events = logOf({ kind: 'received' }, { kind: 'answered' }, mailedAnswer('mail-1'), {
      kind: 'delivery',
      outcome: 'failed',
    })
    expect(stateOf(events)).toMatchObject({ list: 'waiting', dueAt: null, failed: null })
  })

  test('that is sent again and accepted is an answer; so is another one', () => {
    const failed = [
      { kind: 'received' },
      mailedAnswer('mail-1'),
      { kind: 'delivery', outcome: 'failed' },
    ] as const
    expect(stateOf(logOf(...failed, { kind: 'delivery' })).list).toBe('waiting')
    expect(stateOf(logOf(...failed, { kind: 'answered' })).list).toBe('waiting')
  })

  test('that failed reopens an enquiry that was set to won meanwhile', () => {
    const events = logOf(
      { kind: 'received' },
      mailedAnswer('mail-1'),
      { kind: 'status' },
      {
        kind: 'delivery',
        outcome: 'failed',
      },
    )
    expect(stateOf(events)).toMatchObject({ list: 'needs', status: 'won', dueAt: DUE })
  })

  test('is the answer if it was the first one accepted', () => {
    const events = logOf(
      { kind: 'received' },
      mailedAnswer('mail-1'),
      { kind: 'delivery', outcome: 'failed' },
      mailedAnswer('mail-2'),
      { kind: 'delivery', outboxId: 'mail-2' },
      mailedAnswer('mail-3'),
    )
    expect(stateOf(events).answered?.event.mail?.outboxId).toBe('mail-2')
  })
})

describe('won, lost and quarantined', () => {
  test('a won or lost enquiry has no deadline, until they write again', () => {
    const won = logOf({ kind: 'received' }, { kind: 'status', to: 'lost' })
    expect(stateOf(won)).toMatchObject({ list: 'lost', status: 'lost', dueAt: null })
    expect(stateOf([...won, ...logOf({ kind: 'they-answered', id: 3 })])).toMatchObject({
      list: 'needs',
      status: 'lost',
      dueAt: WROTE_DUE,
    })
  })

  test('a won enquiry stays won when they write again', () => {
    const events = logOf({ kind: 'received' }, { kind: 'status' }, { kind: 'answered' })
    expect(stateOf(events)).toMatchObject({ list: 'won', status: 'won', dueAt: null })
  })

  test('reopened without an answer, it has its old deadline', () => {
    const events = logOf(
      { kind: 'received' },
      { kind: 'status', to: 'lost' },
      { kind: 'status', from: 'lost', to: 'in-conversation' },
    )
    expect(stateOf(events)).toMatchObject({ list: 'needs', dueAt: DUE })
  })

  test('a quarantined enquiry has no deadline; its release sets one', () => {
    const quarantinedLog = logOf({ kind: 'received' }, { kind: 'held-back' })
    expect(stateOf(quarantinedLog)).toMatchObject({
      list: 'held',
      dueAt: null,
      quarantine: { reasons: ['hidden field filled'] },
    })
    expect(stateOf([...quarantinedLog, ...logOf({ kind: 'released', id: 3 })])).toMatchObject({
      list: 'needs',
      dueAt: RELEASED_DUE,
      quarantine: null,
    })
  })
})

describe('for any events, in any order', () => {
  test('only enquiries on the list `needs` have a deadline', () => {
    fc.assert(
      fc.property(arbitraryLog, (events) => {
        const { list, dueAt } = stateOf(events)
        expect(dueAt !== null).toBe(list === 'needs')
        const promised = events.map((event) => ('dueAt' in event ? event.dueAt : null))
        expect(promised).toContain(dueAt)
      }),
      { numRuns: 1_000 },
    )
  })

  test('each list matches its name', () => {
    fc.assert(
      fc.property(arbitraryLog, (events) => {
        const { list, status, quarantine: held } = stateOf(events)
        expect(held !== null).toBe(list === 'held')
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

  test('an answer whose mail fails restores list and deadline', () => {
    fc.assert(
      fc.property(arbitraryLog, (events) => {
        const [answer, failure] = logOf(
          { ...mailedAnswer('mail-9'), id: events.length + 1 },
          { kind: 'delivery', outboxId: 'mail-9', outcome: 'failed', id: events.length + 2 },
        )
        const before = stateOf(events)
        if (!answer || !failure || before.list !== 'needs') return
        const { list, dueAt, failed } = stateOf([...events, answer, failure])
        expect({ list, dueAt }).toEqual({ list: 'needs', dueAt: before.dueAt })
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
