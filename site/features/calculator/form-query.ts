import type { MouseEvent } from 'react'
import { EXTRA_FIELD, joinExtras, requestedExtras } from '../../../domain/plan/link/plan-query.ts'
import type { ReadPlan } from '../../../domain/plan/link/read-plan-query.ts'

/** Fields of the form that are no parameters of a link: what the page showed, so that changes can be recognised. */
export const FORM_FIELDS = {
  typedMonths: 'months-typed',
  slidMonths: 'months-slid',
  shownMonths: 'months-shown',
  slidUnits: 'units-slid',
  shownUnits: 'units-shown',
  shownNeed: 'need-shown',
  shownCompletion: 'completed-shown',
} as const

/**
 * The link's parameters for what a form without script sent; the parameters of a link are returned as they are.
 *
 * Of the buttons, the typed number and the slider the one that was changed holds; the size belongs to what was needed before, and
 * a completion that nobody touched goes on following the days of building.
 */
export function linkParams(sent: URLSearchParams): URLSearchParams {
  const params = sent.has(FORM_FIELDS.shownNeed) ? withExtrasInOneList(sent) : new URLSearchParams(sent)
  const months = monthsOf(sent)
  if (months) params.set('months', months)
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

/** The query of what stands in the form; a text that was refused counts as what stood there before. */
export function queryOfForm(form: HTMLFormElement): string {
  const data = new FormData(form)
  for (const field of form.elements)
    if (field instanceof HTMLInputElement && field.validity.customError)
      data.set(field.name, field.defaultValue)
  const sent = new URLSearchParams()
  for (const [name, value] of data) if (typeof value === 'string') sent.append(name, value)
  return linkParams(sent).toString()
}

/** Whether two canonical queries are the same plan, whatever the order of the extras and the day it was first worked out. */
export function areSamePlan(one: string, other: string): boolean {
  const sorted = (query: string) =>
    query
      .replace(/extras=([^&]*)/, (_, extras: string) => extras.split(',').sort().join())
      .replace(/&on=[^&]*/, '')
  return sorted(one) === sorted(other)
}

/** The query that the calculator starts with: what was understood, and an ambiguous lump sum as it was typed. */
export function understoodQuery(read: ReadPlan, params: URLSearchParams): string {
  const understood = new URLSearchParams(read.query)
  if (!read.completionChosen) understood.delete('completed')
  if (read.lumpSumQuestion) understood.set('lumpSum', params.get('lumpSum') ?? '')
  return understood.toString()
}

/** A query with some parameters changed, or taken out by null: another plan, which is worked out today. */
export function patchedQuery(query: string, patch: Readonly<Record<string, string | null>>): string {
  const params = new URLSearchParams(query)
  params.delete('on')
  for (const [name, value] of Object.entries(patch))
    if (value === null) params.delete(name)
    else params.set(name, value)
  return params.toString()
}

/** Follows a link of the calculator to itself without leaving the page; a new tab stays a new tab. */
export function updateInPlace(choose: () => void) {
  return (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    choose()
  }
}
