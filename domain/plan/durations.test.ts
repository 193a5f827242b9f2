import { describe, expect, test } from 'vitest'
import { rateCardOfNovember2026 as card } from '../pricing/rate-card.fixture.ts'
import { compareDurations, durationsForAll, monthsFault } from './durations.ts'
import type { Payer } from './plan-limits.ts'

const ecommerceB = {
  totalCents: 7_710_800,
  completed: '2027-02-10',
  payDay: 25 as const,
  payer: 'organisation' as const,
}

describe('compareDurations', () => {
  test('each duration splits the same total and has its own hand-over date', () => {
    const { offered, withheld } = compareDurations(ecommerceB, card)
    expect(offered.map(({ months, eachCents, lastCents }) => [months, eachCents, lastCents])).toEqual([
      [3, 2_570_267, 2_570_266],
      [6, 1_285_133, 1_285_135],
      [12, 642_567, 642_563],
      [18, 428_378, 428_374],
      [24, 321_283, 321_291],
      [36, 214_189, 214_185],
    ])
    expect(offered.every(({ firstDue }) => firstDue === '2027-02-25')).toBe(true)
    expect(offered.map(({ handover }) => handover)).toEqual([
      '2027-04-25',
      '2027-07-25',
      '2028-01-25',
      '2028-07-25',
      '2029-01-25',
      '2030-01-25',
    ])
    expect(withheld).toEqual([])
  })

  test('36 months needs an organisation', () => {
    const { offered, withheld } = compareDurations({ ...ecommerceB, payer: 'person' }, card)
    expect(offered.at(-1)?.months).toBe(24)
    expect(withheld).toEqual([
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

    const { offered, withheld } = compareDurations({ ...widget, lumpSumCents: 200_000 }, card)
    expect(offered.at(-1)?.months).toBe(24)
    expect(withheld.map(({ reason }) => reason)).toEqual(['instalment-too-small'])
    expect(withheld[0]?.sentence.replaceAll('\u00a0', ' ')).toBe(
      '36 months is not offered: the instalment would be R 289,44. The smallest is R 300,00.',
    )
  })

  test('a typed duration is listed among those of the rate card, once', () => {
    const { offered } = compareDurations(ecommerceB, card, [...card.durations, 20, 12])
    expect(offered.map(({ months }) => months)).toEqual([3, 6, 12, 18, 20, 24, 36])
  })
})

describe('durationsForAll', () => {
  test('36 months are for organisations, so they are not among the durations for everyone', () => {
    expect(durationsForAll(44_850_00, card)).toEqual([3, 6, 12, 18, 24])
  })

  test('a duration with instalments below the minimum is not offered', () => {
    expect(durationsForAll(6_000_00, card)).toEqual([3, 6, 12, 18])
  })

  test('a total too small for every duration is refused', () => {
    expect(() => durationsForAll(100_00, card)).toThrow('No duration')
  })
})

describe('monthsFault', () => {
  const fault = (text: string, restCents = 44_850_00, payer: Payer = 'organisation') =>
    monthsFault(text, restCents, payer, card)?.replaceAll('\u00a0', ' ') ?? null

  test('whole numbers from 3 to 36 are valid, others are not', () => {
    expect(['3', '20', '36'].map((text) => fault(text))).toEqual([null, null, null])
    expect(['2', '99', '-6'].map((text) => fault(text))).toEqual(
      Array(3).fill('We plan from 3 to 36 months.'),
    )
  })

  test('a text that is not a whole number is answered with a request for one', () => {
    for (const text of ['', 'two', '7,5'])
      expect(fault(text)).toBe('Enter a whole number of months. We plan from 3 to 36 months.')
  })

  test('a person reads the longest for a person', () => {
    for (const text of ['2', '48'])
      expect(fault(text, 44_850_00, 'person')).toBe('We plan from 3 to 24 months.')
    expect(fault('two', 44_850_00, 'person')).toContain('We plan from 3 to 24 months.')
  })

  test('a duration that the payer or the minimum instalment forbids says so', () => {
    expect(fault('36', 44_850_00, 'person')).toContain('36 months is for organisations.')
    expect(fault('36', 10_420_00)).toContain('The smallest is R 300,00.')
  })
})
