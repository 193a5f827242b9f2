import type {
  Connection,
  FromWorker,
  ProductAnswer,
  ProductQuery,
  SearchChanges,
  Searcher,
  ToWorker,
} from './query-and-answer.ts'

/** The parts of a worker that are used, so that tests can replace it. */
export type WorkerLike = Pick<Worker, 'postMessage' | 'terminate'> & {
  addEventListener(type: 'message', listener: (event: { data: FromWorker }) => void): void
  addEventListener(type: 'error' | 'messageerror', listener: () => void): void
}

type PendingAnswer = { resolve: (answer: ProductAnswer) => void; reject: (error: Error) => void }

/** A connection to a worker. Once it has failed (blocked, out of memory) every query is rejected. */
export function workerConnection(worker: WorkerLike): Connection {
  const pendingAnswers = new Map<number, PendingAnswer>()
  let lastId = 0
  let failure: Error | null = null
  const onFailure = () => {
    failure = new Error('The search worker failed')
    for (const { reject } of pendingAnswers.values()) reject(failure)
    pendingAnswers.clear()
  }
  worker.addEventListener('error', onFailure)
  worker.addEventListener('messageerror', onFailure)
  worker.addEventListener('message', ({ data }) => {
    const pending = pendingAnswers.get(data.id)
    pendingAnswers.delete(data.id)
    if ('answer' in data) pending?.resolve(data.answer)
    else pending?.reject(new Error(data.error))
  })
  const send = (message: ToWorker) => worker.postMessage(message)
  return {
    search: (query) =>
      new Promise((resolve, reject) => {
        if (failure) return reject(failure)
        lastId += 1
        pendingAnswers.set(lastId, { resolve, reject })
        send({ id: lastId, query })
      }),
    setChanges: (changes) => send({ changes }),
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

  /** For one list or field, whose newer query discards the answer to an older one. */
  searcher(): Searcher {
    let newestQuery = 0
    let previous: Promise<unknown> = Promise.resolve()
    return {
      search: async (query) => {
        newestQuery += 1
        const ownQuery = newestQuery
        const isOutdated = () => ownQuery !== newestQuery
        await previous
        if (isOutdated()) return null
        const answer = this.#answer(query)
        previous = answer.catch(() => undefined)
        const result = await answer
        return isOutdated() ? null : result
      },
    }
  }

  setChanges(changes: SearchChanges): void {
    this.#changes = changes
    this.#connection?.then((connection) => connection.setChanges(changes)).catch(() => undefined)
  }

  async close(): Promise<void> {
    const connection = await this.#connection?.catch(() => null)
    connection?.close()
    this.#connection = null
  }

  async #answer(query: ProductQuery): Promise<ProductAnswer> {
    this.#connection ??= this.#open()
    const connecting = this.#connection
    try {
      return await (await connecting).search(query)
    } catch (error) {
      // If several queries fail in the worker, only the first one switches the connection.
      if (connecting === this.#connection) await this.#moveToPage(connecting, error)
      return this.#answer(query)
    }
  }

  async #moveToPage(failed: Promise<Connection>, error: unknown): Promise<void> {
    if (this.#isOnPage) throw error
    this.#isOnPage = true
    this.#connection = this.#open()
    ;(await failed).close()
  }

  async #open(): Promise<Connection> {
    const connection = await this.#newConnection()
    if (this.#changes) connection.setChanges(this.#changes)
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
