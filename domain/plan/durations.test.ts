import { expect, test } from 'vitest'
import { rateCardOfNovember2026 as card } from '../pricing/rate-card.fixture.ts'
import { compareDurations, durationsForAll, monthsFault } from './durations.ts'
import type { Payer } from './plan-limits.ts'

const ecommerceB = {
  totalCents: 7_710_800,
  completed: '2027-02-10',
  payDay: 25 as const,
  payer: 'organisation' as const,
}

test('each duration splits the same total and has its own hand-over date', () => {
  const { offered, unavailable } = compareDurations(ecommerceB, card)
  const rows = offered.map(({ months, eachCents, lastCents, firstDue, handover }) => [
    months,
    eachCents,
    lastCents,
    firstDue,
    handover,
  ])
  expect(rows).toEqual([
    [3, 2_570_267, 2_570_266, '2027-02-25', '2027-04-25'],
    [6, 1_285_133, 1_285_135, '2027-02-25', '2027-07-25'],
    [12, 642_567, 642_563, '2027-02-25', '2028-01-25'],
    [18, 428_378, 428_374, '2027-02-25', '2028-07-25'],
    [24, 321_283, 321_291, '2027-02-25', '2029-01-25'],
    [36, 214_189, 214_185, '2027-02-25', '2030-01-25'],
  ])
  expect(unavailable).toEqual([])
})

test('36 months needs an organisation', () => {
  const { offered, unavailable } = compareDurations({ ...ecommerceB, payer: 'person' }, card)
  expect(offered.at(-1)?.months).toBe(24)
  expect(unavailable).toEqual([
    {
      months: 36,
      reason: 'organisations-only',
      sentence: '36 months is for organisations. For a person or a sole proprietor the longest is 24.',
    },
  ])
})

test('a chat widget is R 345,00 over 36 months, and under R 300,00 once R 2 000,00 is paid on completion', () => {
  const widget = { ...ecommerceB, totalCents: 1_242_000 }
  expect(compareDurations(widget, card).offered.at(-1)).toMatchObject({ months: 36, eachCents: 34_500 })

  const { offered, unavailable } = compareDurations({ ...widget, lumpSumCents: 200_000 }, card)
  expect(offered.at(-1)?.months).toBe(24)
  expect(unavailable.map(({ reason }) => reason)).toEqual(['instalment-too-small'])
  expect(unavailable[0]?.sentence.replaceAll('\u00a0', ' ')).toBe(
    '36 months is not offered: the instalment would be R 289,44. The smallest is R 300,00.',
  )
})

test('a typed duration is listed among those of the rate card, once', () => {
  const { offered } = compareDurations(ecommerceB, card, [...card.durations, 20, 12])
  expect(offered.map(({ months }) => months)).toEqual([3, 6, 12, 18, 20, 24, 36])
})

test('the durations for everyone are not longer than those for persons, and have no instalment below the minimum', () => {
  expect(durationsForAll(44_850_00, card)).toEqual([3, 6, 12, 18, 24])
  expect(durationsForAll(6_000_00, card)).toEqual([3, 6, 12, 18])
  expect(() => durationsForAll(100_00, card)).toThrow('No duration')
})

const faultOf = (text: string, payer: Payer, restCents = 44_850_00) =>
  monthsFault(text, restCents, payer, card)?.replaceAll('\u00a0', ' ') ?? null

test.each<[text: string, payer: Payer, fault: string | null]>([
  ['3', 'organisation', null],
  ['20', 'organisation', null],
  ['36', 'organisation', null],
  ['2', 'organisation', 'We plan from 3 to 36 months.'],
  ['99', 'organisation', 'We plan from 3 to 36 months.'],
  ['-6', 'organisation', 'We plan from 3 to 36 months.'],
  ['', 'organisation', 'Enter a whole number of months. We plan from 3 to 36 months.'],
  ['7,5', 'organisation', 'Enter a whole number of months. We plan from 3 to 36 months.'],
  ['two', 'person', 'Enter a whole number of months. We plan from 3 to 24 months.'],
  ['2', 'person', 'We plan from 3 to 24 months.'],
  ['48', 'person', 'We plan from 3 to 24 months.'],
])('“%s” months of the payer %s have the fault: %s', (text, payer, fault) => {
  expect(faultOf(text, payer)).toBe(fault)
})

test('months that the payer or the minimum instalment forbids have a fault that says so', () => {
  expect(faultOf('36', 'person')).toContain('36 months is for organisations.')
  expect(faultOf('36', 'organisation', 10_420_00)).toContain('The smallest is R 300,00.')
})
