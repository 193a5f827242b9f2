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

const answered = (name: string): ProductAnswer => ({
  numbers: Uint16Array.of(name.length),
  outOf: name.length,
  meant: name,
  marks: [],
  facets: {
    kinds: [],
    materials: [],
    forms: [],
    colours: [],
    branches: [],
    families: [],
    places: [],
    only: [],
    lowIn: [],
  },
  prices: null,
  under: [],
  durationMs: 0,
})

/** Answers when told to. */
function connectionByHand() {
  const asked: Array<ProductQuery> = []
  const told: Array<SearchChanges> = []
  const waiting: Array<{ resolve: (answer: ProductAnswer) => void; reject: (error: Error) => void }> = []
  const connection: Connection = {
    ask: (query) => {
      asked.push(query)
      return new Promise((resolve, reject) => waiting.push({ resolve, reject }))
    },
    tell: (changes) => void told.push(changes),
    close: () => undefined,
  }
  return { asked, told, waiting, connection }
}

const here: Connection = {
  ask: async ({ words = '' }) => answered(`${words} on the page`),
  tell: () => undefined,
  close: () => undefined,
}
const settled = () => new Promise((resolve) => setTimeout(resolve))

test('of the queries typed during a search, only the newest is sent', async () => {
  const { asked, waiting, connection } = connectionByHand()
  const { ask } = new SearchClient({ inWorker: () => connection, onPage: async () => here }).asker()
  const first = ask({ words: 'k' })
  await settled()
  const later = ['ki', 'kia'].map((words) => ask({ words }))
  await settled()
  waiting[0]?.resolve(answered('k'))
  await settled()
  waiting[1]?.resolve(answered('kia'))
  const meant = (await Promise.all([first, ...later])).map((answer) => answer?.meant ?? null)
  expect(asked).toEqual([{ words: 'k' }, { words: 'kia' }])
  expect(meant).toEqual([null, null, 'kia'])
})

test('two lists do not drop each other’s answers', async () => {
  const client = new SearchClient({ inWorker: () => here, onPage: async () => here })
  const [field, list] = [client.asker(), client.asker()]
  const answers = await Promise.all([field.ask({ words: 'a' }), list.ask({ words: 'b' })])
  expect(answers.map((answer) => answer?.meant)).toEqual(['a on the page', 'b on the page'])
})

test('the page itself searches where no worker can be started', async () => {
  const blocked = () => {
    throw new Error('blocked')
  }
  const { ask } = new SearchClient({ inWorker: blocked, onPage: async () => here }).asker()
  expect((await ask({ words: 'rug' }))?.meant).toBe('rug on the page')
})

test('when a worker dies, the page answers its pending query, with the office’s changes', async () => {
  const dying = connectionByHand()
  const page = connectionByHand()
  const client = new SearchClient({
    inWorker: () => dying.connection,
    onPage: async () => ({ ...here, tell: page.connection.tell }),
  })
  const changes: SearchChanges = { edits: {}, added: [], stock: {} }
  client.tell(changes)
  const answers = [client.asker().ask({ words: 'a' }), client.asker().ask({ words: 'b' })]
  await settled()
  expect(dying.told).toEqual([changes])
  for (const { reject } of dying.waiting) reject(new Error('out of memory'))
  expect((await Promise.all(answers)).map((answer) => answer?.meant)).toEqual([
    'a on the page',
    'b on the page',
  ])
  expect(page.told).toEqual([changes])
})

test('a search that cannot start fails at once', async () => {
  const fail = () => {
    throw new Error('nothing works')
  }
  const { ask } = new SearchClient({ inWorker: fail, onPage: async () => fail() }).asker()
  await expect(ask({ words: 'rug' })).rejects.toThrow('nothing works')
})

test('a failed worker rejects pending and later queries', async () => {
  const heard = new Map<string, (event: { data: FromWorker }) => void>()
  const sent: Array<ToWorker> = []
  const worker: WorkerLike = {
    postMessage: (message: ToWorker) => void sent.push(message),
    terminate: () => undefined,
    addEventListener: (type: string, listener: (event: { data: FromWorker }) => void) =>
      void heard.set(type, listener),
  }
  const connection = workerConnection(worker)
  const [first, second] = [connection.ask({ words: 'a' }), connection.ask({ words: 'b' })]
  heard.get('message')?.({ data: { ask: 1, answer: answered('a') } })
  expect((await first).meant).toBe('a')
  heard.get('error')?.({ data: { ask: 0, failed: '' } })
  await expect(second).rejects.toThrow('worker failed')
  await expect(connection.ask({})).rejects.toThrow('worker failed')
  expect(sent).toHaveLength(2)
})
