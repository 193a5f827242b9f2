import type { Reporter, TestCase, TestModule } from 'vitest/node'
import { textTable } from '../fixtures/text-table.ts'
import { type Figure, goalText, isMet } from './scenario.ts'

const HEADINGS = ['promise', 'measured', 'goal', 'verdict', 's']

/** Prints the results of the scenarios at the end: a line for each promise, and below it one for each figure. */
export class FigureTable implements Reporter {
  onTestRunEnd(modules: ReadonlyArray<TestModule>): void {
    const rows = modules.flatMap(({ children }) => [...children.allTests()].flatMap(rowsOf))
    if (rows.length === 0) throw new Error('No promise matches `-t`')
    console.log(`\n${textTable([HEADINGS, ...rows])}`)
  }
}

function rowsOf(test: TestCase): Array<Array<string>> {
  const { seed, figures = [], isBusy = false, fault } = test.meta()
  if (seed === undefined) return [] // excluded by `-t`
  const { duration } = test.diagnostic() ?? { duration: 0 }
  const head = [test.name, '', '', verdictOf(test), (duration / 1_000).toFixed(1)]
  return [
    head,
    ...(fault === undefined ? [] : [[`    ${fault}`]]),
    ...figures.map((figure) => rowOf(figure, isBusy)),
  ]
}

function rowOf(figure: Figure, isBusy: boolean): Array<string> {
  const { name, value, unit, isTimed } = figure
  const verdict = isBusy && isTimed ? 'missed, machine busy' : 'missed'
  return [`    ${name}`, `${value}${unit}`, goalText(figure), isMet(figure) ? '' : verdict]
}

/** A control must fail, because the server lacks the defence. */
function verdictOf(test: TestCase): string {
  const [good, bad] = test.options.fails ? ['caught', 'NOT CAUGHT'] : ['kept', 'MISSED']
  return { passed: good, failed: bad, skipped: 'left out', pending: 'not finished' }[test.result().state]
}
