import { formatDate } from '../../../domain/calendar/calendar.ts'
import { legalName } from '../../../domain/content/company-identity.ts'
import { cancellationExample } from '../../../domain/content/company-rules.ts'
import type { Content } from '../../../domain/content/content.ts'
import { baseChoices } from '../../../domain/plan/offer.ts'
import { offerInMonths } from '../../../domain/plan/plan-sentence.ts'
import { vatSentence } from '../../../domain/pricing/price-sentence.ts'
import { MAX_MONTHS, MIN_MONTHS } from '../../../domain/pricing/terms.ts'
import { inWords } from '../../../domain/wording.ts'

type Sources = Pick<Content, 'company' | 'ratecard' | 'notices' | 'solutions'>

/** The values of the placeholders in legal texts, such as `{quoteValidDays}`, by name. */
export type LegalValues = Readonly<Record<string, string>>

export function legalValues({ company, ratecard: card, notices, solutions }: Sources): LegalValues {
  const [first] = solutions
  if (!first) throw new Error('content/solutions.json: there is no solution for the example of the terms')
  const example = offerInMonths(baseChoices(first.url), card.individualMaxDuration, card)
  return {
    company: legalName(company),
    vat: vatSentence(card),
    quoteValidDays: String(card.quoteValidDays),
    firstPaymentGapDays: String(card.firstPaymentGapDays),
    minMonths: String(MIN_MONTHS),
    maxMonths: String(MAX_MONTHS),
    individualMonths: String(card.individualMaxDuration),
    solutions: inWords(solutions.length),
    cancellationExample: cancellationExample(company, first.title, example.plan),
    noticeDate: formatDate(notices.version),
  }
}

/**
 * Replaces each placeholder by its value.
 *
 * @throws {Error} naming an unknown placeholder
 */
export function fillPlaceholders(text: string, values: LegalValues): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`A legal text names a value that there is not: {${name}}`)
    return value
  })
}
