import type { Connection } from './connection.ts'
import type { ProductAnswer } from './product-search.ts'
import type { FromWorker, ToWorker } from './search-messages.ts'

/** What of a worker is used: a test's double has no more. */
export type WorkerLike = Pick<Worker, 'postMessage' | 'terminate'> & {
  addEventListener(type: 'message', listener: (event: { data: FromWorker }) => void): void
  addEventListener(type: 'error' | 'messageerror', listener: () => void): void
}

type PendingAnswer = { resolve: (answer: ProductAnswer) => void; reject: (error: Error) => void }

/** Asks a worker. Once it has failed (blocked, out of memory) every question is refused. */
export function workerConnection(worker: WorkerLike): Connection {
  const waiting = new Map<number, PendingAnswer>()
  let asked = 0
  let failure: Error | null = null
  const breakDown = () => {
    failure = new Error('The search worker failed')
    for (const { reject } of waiting.values()) reject(failure)
    waiting.clear()
  }
  worker.addEventListener('error', breakDown)
  worker.addEventListener('messageerror', breakDown)
  worker.addEventListener('message', ({ data }) => {
    const question = waiting.get(data.ask)
    waiting.delete(data.ask)
    if ('answer' in data) question?.resolve(data.answer)
    else question?.reject(new Error(data.failed))
  })
  const send = (message: ToWorker) => worker.postMessage(message)
  return {
    ask: (query) =>
      new Promise((resolve, reject) => {
        if (failure) return reject(failure)
        asked += 1
        waiting.set(asked, { resolve, reject })
        send({ ask: asked, query })
      }),
    tell: (changes) => send({ tell: changes }),
    close: () => worker.terminate(),
  }
}
