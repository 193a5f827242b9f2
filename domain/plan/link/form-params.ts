import { EXTRA_FIELD, joinExtras, requestedExtras } from './plan-query.ts'

/** Fields of the form that are not parameters of a link: the values on the page, so that changes can be detected. */
export const FORM_FIELDS = {
  typedMonths: 'months-typed',
  slidMonths: 'months-slid',
  shownMonths: 'months-shown',
  slidUnits: 'units-slid',
  shownUnits: 'units-shown',
  shownNeed: 'need-shown',
  shownCompletion: 'completed-shown',
  /** The value of a button: a number of months that only an organisation may choose. */
  organisationMonths: 'months-organisation',
} as const

/**
 * The link's parameters for what a form without script sent; the parameters of a link are returned as they are.
 *
 * Of the buttons, the typed number and the slider, the changed one is used. The size belongs to the previous need, and
 * an unchanged completion date continues to follow the build days.
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

/** The typed or slid number of months; null if the buttons are used. */
function monthsOf(sent: URLSearchParams): string | null {
  const shownMonths = sent.get(FORM_FIELDS.shownMonths)
  const numbers = [sent.get(FORM_FIELDS.typedMonths)?.trim(), sent.get(FORM_FIELDS.slidMonths)]
  const changed = numbers.find((months) => months && months !== shownMonths)
  return changed ?? (sent.has('months') ? null : (numbers[0] ?? null))
}

/** Boxes and quantities of extras as one list, in the order of the page. */
function withExtrasInOneList(sent: URLSearchParams): URLSearchParams {
  const params = new URLSearchParams([...sent].filter(([name]) => !name.startsWith(EXTRA_FIELD)))
  params.delete('extras')
  const extras = joinExtras(requestedExtras(sent))
  if (extras !== '') params.set('extras', extras)
  return params
}
