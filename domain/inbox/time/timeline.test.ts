import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { deadlineOf } from '../../calendar/deadline.ts'
import { momentOf } from '../../calendar/time-of-day.ts'
import { anyHours, arbitraryInstant, OFFICE_HOURS, officeHours } from '../../calendar/working-time.fixture.ts'
import { DUE, NOW } from './drawn-day.fixture.ts'
import { timelineMarks, timelineMoons } from './timeline.ts'

describe('the marks of the line', () => {
  test('are those of the designed day', () => {
    const marks = timelineMarks(NOW, OFFICE_HOURS).map(({ kind, share, label }) => [
      kind,
      Number((share * 9).toFixed(3)),
      label,
    ])
    expect(marks).toEqual([
      ['now', 0, 'Now 10:24'],
      ['hour', 1.6, '12:00'],
      ['hour', 3.6, '14:00'],
      ['hour', 5.6, '16:00'],
      ['night', 6.6, '17:00 ┊ 08:00'],
      ['end', 9, '10:24 tomorrow'],
    ])
  })

  test.each([
    ['2026-11-20', '10:24', ['Now 10:24', '12:00', '14:00', '16:00', '17:00 ┊ 08:00', '10:24 Monday']],
    ['2026-11-23', '08:00', ['Now 08:00', '10:00', '12:00', '14:00', '16:00', '17:00 today']],
    ['2026-11-23', '06:30', ['Now 06:30 ┊ 08:00', '10:00', '12:00', '14:00', '16:00', '17:00 today']],
    ['2026-11-21', '11:00', ['Now 11:00 ┊ 08:00', '10:00', '12:00', '14:00', '16:00', '17:00 Monday']],
    ['2026-11-23', '16:30', ['Now 16:30', '17:00 ┊ 08:00', '10:00', '12:00', '14:00', '16:30 tomorrow']],
  ])('on %s at %s are %j', (day, time, labels) => {
    expect(timelineMarks(momentOf(day, time), OFFICE_HOURS).map(({ label }) => label)).toEqual(labels)
  })

  test('if open on one day a week, the end is a week away', () => {
    const labels = timelineMarks(momentOf('2026-11-25', '16:00'), officeHours(3)).map(({ label }) => label)
    expect(labels.slice(0, 2)).toEqual(['Now 16:00', '17:00 ┊ 08:00'])
    expect(labels.at(-1)).toBe('16:00 Wednesday 2 December')
  })

  test('for any hours, they span from Now to the end, without overlaps', () => {
    fc.assert(
      fc.property(arbitraryInstant, anyHours, (now, hours) => {
        const marks = timelineMarks(now, hours)
        expect(marks.filter(({ kind }) => kind !== 'hour').length).toBeGreaterThanOrEqual(2)
        expect([marks[0]?.kind, marks.at(-1)?.kind]).toEqual(['now', 'end'])
        expect(marks.filter(({ kind }) => kind === 'night').length).toBeLessThanOrEqual(1)
        for (const [index, mark] of marks.entries()) {
          const before = marks[index - 1]
          if (before) expect(mark.share).toBeGreaterThan(before.share)
        }
      }),
    )
  })
})

describe('the moons of the line', () => {
  test('are those of the designed day; two with the same deadline share a position', () => {
    const moons = timelineMoons(DUE, NOW, OFFICE_HOURS)
    expect(moons.map(({ label, time, share }) => [label, time, Number((share * 9).toFixed(3))])).toEqual([
      ['Riaan: 1 h 43 late', 'late', -1.717],
      ['Nomvula: 41 min left', '11:05', 0.683],
      ['Annelie: 3 h 46 left', '14:10', 3.767],
      ['Sizwe, Johan: 6 h 36 left', '17:00', 6.6],
      ['Priya: 7 h 28 left', '08:52', 7.467],
      ['Kagiso: 8 h 58 left', '10:22', 8.967],
    ])
    expect(moons.map(({ isLate }) => isLate)).toEqual([true, ...Array.from({ length: 5 }, () => false)])
  })

  test('include any earlier enquiry, on the line or as late', () => {
    fc.assert(
      fc.property(
        arbitraryInstant,
        fc.integer({ min: 0, max: 90 * 24 * 60 }),
        anyHours,
        (now, minutesAgo, hours) => {
          const dueAt = deadlineOf(now - minutesAgo * 60_000, hours)
          const [moon] = timelineMoons([{ firstName: 'A', dueAt }], now, hours)
          expect(moon?.share).toBeLessThanOrEqual(1)
          if (!moon?.isLate) expect(moon?.share).toBeGreaterThanOrEqual(0)
          else expect([moon.lit, moon.share <= 0]).toEqual([0, true])
        },
      ),
    )
  })
})
