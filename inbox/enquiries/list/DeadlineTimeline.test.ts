import { describe, expect, it } from 'vitest'
import { momentOf } from '../../../domain/calendar/time-of-day.ts'
import { moonsWithNames } from './DeadlineTimeline.tsx'

const HOURS = { days: [1, 2, 3, 4, 5], opens: '08:00', closes: '17:00', extraHolidays: [] }
const NOW = momentOf('2026-11-23', '10:24')
const due = (number: number, firstName: string, time: string) => ({
  number,
  firstName,
  dueAt: momentOf('2026-11-23', time),
})

describe('moonsWithNames', () => {
  it('puts all late enquiries in one place, whose label names them all', () => {
    const places = moonsWithNames(
      [due(1, 'Riaan', '08:41'), due(2, 'Thabo', '09:00'), due(3, 'Nomvula', '11:05')],
      NOW,
      HOURS,
    )
    expect(places.map(({ people, isLate }) => [people.length, isLate])).toEqual([
      [2, true],
      [1, false],
    ])
    expect(places[0]?.label).toBe('Riaan: 1 h 43 late; Thabo: 1 h 24 late')
  })

  it('names one enquiry and counts the others when more than two are due at once', () => {
    const [place] = moonsWithNames(
      [1, 2, 3, 4].map((number) => due(number, `P${number}`, '17:00')),
      NOW,
      HOURS,
    )
    expect(place?.names).toBe('P1 and 3 more')
  })
})
