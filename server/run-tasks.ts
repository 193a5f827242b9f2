import type { Report } from './log.ts'

/** How long running tasks may take to finish at a stop. */
const FINISH_MS = 2_000
/** A stop waits no longer than this, even for a task that ignores its signals. */
const STOP_WITHIN_MS = 3_000

/** The two phases of a stop. */
export type ShutdownSignals = {
  /** Aborts first: start nothing new. */
  stopping: AbortSignal
  /** Aborts later: cancel running work. */
  givingUp: AbortSignal
}

export type RecurringTask = {
  /** Names it in the log. */
  name: string
  everyMs: number
  run: (shutdown: ShutdownSignals) => Promise<unknown>
  /** The log's sentence when it fails. Its next run retries it. */
  failure: string
  /** Runs once at the stop, after the last run. */
  atStop?: () => void | Promise<void>
}

/**
 * Runs each task at the start and then at its interval, until the stop. Runs of a task never overlap: one that is due meanwhile is
 * skipped.
 */
export function createTaskRunner(
  tasks: ReadonlyArray<RecurringTask>,
  report: Report,
): { start: () => void; stop: () => Promise<void> } {
  const stopping = new AbortController()
  const givingUp = new AbortController()
  const shutdown = { stopping: stopping.signal, givingUp: givingUp.signal }
  const runners = tasks.map((task) => createRunner(task, shutdown, report))
  return {
    start: () => {
      for (const runner of runners) runner.start()
    },
    stop: async () => {
      stopping.abort()
      const timer = setTimeout(() => givingUp.abort(), FINISH_MS)
      await Promise.all(runners.map((runner) => runner.stop()))
      clearTimeout(timer)
    },
  }
}

function createRunner(task: RecurringTask, shutdown: ShutdownSignals, report: Report) {
  const { name, everyMs, run, failure, atStop } = task
  let timer: NodeJS.Timeout | undefined
  let current: Promise<void> | null = null

  const logFailure = async (work: () => unknown): Promise<void> => {
    try {
      await work()
    } catch (error) {
      report('error', { err: error, task: name }, failure)
    }
  }
  const begin = (): void => {
    current ??= logFailure(() => run(shutdown)).finally(() => {
      current = null
    })
  }
  return {
    start: () => {
      if (shutdown.stopping.aborted) return
      begin()
      timer = setInterval(begin, everyMs).unref()
    },
    stop: async () => {
      clearInterval(timer)
      if (current && !(await endsWithin(STOP_WITHIN_MS, current)))
        report('error', { task: name }, 'A task did not end at the stop: the next start goes on with it')
      if (atStop) await logFailure(atStop)
    },
  }
}

/**
 * Waits for work, but no longer than `ms`; the work itself continues.
 *
 * @returns whether it ended in time
 * @throws what the work throws in time; what it throws later is dropped
 */
export async function endsWithin(ms: number, work: Promise<unknown>): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<false>()
  const timer = setTimeout(() => resolve(false), ms)
  try {
    return await Promise.race([work.then(() => true), late])
  } finally {
    clearTimeout(timer)
  }
}
