import { setTimeout as wait } from 'node:timers/promises'
import type { Report } from '../log.ts'
import type { Database, Transaction } from '../store/sql/database.ts'
import { indexSomeOfBacklog, workOutSomeDeadlines } from '../store/sql/inbox/backlogs.ts'
import type { LogDependencies } from '../store/sql/inbox/enquiry-log.ts'
import { workOutSomeFigures } from '../store/sql/inbox/number-days.ts'
import type { Describe } from '../store/sql/inbox/projection.ts'

/** So many take some 20 ms, in which SQLite keeps the event loop. */
const AT_ONCE = 50
/** So that visitors never wait for more than one of these steps. */
const PAUSE_MS = 80

/** What an earlier version left to do. */
type Backlog = {
  /** Does some of it, at most as many as it is given; returns how many it did, 0 at the end. */
  doSome: (tx: Transaction, limit: number) => Promise<number>
  /** What is told if it cannot be done before the next start. */
  left: string
}

/** Works through a backlog in the background. What a stop leaves is done at the next start. */
export function startBacklog(
  { transaction }: Pick<Database, 'transaction'>,
  { doSome, left }: Backlog,
  report: Report,
): { done: Promise<void>; stop: () => Promise<void> } {
  const stopping = new AbortController()
  const { signal } = stopping
  const run = async (): Promise<void> => {
    while (!signal.aborted) {
      if ((await transaction((tx) => doSome(tx, AT_ONCE))) === 0) return
      await wait(PAUSE_MS, undefined, { signal, ref: false })
    }
  }
  const done = run().catch((error: unknown) => {
    if (!signal.aborted) report('warn', { err: error }, left)
  })
  return {
    done,
    stop: () => {
      stopping.abort()
      return done
    },
  }
}

/** Makes searched and filtered in the background what an earlier version stored: contact details, products and topics of enquiries. */
export function startSearchBacklog(database: Database, describe: Describe, report: Report) {
  const backlog = {
    doSome: (tx: Transaction, limit: number) => indexSomeOfBacklog(tx, describe, limit),
    left: 'Older contact details and products are not searchable before the next start',
  }
  return startBacklog(database, backlog, report)
}

/** Works out in the background by when enquiries are to be answered that were stored before the inbox. */
export function startDeadlineBacklog(
  database: Database,
  deadline: LogDependencies['deadline'],
  report: Report,
) {
  const backlog = {
    doSome: (tx: Transaction, limit: number) => workOutSomeDeadlines(tx, deadline, limit),
    left: 'Deadlines of enquiries of before the inbox are nearly right only, until the next start',
  }
  return startBacklog(database, backlog, report)
}

/** Works out in the background what the numbers need of enquiries that an earlier version stored. */
export function startFiguresBacklog(database: Database, report: Report) {
  const backlog = {
    doSome: (tx: Transaction, limit: number) => workOutSomeFigures(tx, limit),
    left: 'The first who opens Numbers waits for the figures of older enquiries',
  }
  return startBacklog(database, backlog, report)
}
