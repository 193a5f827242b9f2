import { EXTRA_FIELD, joinExtras, requestedExtras } from './plan-query.ts'

/** Fields of the form that are not parameters of a link: the values on the page, so that changes can be detected. */
export const FORM_FIELDS = {
  typedMonths: 'months-typed',
  sliderMonths: 'months-slid',
  shownMonths: 'months-shown',
  sliderUnits: 'units-slid',
  shownUnits: 'units-shown',
  shownNeed: 'need-shown',
  shownCompletion: 'completed-shown',
  /** The value of a button: a number of months that only an organisation may choose. */
  organisationMonths: 'months-organisation',
} as const

/**
 * The link's parameters for what a form without script sent; the parameters of a link are returned as they are.
 *
 * Months come from the control that was changed: buttons, typed number or slider. If the need was changed,
 * the size is dropped. An unchanged completion date is dropped too, so that it follows the build days.
 */
export function linkParams(sentParams: URLSearchParams): URLSearchParams {
  const params = sentParams.has(FORM_FIELDS.shownNeed)
    ? withExtrasInOneList(sentParams)
    : new URLSearchParams(sentParams)
  const months = monthsOf(sentParams)
  if (months) params.set('months', months)
  const forOrganisation = sentParams.get(FORM_FIELDS.organisationMonths)
  if (forOrganisation) {
    params.set('months', forOrganisation)
    params.set('payer', 'organisation')
  }
  const sliderUnits = sentParams.get(FORM_FIELDS.sliderUnits)
  if (sliderUnits && sentParams.get('units') === sentParams.get(FORM_FIELDS.shownUnits))
    params.set('units', sliderUnits)
  if (
    sentParams.has(FORM_FIELDS.shownNeed) &&
    sentParams.get(FORM_FIELDS.shownNeed) !== sentParams.get('need')
  )
    params.delete('units')
  if (
    sentParams.has('completed') &&
    sentParams.get(FORM_FIELDS.shownCompletion) === sentParams.get('completed')
  )
    params.delete('completed')
  for (const field of Object.values(FORM_FIELDS)) params.delete(field)
  return params
}

/** The typed or slid number of months; null if the buttons are used. */
function monthsOf(sentParams: URLSearchParams): string | null {
  const shownMonths = sentParams.get(FORM_FIELDS.shownMonths)
  const numbers = [sentParams.get(FORM_FIELDS.typedMonths)?.trim(), sentParams.get(FORM_FIELDS.sliderMonths)]
  const changedMonths = numbers.find((months) => months && months !== shownMonths)
  return changedMonths ?? (sentParams.has('months') ? null : (numbers[0] ?? null))
}

/** Boxes and quantities of extras as one list, in the order of the page. */
function withExtrasInOneList(sentParams: URLSearchParams): URLSearchParams {
  const params = new URLSearchParams([...sentParams].filter(([name]) => !name.startsWith(EXTRA_FIELD)))
  params.delete('extras')
  const extras = joinExtras(requestedExtras(sentParams))
  if (extras !== '') params.set('extras', extras)
  return params
}
