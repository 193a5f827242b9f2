import type { MouseEvent } from 'react'
import { linkParams } from '../../../domain/plan/link/form-params.ts'
import type { ReadPlan } from '../../../domain/plan/link/read-plan-query.ts'

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
