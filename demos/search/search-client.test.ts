import { expect, test } from 'vitest'
import type {
  Connection,
  FromWorker,
  ProductAnswer,
  ProductQuery,
  SearchChanges,
  ToWorker,
} from './query-and-answer.ts'
import { SearchClient, type WorkerLike, workerConnection } from './search-client.ts'

// `as`: the client passes answers on unread.
const answerNamed = (name: string) => ({ correctedText: name }) as ProductAnswer

/** A connection whose answers the test gives. */
function manualConnection() {
  const queries: Array<ProductQuery> = []
  const changesReceived: Array<SearchChanges> = []
  const waiting: Array<{ resolve: (answer: ProductAnswer) => void; reject: (error: Error) => void }> = []
  const connection: Connection = {
    search: (query) => {
      queries.push(query)
      return new Promise((resolve, reject) => waiting.push({ resolve, reject }))
    },
    setChanges: (changes) => void changesReceived.push(changes),
    close: () => undefined,
  }
  return { queries, changesReceived, waiting, connection }
}

const pageConnection: Connection = {
  search: async ({ words = '' }) => answerNamed(`${words} on the page`),
  setChanges: () => undefined,
  close: () => undefined,
}
const nextTask = () => new Promise((resolve) => setTimeout(resolve))

test('of the queries typed during a search, only the newest is sent', async () => {
  const { queries, waiting, connection } = manualConnection()
  const { search } = new SearchClient({
    inWorker: () => connection,
    onPage: async () => pageConnection,
  }).searcher()
  const first = search({ words: 'k' })
  await nextTask()
  const later = ['ki', 'kia'].map((words) => search({ words }))
  await nextTask()
  waiting[0]?.resolve(answerNamed('k'))
  await nextTask()
  waiting[1]?.resolve(answerNamed('kia'))
  const corrections = (await Promise.all([first, ...later])).map((answer) => answer?.correctedText ?? null)
  expect(queries).toEqual([{ words: 'k' }, { words: 'kia' }])
  expect(corrections).toEqual([null, null, 'kia'])
})

test('the page itself searches if no worker can be started', async () => {
  const blocked = () => {
    throw new Error('blocked')
  }
  const { search } = new SearchClient({ inWorker: blocked, onPage: async () => pageConnection }).searcher()
  expect((await search({ words: 'rug' }))?.correctedText).toBe('rug on the page')
})

test('when a worker dies, the page answers its pending query, with the office’s changes', async () => {
  const dying = manualConnection()
  const page = manualConnection()
  const client = new SearchClient({
    inWorker: () => dying.connection,
    onPage: async () => ({ ...pageConnection, setChanges: page.connection.setChanges }),
  })
  const changes: SearchChanges = { edits: {}, added: [], stock: {} }
  client.setChanges(changes)
  const answers = [client.searcher().search({ words: 'a' }), client.searcher().search({ words: 'b' })]
  await nextTask()
  expect(dying.changesReceived).toEqual([changes])
  for (const { reject } of dying.waiting) reject(new Error('out of memory'))
  expect((await Promise.all(answers)).map((answer) => answer?.correctedText)).toEqual([
    'a on the page',
    'b on the page',
  ])
  expect(page.changesReceived).toEqual([changes])
})

test('a search that cannot start fails at once', async () => {
  const fail = () => {
    throw new Error('nothing works')
  }
  const { search } = new SearchClient({ inWorker: fail, onPage: async () => fail() }).searcher()
  await expect(search({ words: 'rug' })).rejects.toThrow('nothing works')
})

test('a failed worker rejects pending and later queries', async () => {
  const listeners = new Map<string, (event: { data: FromWorker }) => void>()
  const sent: Array<ToWorker> = []
  const worker: WorkerLike = {
    postMessage: (message: ToWorker) => void sent.push(message),
    terminate: () => undefined,
    addEventListener: (type: string, listener: (event: { data: FromWorker }) => void) =>
      void listeners.set(type, listener),
  }
  const connection = workerConnection(worker)
  const [first, second] = [connection.search({ words: 'a' }), connection.search({ words: 'b' })]
  listeners.get('message')?.({ data: { id: 1, answer: answerNamed('a') } })
  expect((await first).correctedText).toBe('a')
  listeners.get('error')?.({ data: { id: 0, error: '' } })
  await expect(second).rejects.toThrow('worker failed')
  await expect(connection.search({})).rejects.toThrow('worker failed')
  expect(sent).toHaveLength(2)
})
