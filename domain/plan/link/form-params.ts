import { EXTRA_FIELD, joinExtras, requestedExtras } from './plan-query.ts'

/** Fields of the form that are no parameters of a link: what the page showed, so that changes can be recognised. */
export const FORM_FIELDS = {
  typedMonths: 'months-typed',
  slidMonths: 'months-slid',
  shownMonths: 'months-shown',
  slidUnits: 'units-slid',
  shownUnits: 'units-shown',
  shownNeed: 'need-shown',
  shownCompletion: 'completed-shown',
  /** Of a button: so many months, which only an organisation may take. */
  organisationMonths: 'months-organisation',
} as const

/**
 * The link's parameters for what a form without script sent; the parameters of a link are returned as they are.
 *
 * Of the buttons, the typed number and the slider the one that was changed holds; the size belongs to what was needed before, and
 * a completion that the visitor did not change goes on following the days of building.
 */
export function linkParams(sent: URLSearchParams): URLSearchParams {
  const params = sent.has(FORM_FIELDS.shownNeed) ? withExtrasInOneList(sent) : new URLSearchParams(sent)
  const months = monthsOf(sent)
  if (months) params.set('months', months)
  const forOrganisation = sent.get(FORM_FIELDS.organisationMonths)
  if (forOrganisation) {
    params.set('months', forOrganisation)
    params.set('payer', 'organisation')
  }
  const slidUnits = sent.get(FORM_FIELDS.slidUnits)
  if (slidUnits && sent.get('units') === sent.get(FORM_FIELDS.shownUnits)) params.set('units', slidUnits)
  if (sent.has(FORM_FIELDS.shownNeed) && sent.get(FORM_FIELDS.shownNeed) !== sent.get('need'))
    params.delete('units')
  if (sent.has('completed') && sent.get(FORM_FIELDS.shownCompletion) === sent.get('completed'))
    params.delete('completed')
  for (const field of Object.values(FORM_FIELDS)) params.delete(field)
  return params
}

/** The typed or slid number of months; null where the buttons hold. */
function monthsOf(sent: URLSearchParams): string | null {
  const shown = sent.get(FORM_FIELDS.shownMonths)
  const numbers = [sent.get(FORM_FIELDS.typedMonths)?.trim(), sent.get(FORM_FIELDS.slidMonths)]
  const changed = numbers.find((months) => months && months !== shown)
  return changed ?? (sent.has('months') ? null : (numbers[0] ?? null))
}

/** Boxes and numbers of extras as one list, in the order in which they stand on the page. */
function withExtrasInOneList(sent: URLSearchParams): URLSearchParams {
  const params = new URLSearchParams([...sent].filter(([name]) => !name.startsWith(EXTRA_FIELD)))
  params.delete('extras')
  const extras = joinExtras(requestedExtras(sent))
  if (extras !== '') params.set('extras', extras)
  return params
}
