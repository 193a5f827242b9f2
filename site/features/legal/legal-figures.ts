import { formatDate } from '../../../domain/calendar/calendar.ts'
import type { Company } from '../../../domain/content/company.ts'
import { legalName } from '../../../domain/content/company-identity.ts'
import type { Notices } from '../../../domain/content/notices.ts'
import { MAX_MONTHS, MIN_MONTHS, type RateCard } from '../../../domain/pricing/rate-card.ts'

/** Figures and names that legal texts hold in braces, by their names there. */
export type LegalFigures = Readonly<Record<string, string>>

export function legalFigures(company: Company, card: RateCard, notices: Notices): LegalFigures {
  return {
    company: legalName(company),
    vat: card.vat.registered
      ? `Every price on this site includes VAT at ${card.vat.rateBps / 100}%.`
      : 'No VAT is charged.',
    quoteValidDays: String(card.quoteValidDays),
    firstPaymentGapDays: String(card.firstPaymentGapDays),
    minMonths: String(MIN_MONTHS),
    maxMonths: String(MAX_MONTHS),
    individualMonths: String(card.individualMaxDuration),
    noticeDate: formatDate(notices.version),
  }
}

/**
 * Puts the figures in the place of their names.
 *
 * @throws {Error} naming a figure that there is not
 */
export function withFigures(text: string, figures: LegalFigures): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const figure = figures[name]
    if (figure === undefined) throw new Error(`A legal text names a figure that there is not: {${name}}`)
    return figure
  })
}
