import { textTable } from '../text-table.ts'
import type { SentForm } from './form-visitors.ts'
import { formsInTime, missedGoals } from './goals.ts'
import type { Figure } from './latencies.ts'
import type { Outcome } from './outcome.ts'
import type { PagesRead } from './page-visitors.ts'
import type { Answers } from './start-attacker.ts'

const HEADS = [
  ...['attack', '/ before, p50 p99 ms', '/ during, p50 p99 ms', 'forms in 1 s', 'slowest form ms'],
  ...['peak MB', 'verdict', 'answered'],
]

/** The outcomes as a table of text; below it the missed goals of each attack. */
export function tableOf(outcomes: ReadonlyArray<Outcome>): string {
  const misses = outcomes.flatMap((outcome) => missedGoals(outcome).map((miss) => `${outcome.name}: ${miss}`))
  return [textTable([HEADS, ...outcomes.map(rowOf)]), '', ...misses].join('\n')
}

function rowOf(outcome: Outcome): Array<string> {
  const { name, before, during, forms, peakMb, answers } = outcome
  return [
    ...[name, timesOf(before), timesOf(during), `${formsInTime(forms)} of ${forms.length}`, slowestOf(forms)],
    peakMb === null ? 'died' : String(Math.round(peakMb)),
    missedGoals(outcome).length === 0 ? 'held' : 'MISSED',
    countsOf(answers),
  ]
}

function timesOf({ latencies }: PagesRead): string {
  return [50, 99].map((percent) => figureText(latencies.percentile(percent)).padStart(6)).join(' ')
}

function slowestOf(forms: ReadonlyArray<SentForm>): string {
  const waited = forms.filter(({ status, isOpen }) => status !== null || isOpen)
  const [slowest] = waited.toSorted((a, b) => b.tookMs - a.tookMs)
  return figureText(slowest ? { ms: slowest.tookMs, atLeast: slowest.isOpen } : null)
}

function figureText(figure: Figure | null): string {
  return figure === null ? '–' : `${figure.atLeast ? '>' : ''}${Math.round(figure.ms)}`
}

/** Each status with its count, such as `200×20 429×9312`. */
function countsOf(answers: Answers): string {
  return Object.entries(answers)
    .filter(([, count]) => count > 0)
    .map(([answer, count]) => `${answer}×${count}`)
    .join(' ')
}
