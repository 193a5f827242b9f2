import { textTable } from '../fixtures/text-table.ts'
import type { Outcome } from './run-scenario.ts'
import { type Figure, isMet } from './scenario.ts'

const HEADS = ['promise', 'measured', 'goal', 'verdict', 's']

/** What the servers of the scenarios did, a line for each promise and below it one for each figure. */
export function tableOf(outcomes: ReadonlyArray<Outcome>): string {
  return textTable([HEADS, ...outcomes.flatMap(rowsOf)])
}

/** Of the controls each must be caught: the server lacks what the promise stands on. */
export function controlsTableOf(outcomes: ReadonlyArray<Outcome>): string {
  const rows = outcomes.map(({ scenario, verdict, seconds, ...outcome }) => [
    `${scenario.id}  ${scenario.promise}`,
    { kept: 'NOT CAUGHT', missed: 'caught', 'left out': 'left out' }[verdict],
    missesOf(outcome),
    seconds.toFixed(1),
  ])
  return textTable([['without its defence', 'control', 'by', 's'], ...rows])
}

/** What was not as it should be, in one line; '' for a promise that was kept. */
export function missesOf({ fault, figures }: Pick<Outcome, 'fault' | 'figures'>): string {
  if (fault !== null) return fault
  const missed = figures.filter((each) => !isMet(each))
  return missed.map(({ name, value, unit }) => `${name} ${value}${unit}`).join(', ')
}

/** One line for a promise while others are still tried. */
export function lineOf({ scenario, verdict, seconds, ...outcome }: Outcome): string {
  const misses = missesOf(outcome)
  const why = misses === '' ? '' : `: ${misses}`
  return `${verdict}: ${scenario.id}  ${scenario.promise} (${seconds.toFixed(1)} s)${why}`
}

function rowsOf({ scenario, verdict, figures, fault, seconds }: Outcome): Array<Array<string>> {
  const head = [`${scenario.id}  ${scenario.promise}`, '', '', verdictText(verdict), seconds.toFixed(1)]
  return [head, ...(fault === null ? [] : [[`    ${fault}`]]), ...figures.map(rowOf)]
}

function rowOf(figure: Figure): Array<string> {
  const { name, value, goal, unit } = figure
  const goalText = `${goal.kind === 'exactly' ? '' : `${goal.kind} `}${goal.value}${unit}`
  return [`    ${name}`, `${value}${unit}`, goalText, isMet(figure) ? '' : 'missed']
}

function verdictText(verdict: Outcome['verdict']): string {
  return verdict === 'missed' ? 'MISSED' : verdict
}
