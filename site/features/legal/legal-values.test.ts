import { describe, expect, test } from 'vitest'
import { content } from '../../content.ts'
import { fillPlaceholders, legalValues } from './legal-values.ts'

const values = legalValues(content)

describe('figures of legal texts', () => {
  test('come from the rate card and the notices', () => {
    const ratecard = { ...content.ratecard, quoteValidDays: 45, vat: { registered: true, rateBps: 1550 } }
    const notices = { ...content.notices, version: '2027-03-01' }
    const changed = legalValues({ ...content, ratecard, notices })

    expect(fillPlaceholders('Valid for {quoteValidDays} days, as of {noticeDate}. {vat}', changed)).toBe(
      'Valid for 45 days, as of 1 March 2027. All our prices include VAT at 15,5%.',
    )
  })

  test('a missing value is named', () => {
    expect(() => fillPlaceholders('{quoteDays}', values)).toThrow('{quoteDays}')
  })

  test('without VAT no text mentions a rate', () => {
    const ratecard = { ...content.ratecard, vat: { ...content.ratecard.vat, registered: false } }

    expect(legalValues({ ...content, ratecard }).vat).toBe('No VAT is charged.')
  })
})
