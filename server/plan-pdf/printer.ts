import { Worker } from 'node:worker_threads'
import type { PlanSheet } from './plan-sheet.ts'

/** Prints sheets as PDF, a few at a time. */
export type Printer = {
  /**
   * @throws {PrinterBusyError} at once if too many are waiting already, later if it takes too long
   * @throws {Error} if drawing fails
   */
  print: (sheet: PlanSheet) => Promise<Uint8Array>
  close: () => Promise<void>
}

export class PrinterBusyError extends Error {
  override name = 'PrinterBusyError'
}

export type PrinterLimits = {
  /** Sheets drawn at the same time, each by a thread of its own. */
  atOnce: number
  /** Sheets that may wait for one of those. */
  waiting: number
  /** The first sheet of a thread waits for the library, too. */
  timeoutMs: number
  /** After so many a thread is replaced. */
  perThread: number
}

const THREAD = new URL('./print-thread.ts', import.meta.url)
const THREAD_OPTIONS = {
  env: { NODE_ENV: 'production' },
  // The first sheet needs 40 MB. Without a limit a thread grows to 330 MB before it clears up.
  resourceLimits: { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 12 },
}
const LIMITS: PrinterLimits = {
  atOnce: 1, // about seven sheets a second, and the other processor is left to everybody else
  waiting: 8,
  timeoutMs: 10_000,
  perThread: 40, // measured: of each sheet the library keeps 0,4 MB for good; 0,9 MB outside NODE_ENV=production
}

/**
 * Threads, because drawing a sheet keeps a processor for a tenth of a second, during which nobody else would be answered;
 * begun at the first use, because the library takes half a second to load.
 */
export function createPrinter({ atOnce, waiting, timeoutMs, perThread }: PrinterLimits = LIMITS): Printer {
  const printed = new Map<Worker, number>()
  const idle = new Set<Worker>()
  const queue: Array<() => void> = []
  let busy = 0

  async function takeTurn(): Promise<void> {
    if (busy < atOnce) busy += 1
    else if (queue.length < waiting) await new Promise<void>((resolve) => queue.push(resolve))
    else throw new PrinterBusyError('Too many sheets are waiting')
  }

  function passTurn(): void {
    const next = queue.shift()
    if (next) next()
    else busy -= 1
  }

  function takeThread(): Worker {
    const [thread = startThread()] = idle
    idle.delete(thread)
    return thread
  }

  function startThread(): Worker {
    const thread = new Worker(THREAD, THREAD_OPTIONS)
    printed.set(thread, 0)
    thread.on('error', () => {}) // whoever waits for it hears it; an idle one must not take the server with it
    thread.once('exit', () => {
      printed.delete(thread)
      idle.delete(thread)
    })
    return thread
  }

  async function putBack(thread: Worker): Promise<void> {
    const sheets = (printed.get(thread) ?? perThread) + 1
    printed.set(thread, sheets)
    if (sheets >= perThread) await thread.terminate()
    else idle.add(thread)
  }

  return {
    print: async (sheet) => {
      await takeTurn()
      const thread = takeThread()
      try {
        const bytes = await printOn(thread, sheet, AbortSignal.timeout(timeoutMs))
        await putBack(thread)
        return bytes
      } catch (error) {
        await thread.terminate()
        throw error
      } finally {
        passTurn()
      }
    },
    close: async () => {
      await Promise.all([...printed.keys()].map((thread) => thread.terminate()))
    },
  }
}

function printOn(worker: Worker, sheet: PlanSheet, signal: AbortSignal): Promise<Uint8Array> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>()
  const giveUp = () => reject(new PrinterBusyError('A sheet took too long to draw'))
  const died = () => reject(new Error('The thread that draws sheets ended'))
  signal.addEventListener('abort', giveUp)
  worker.ref()
  worker.once('message', resolve).once('error', reject).once('exit', died)
  worker.postMessage(sheet)
  return promise.finally(() => {
    signal.removeEventListener('abort', giveUp)
    worker.unref()
    worker.off('message', resolve).off('error', reject).off('exit', died)
  })
}
