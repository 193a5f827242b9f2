import { describe, expect, test } from 'vitest'
import { formatDate } from '../../../domain/calendar/calendar.ts'
import { content } from '../../content.ts'
import { legalFigures, withFigures } from './legal-figures.ts'

const figures = legalFigures(content)

describe('figures of legal texts', () => {
  test('every name in braces has a figure', () => {
    const pages = [content['legal-privacy'], content['legal-terms'], content['legal-paia']]

    expect(() => withFigures(JSON.stringify(pages).replace(/[{}](?!\w+\})/g, ''), figures)).not.toThrow()
  })

  test('come from the rate card and the notices', () => {
    expect(withFigures('Valid for {quoteValidDays} days, as of {noticeDate}.', figures)).toBe(
      `Valid for ${content.ratecard.quoteValidDays} days, as of ${formatDate(content.notices.version)}.`,
    )
  })

  test('a figure that there is not is named', () => {
    expect(() => withFigures('{quoteDays}', figures)).toThrow('{quoteDays}')
  })

  test('without VAT nothing speaks of a rate', () => {
    const ratecard = { ...content.ratecard, vat: { ...content.ratecard.vat, registered: false } }

    expect(legalFigures({ ...content, ratecard }).vat).toBe('No VAT is charged.')
  })
})
