import { describe, expect, it } from 'vitest'
import { momentOf } from '../../../domain/calendar/time-of-day.ts'
import { linePlaces } from './DeadlineTimeline.tsx'

const HOURS = { days: [1, 2, 3, 4, 5], opens: '08:00', closes: '17:00', extraHolidays: [] }
const NOW = momentOf('2026-11-23', '10:24')
const due = (number: number, firstName: string, time: string) => ({
  number,
  firstName,
  dueAt: momentOf('2026-11-23', time),
})

describe('the positions on the timeline', () => {
  it('are one for all that is late, however many, and it names them all', () => {
    const places = linePlaces(
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

  it('shorten the names of many at one moment', () => {
    const [place] = linePlaces(
      [1, 2, 3, 4].map((number) => due(number, `P${number}`, '17:00')),
      NOW,
      HOURS,
    )
    expect(place?.names).toBe('P1 and 3 more')
  })
})
