import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stateOf } from './enquiry-state.ts'
import { arbitraryLog, logOf, mailedAnswer, PIETER, THANDEKA } from './event-logs.fixture.ts'
import { isStale, refusalOf, repeatedEvent } from './next-event.ts'

const arrived = logOf({ kind: 'received' })
const quarantinedLog = logOf({ kind: 'received' }, { kind: 'held-back' })

test('an enquiry arrives once, before all other events', () => {
  expect(refusalOf([], { kind: 'note', by: THANDEKA })).toBe('There is no such enquiry.')
  expect(refusalOf([], { kind: 'received', by: null })).toBeNull()
  expect(refusalOf(arrived, { kind: 'received', by: null })).toBe('This enquiry is here already.')
})

test('only a new enquiry is quarantined, and only a quarantined one is released, once', () => {
  expect(refusalOf(arrived, { kind: 'held-back', by: null })).toBeNull()
  expect(refusalOf([...arrived, ...logOf({ kind: 'read' })], { kind: 'held-back', by: null })).toMatch(/just/)
  expect(refusalOf(quarantinedLog, { kind: 'released', by: THANDEKA })).toBeNull()
  expect(refusalOf(arrived, { kind: 'released', by: THANDEKA })).toBe('This enquiry is not held back.')
  const released = logOf({ kind: 'received' }, { kind: 'held-back' }, { kind: 'released' })
  expect(refusalOf(released, { kind: 'released', by: PIETER })).toBe('This enquiry is not held back.')
})

test('a quarantined enquiry can only be read and annotated', () => {
  expect(refusalOf(quarantinedLog, { kind: 'answered', by: THANDEKA })).toBe(
    'This enquiry is held back. Release it first.',
  )
  expect(refusalOf(quarantinedLog, { kind: 'note', by: THANDEKA })).toBeNull()
})

test('only its author can undo an answer by mail, once, and before it was sent', () => {
  const mail = logOf({ kind: 'received' }, mailedAnswer('mail-1'))
  const undo = { kind: 'taken-back', fact: 2, by: THANDEKA } as const
  expect(refusalOf(mail, undo)).toBeNull()
  expect(refusalOf(mail, { ...undo, by: PIETER })).toBe('Only who wrote an answer can take it back.')
  expect(refusalOf([...mail, ...logOf({ kind: 'delivery', id: 3 })], undo)).toBe(
    'This answer has gone out already.',
  )
  expect(refusalOf([...mail, ...logOf({ ...undo, id: 3 })], undo)).toBe(
    'There is no such answer to take back.',
  )
  expect(refusalOf(logOf({ kind: 'received' }, { kind: 'answered' }), undo)).toMatch(/no such answer/)
})

const answeredByPieter = logOf(
  { kind: 'received' },
  { kind: 'status', by: PIETER },
  { kind: 'answered', by: PIETER },
)
const undoneByPieter = logOf(
  { kind: 'received' },
  { ...mailedAnswer('mail-1'), by: PIETER },
  { kind: 'taken-back', fact: 2, by: PIETER },
)
const readByPieter = logOf({ kind: 'received' }, { kind: 'read', by: PIETER }, { kind: 'note', by: PIETER })

test.each([
  ['an answer after a colleague’s answer', true, answeredByPieter, 1, 'answered', THANDEKA],
  ['a note after a colleague’s answer', false, answeredByPieter, 1, 'note', THANDEKA],
  ['an answer to a version with the colleague’s', false, answeredByPieter, 3, 'answered', THANDEKA],
  ['a change after one’s own', false, answeredByPieter, 1, 'status', PIETER],
  ['one’s own answer, whose response was lost', true, answeredByPieter, 1, 'answered', PIETER],
  ['an answer after an undone one', false, undoneByPieter, 1, 'answered', THANDEKA],
  ['an answer after a colleague’s reading and note', false, readByPieter, 1, 'answered', THANDEKA],
  ['an event on a version that does not exist', true, arrived, 2, 'note', PIETER],
] as const)('%s needs confirmation: %s', (_what, isNeeded, events, seen, kind, by) => {
  expect(isStale(events, seen, { kind, by })).toBe(isNeeded)
})

test('the newest version is never outdated', () => {
  fc.assert(
    fc.property(arbitraryLog, fc.constantFrom('answered', 'status', 'given'), (events, kind) => {
      expect(isStale(events, stateOf(events).version, { kind, by: 'a new colleague' })).toBe(false)
    }),
  )
})

test('the same event by the same person on the previous version is a repeat', () => {
  const log = logOf({ kind: 'received' }, { kind: 'note', words: 'A' }, { kind: 'they-answered', words: 'B' })
  const note = { kind: 'note', words: 'A', at: 9, by: THANDEKA } as const
  expect(repeatedEvent(log, 1, note)?.id).toBe(2)
  expect(repeatedEvent(log, 1, { kind: 'they-answered', words: 'B', dueAt: 1, by: THANDEKA })?.id).toBe(3)
  expect(repeatedEvent(log, 2, note)).toBeUndefined() // seen, and written again
  expect(repeatedEvent(log, 1, { ...note, by: PIETER })).toBeUndefined()
  expect(repeatedEvent(log, 1, { ...note, words: 'B' })).toBeUndefined()
})
