import type { Report } from './log.ts'

/** What is under way at a stop has so long to end by itself. */
const FINISH_MS = 2_000
/** A stop waits no longer for a task that does not hear of it. */
const STOP_WITHIN_MS = 3_000

/** Tells a task that the server stops. */
export type ShutdownSignals = {
  /** Begin nothing more. */
  stopping: AbortSignal
  /** Give up what is under way. */
  givingUp: AbortSignal
}

export type RecurringTask = {
  /** Names it in the log. */
  name: string
  everyMs: number
  run: (shutdown: ShutdownSignals) => Promise<unknown>
  /** The log's sentence when it fails. Its next turn tries it again. */
  failure: string
  /** Runs once at the stop, after the last turn. */
  atStop?: () => void | Promise<void>
}

/**
 * Runs each task at the start and then again and again, until the stop. A turn that takes longer than its time is not doubled: the next
 * one is left out.
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
  let turn: Promise<void> | null = null

  const logged = async (work: () => unknown): Promise<void> => {
    try {
      await work()
    } catch (error) {
      report('error', { err: error, task: name }, failure)
    }
  }
  const begin = (): void => {
    turn ??= logged(() => run(shutdown)).finally(() => {
      turn = null
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
      if (turn && !(await endsWithin(STOP_WITHIN_MS, turn)))
        report('error', { task: name }, 'A task did not end at the stop: the next start goes on with it')
      if (atStop) await logged(atStop)
    },
  }
}

/**
 * Waits for work, but not for longer than so many milliseconds; the work itself goes on.
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
