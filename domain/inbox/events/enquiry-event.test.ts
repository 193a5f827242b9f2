import fc from 'fast-check'
import { expect, test } from 'vitest'
import { eventData, eventSchema, readEvent } from './enquiry-event.ts'
import { arbitraryLog, logOf } from './event-logs.fixture.ts'

test('an event is read back from its row unchanged', () => {
  fc.assert(
    fc.property(arbitraryLog, (events) => {
      for (const event of events) {
        const { id, at, by, kind } = event
        const data: unknown = JSON.parse(JSON.stringify(eventData(event)))
        expect(readEvent({ id, at, by, kind, data })).toEqual(event)
      }
    }),
  )
})

test('an invalid event is refused', () => {
  const [event] = logOf({ kind: 'note' })
  expect(eventSchema.safeParse({ ...event, kind: 'erased' }).success).toBe(false)
  expect(eventSchema.safeParse({ ...event, more: 1 }).success).toBe(false)
  expect(() => readEvent({ id: 1, at: 0, by: null, kind: 'note', data: null })).toThrow()
})

test('a row’s columns override its data', () => {
  const [event] = logOf({ kind: 'note' })
  expect(readEvent({ id: 7, at: 0, by: null, kind: 'note', data: { words: 'a', id: 1, by: 'b' } })).toEqual({
    ...event,
    id: 7,
    at: 0,
    by: null,
    words: 'a',
  })
})
