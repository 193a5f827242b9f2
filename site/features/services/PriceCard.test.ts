import { describe, expect, test } from 'vitest'
import type { ServiceSheet } from '../../../domain/content/pages.ts'
import { priceNote } from '../../../domain/content/service-prices.ts'
import { formatRand } from '../../../domain/money/money.ts'
import { rateCardOfNovember2026 as ratecard } from '../../../domain/pricing/rate-card.fixture.ts'
import { content } from '../../content.ts'
import { priceRows } from './PriceCard.tsx'

describe('prices of a service', () => {
  test.each([
    ['web', ['Website, 5 pages', 'R 13 800,00', 'R 1 150,00 a month for 12 months']],
    ['ml', ['One model, with its trial', 'R 75 900,00', 'R 6 325,00 a month for 12 months']],
    ['desktop', ['Desktop program, 8 screens', 'R 89 700,00', 'R 7 475,00 a month for 12 months']],
    ['white-label', ['Premium chat widget', 'R 12 420,00', 'R 1 035,00 a month for 12 months']],
  ])('%s begins with its cheapest price', (id, expected) => {
    const [first] = priceRows(sheet(id), 12, ratecard)

    expect(first && [first.label, formatRand(first.totalCents), first.monthly]).toEqual(
      expected.map((text) => text.replaceAll(/(?<=R|\d|for) (?=\d|months)/g, '\u00a0')),
    )
  })

  test('the note names the price of one more unit', () => {
    expect(priceNote(sheet('ml'), ratecard)).toContain(`Each further model is ${formatRand(41_400_00)}.`)
    expect(priceNote(sheet('desktop'), ratecard)).toContain(`Each further screen is ${formatRand(3_450_00)}.`)
    expect(priceNote(sheet('white-label'), ratecard)).toBe(sheet('white-label').note)
  })
})

function sheet(id: string): ServiceSheet {
  const entry = content['services-page'].sheets.find((sheet) => sheet.id === id)
  if (!entry) throw new Error(`No service ${id}`)
  return entry
}
