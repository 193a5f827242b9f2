import { Worker } from 'node:worker_threads'
import type { PlanSheet } from './plan-sheet.ts'

/** Prints sheets as PDF, a few at a time. */
export type Printer = {
  /**
   * @throws {PrinterBusyError} at once if too many are waiting already
   * @throws {Error} if drawing fails or takes too long
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
}

const THREAD = new URL('./print-thread.ts', import.meta.url)
const LIMITS: PrinterLimits = { atOnce: 2, waiting: 8, timeoutMs: 15_000 }

/**
 * Threads, because drawing a sheet keeps a processor for a tenth of a second, during which nobody else would be answered;
 * begun at the first use, because the library takes half a second to load.
 */
export function createPrinter({ atOnce, waiting, timeoutMs }: PrinterLimits = LIMITS): Printer {
  const idle: Array<Worker> = []
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

  async function print(sheet: PlanSheet): Promise<Uint8Array> {
    await takeTurn()
    const thread = idle.pop() ?? new Worker(THREAD)
    try {
      const bytes = await printOn(thread, sheet, AbortSignal.timeout(timeoutMs))
      thread.unref()
      idle.push(thread)
      return bytes
    } catch (error) {
      await thread.terminate()
      throw error
    } finally {
      passTurn()
    }
  }

  return {
    print,
    close: async () => {
      await Promise.all(idle.splice(0).map((thread) => thread.terminate()))
    },
  }
}

function printOn(thread: Worker, sheet: PlanSheet, signal: AbortSignal): Promise<Uint8Array> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>()
  const giveUp = () => reject(new Error('A sheet took too long to draw'))
  const died = () => reject(new Error('The thread that draws sheets ended'))
  signal.addEventListener('abort', giveUp)
  thread.ref()
  thread.once('message', resolve).once('error', reject).once('exit', died)
  thread.postMessage(sheet)
  return promise.finally(() => {
    signal.removeEventListener('abort', giveUp)
    thread.off('message', resolve).off('error', reject).off('exit', died)
  })
}
