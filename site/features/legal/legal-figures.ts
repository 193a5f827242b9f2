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
export type LegalFigures = Readonly<Record<string, string>>

export function legalFigures({ company, ratecard: card, notices, solutions }: Sources): LegalFigures {
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
export function withFigures(text: string, figures: LegalFigures): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const figure = figures[name]
    if (figure === undefined) throw new Error(`A legal text names a figure that there is not: {${name}}`)
    return figure
  })
}
