import type { FastifyInstance } from 'fastify'

/** Milliseconds after the signal to stop. A supervisor usually waits ten seconds before it kills. */
export type StopTimes = {
  /** Idle connections are closed. Proxies close them earlier. */
  closeIdleMs: number
  /** Busy connections are cut. */
  cutConnectionsMs: number
  /** The process ends, finished or not. */
  giveUpMs: number
}

export const STOP_TIMES: StopTimes = { closeIdleMs: 2_000, cutConnectionsMs: 5_000, giveUpMs: 9_000 }

/** The steps of a stop in their order, by their names in the log. */
export type Steps = Map<string, () => PromiseLike<void>>

/** Stops the server in order at SIGTERM, SIGINT and SIGHUP, and after an uncaught error. */
export function stopOnSignal(
  app: FastifyInstance,
  steps: Steps,
  stopping: AbortController,
  times: StopTimes,
): void {
  const stop = () => {
    // Ctrl-C arrives twice: from the terminal, and forwarded by npm.
    if (stopping.signal.aborted) return
    stopping.abort()
    setTimeout(() => app.server.closeAllConnections(), times.cutConnectionsMs).unref()
    setTimeout(() => {
      app.log.fatal({ left: [...steps.keys()] }, 'The server did not stop in time: these steps were left')
      process.exit(1)
    }, times.giveUpMs).unref()
    runSteps(steps).then(
      () => process.exit(),
      (error: unknown) => {
        app.log.fatal({ err: error }, 'The server did not stop in order')
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, stop)
  // A bug, because requests and tasks catch expected errors. The state of the process is unreliable.
  const stopAfterFault = (err: unknown) => {
    app.log.fatal({ err }, 'The server stops: nothing caught this fault')
    process.exitCode = 1
    stop()
  }
  process.on('uncaughtException', stopAfterFault)
  process.on('unhandledRejection', stopAfterFault)
}

/** Runs the steps one after another. An unfinished step stays in the map. */
async function runSteps(steps: Steps): Promise<void> {
  for (const [name, run] of steps) {
    await run()
    steps.delete(name)
  }
}
