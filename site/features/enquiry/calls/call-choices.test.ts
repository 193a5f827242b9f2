import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyHours, officeHours } from '../../../../domain/calendar/working-time.fixture.ts'
import { CALL_TIMES } from '../../../../domain/enquiry/form.ts'
import { callChoices } from './call-choices.ts'

test('each time of day for a call has its hours beside it', () => {
  expect(callChoices(officeHours(1, 2, 3, 4, 5))).toEqual([
    { value: 'any', label: 'Any time', note: '08:00 to 17:00' },
    { value: 'mornings', label: 'Mornings', note: '08:00 to 12:00' },
    { value: 'afternoons', label: 'Afternoons', note: '12:00 to 17:00' },
    { value: 'write', label: 'Rather write to me' },
  ])
})

test('without opening hours the same times are offered, without hours', () => {
  const choices = callChoices(undefined)
  expect(choices.map(({ value }) => value)).toEqual(CALL_TIMES)
  expect(choices.flatMap(({ note }) => note ?? [])).toEqual([])
})

test('whatever the hours, any time and a written answer are offered, and no call outside the hours', () => {
  fc.assert(
    fc.property(anyHours, (hours) => {
      const choices = callChoices(hours)
      expect([choices[0]?.value, choices.at(-1)?.value]).toEqual(['any', 'write'])
      for (const { note } of choices.slice(0, -1)) {
        const [from = '', to = ''] = note?.split(' to ') ?? []
        expect(from >= hours.opens && from < to && to <= hours.closes, note).toBe(true)
      }
    }),
  )
})
