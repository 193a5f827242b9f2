import type { Statement, Work } from '../sql/work.ts'

/** The statements of a work that only reads, in their order, each answered with no rows. */
export function statementsOf(work: Work<unknown>): Array<Statement> {
  const statements: Array<Statement> = []
  let step = work.next()
  while (!step.done) {
    statements.push(step.value)
    step = work.next([])
  }
  return statements
}
