import { isAccepted, type SentForm } from './form-visitors.ts'
import type { Outcome } from './outcome.ts'

/** The 99th percentile of other visitors' times for the home page. */
const PAGE_P99_MAX_MS = 100
const FORM_MAX_MS = 1_000

/** The goals that the server missed during an attack, in a few words each. */
export function missedGoals(outcome: Outcome): Array<string> {
  const { during, forms, lost, isAlive, meanwhile } = outcome
  const p99 = during.latencies.percentile(99)
  const late = forms.length - formsInTime(forms)
  const goals: Array<[isMet: boolean, miss: string]> = [
    [isAlive, 'the server died'],
    [p99 !== null && p99.ms <= PAGE_P99_MAX_MS, `p99 of / above ${PAGE_P99_MAX_MS} ms`],
    [during.failed === 0, `${during.failed} pages refused`],
    [late === 0, `${late} of ${forms.length} forms not taken within ${FORM_MAX_MS} ms`],
    [lost.length === 0, `${lost.length} forms thanked for and not stored`],
    [
      meanwhile === null || meanwhile.status === 200,
      `${meanwhile?.path} got ${meanwhile?.status ?? 'no answer'}`,
    ],
    [isServed(outcome), `not all ${outcome.served} answers were served`],
  ]
  return goals.filter(([isMet]) => !isMet).map(([, miss]) => miss)
}

/** How many forms were accepted within {@link FORM_MAX_MS}. */
export function formsInTime(forms: ReadonlyArray<SentForm>): number {
  return forms.filter((form) => isAccepted(form) && form.tookMs <= FORM_MAX_MS).length
}

function isServed({ served, answers }: Outcome): boolean {
  const { 200: ok = 0, ...others } = answers
  return served === null || (ok === served && Object.keys(others).length === 0)
}
