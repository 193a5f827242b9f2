import { setTimeout as wait } from 'node:timers/promises'
import type { Report } from '../log.ts'
import { indexSomeOfBacklog, workOutSomeDeadlines } from '../store/sql/inbox/backlogs.ts'
import type { LogDependencies } from '../store/sql/inbox/enquiry-log.ts'
import { workOutSomeFigures } from '../store/sql/inbox/number-days.ts'
import type { Describe } from '../store/sql/inbox/projection.ts'
import type { Work, Works } from '../store/sql/work.ts'

/** So many take some 20 ms, in which SQLite keeps the event loop. */
const AT_ONCE = 50
/** So that visitors never wait for more than one of these steps. */
const PAUSE_MS = 80

/** What an earlier version left to do. */
type Backlog = {
  /** Does some of it, at most as many as it is given; returns how many it did, 0 at the end. */
  doSome: (limit: number) => Work<number>
  /** What is told if it cannot be done before the next start. */
  left: string
}

/** Works through a backlog in the background. What a stop leaves is done at the next start. */
export function startBacklog(
  { write }: Pick<Works, 'write'>,
  { doSome, left }: Backlog,
  report: Report,
): { done: Promise<void>; stop: () => Promise<void> } {
  const stopping = new AbortController()
  const { signal } = stopping
  const run = async (): Promise<void> => {
    while (!signal.aborted) {
      if ((await write(() => doSome(AT_ONCE))) === 0) return
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
export function startSearchBacklog(works: Works, describe: Describe, report: Report) {
  const backlog = {
    doSome: (limit: number) => indexSomeOfBacklog(works.dialect, describe, limit),
    left: 'Older contact details and products are not searchable before the next start',
  }
  return startBacklog(works, backlog, report)
}

/** Works out in the background by when enquiries are to be answered that were stored before the inbox. */
export function startDeadlineBacklog(works: Works, deadline: LogDependencies['deadline'], report: Report) {
  const backlog = {
    doSome: (limit: number) => workOutSomeDeadlines(works.dialect, deadline, limit),
    left: 'Deadlines of enquiries of before the inbox are nearly right only, until the next start',
  }
  return startBacklog(works, backlog, report)
}

/** Works out in the background what the numbers need of enquiries that an earlier version stored. */
export function startFiguresBacklog(works: Works, report: Report) {
  const backlog = {
    doSome: (limit: number) => workOutSomeFigures(works.dialect, limit),
    left: 'The first who opens Numbers waits for the figures of older enquiries',
  }
  return startBacklog(works, backlog, report)
}
