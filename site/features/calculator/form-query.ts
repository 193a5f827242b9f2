import type { MouseEvent } from 'react'
import { linkParams } from '../../../domain/plan/link/form-params.ts'
import type { ReadPlan } from '../../../domain/plan/link/read-plan-query.ts'

/** The query of the form's values, with the previous value in place of an invalid text. */
export function queryOfForm(form: HTMLFormElement): string {
  const data = new FormData(form)
  for (const field of form.elements)
    if (field instanceof HTMLInputElement && field.validity.customError)
      data.set(field.name, field.defaultValue)
  const formParams = new URLSearchParams()
  for (const [name, value] of data) if (typeof value === 'string') formParams.append(name, value)
  return linkParams(formParams).toString()
}

/** Whether two canonical queries are the same plan, ignoring the order of the extras and the day. */
export function areSamePlan(first: string, second: string): boolean {
  const comparable = (query: string) =>
    query
      .replace(/extras=([^&]*)/, (_, extras: string) => extras.split(',').sort().join())
      .replace(/&on=[^&]*/, '')
  return comparable(first) === comparable(second)
}

/** The calculator's initial query: the valid parts of the link, and an ambiguous lump sum as typed. */
export function initialQuery(read: ReadPlan, params: URLSearchParams): string {
  const initial = new URLSearchParams(read.query)
  if (!read.isCompletionChosen) initial.delete('completed')
  if (read.lumpSumQuestion) initial.set('lumpSum', params.get('lumpSum') ?? '')
  return initial.toString()
}

/** A query with some parameters changed, or removed by null: another plan, dated today. */
export function patchedQuery(query: string, patch: Readonly<Record<string, string | null>>): string {
  const params = new URLSearchParams(query)
  params.delete('on')
  for (const [name, value] of Object.entries(patch))
    if (value === null) params.delete(name)
    else params.set(name, value)
  return params.toString()
}

/** Follows a link from the calculator to itself without loading the page; a modified click still opens a new tab. */
export function updateInPlace(choose: () => void) {
  return (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    choose()
  }
}
