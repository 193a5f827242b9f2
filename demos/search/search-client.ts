import type {
  Asker,
  Connection,
  FromWorker,
  ProductAnswer,
  ProductQuery,
  SearchChanges,
  ToWorker,
} from './query-and-answer.ts'

/** The parts of a worker that are used, for doubles in tests. */
export type WorkerLike = Pick<Worker, 'postMessage' | 'terminate'> & {
  addEventListener(type: 'message', listener: (event: { data: FromWorker }) => void): void
  addEventListener(type: 'error' | 'messageerror', listener: () => void): void
}

type PendingAnswer = { resolve: (answer: ProductAnswer) => void; reject: (error: Error) => void }

/** A connection to a worker. Once it has failed (blocked, out of memory) every query is rejected. */
export function workerConnection(worker: WorkerLike): Connection {
  const waitingAnswers = new Map<number, PendingAnswer>()
  let askCount = 0
  let failure: Error | null = null
  const breakDown = () => {
    failure = new Error('The search worker failed')
    for (const { reject } of waitingAnswers.values()) reject(failure)
    waitingAnswers.clear()
  }
  worker.addEventListener('error', breakDown)
  worker.addEventListener('messageerror', breakDown)
  worker.addEventListener('message', ({ data }) => {
    const question = waitingAnswers.get(data.ask)
    waitingAnswers.delete(data.ask)
    if ('answer' in data) question?.resolve(data.answer)
    else question?.reject(new Error(data.failed))
  })
  const send = (message: ToWorker) => worker.postMessage(message)
  return {
    ask: (query) =>
      new Promise((resolve, reject) => {
        if (failure) return reject(failure)
        askCount += 1
        waitingAnswers.set(askCount, { resolve, reject })
        send({ ask: askCount, query })
      }),
    tell: (changes) => send({ tell: changes }),
    close: () => worker.terminate(),
  }
}

type Connect = { inWorker: () => Connection; onPage: () => Promise<Connection> }

const IN_BROWSER: Connect = {
  inWorker: () =>
    workerConnection(new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module' })),
  // Loaded only in browsers that cannot create a worker.
  onPage: async () => (await import('./page-connection.ts')).pageConnection(),
}

/** The search of a page: one worker, created at the first query, shared by all lists and fields. */
export class SearchClient {
  readonly #connect: Connect
  #connection: Promise<Connection> | null = null
  #isOnPage = false
  #changes: SearchChanges | null = null

  constructor(connect: Connect = IN_BROWSER) {
    this.#connect = connect
  }

  /** The queries of one list or field: a newer query discards the answer to its older one. */
  asker(): Asker {
    let newestAsk = 0
    let previous: Promise<unknown> = Promise.resolve()
    return {
      ask: async (query) => {
        newestAsk += 1
        const ownAsk = newestAsk
        const isOutdated = () => ownAsk !== newestAsk
        await previous
        if (isOutdated()) return null
        const answer = this.#answer(query)
        previous = answer.catch(() => undefined)
        const answered = await answer
        return isOutdated() ? null : answered
      },
    }
  }

  tell(changes: SearchChanges): void {
    this.#changes = changes
    this.#connection?.then((connection) => connection.tell(changes)).catch(() => undefined)
  }

  async close(): Promise<void> {
    const connection = await this.#connection?.catch(() => null)
    connection?.close()
    this.#connection = null
  }

  async #answer(query: ProductQuery): Promise<ProductAnswer> {
    const connecting = this.#connected()
    try {
      return await (await connecting).ask(query)
    } catch (error) {
      // If several queries fail in the worker, only the first one switches the connection.
      if (connecting === this.#connection) await this.#moveToPage(connecting, error)
      return this.#answer(query)
    }
  }

  #connected(): Promise<Connection> {
    this.#connection ??= this.#open()
    return this.#connection
  }

  async #moveToPage(failed: Promise<Connection>, error: unknown): Promise<void> {
    if (this.#isOnPage) throw error
    this.#isOnPage = true
    this.#connection = this.#open()
    ;(await failed).close()
  }

  async #open(): Promise<Connection> {
    const connection = await this.#newConnection()
    if (this.#changes) connection.tell(this.#changes)
    return connection
  }

  async #newConnection(): Promise<Connection> {
    if (this.#isOnPage) return this.#connect.onPage()
    try {
      return this.#connect.inWorker()
    } catch {
      this.#isOnPage = true
      return this.#connect.onPage()
    }
  }
}
