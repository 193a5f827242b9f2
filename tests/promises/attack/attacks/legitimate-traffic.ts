import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { exactly } from '../../scenario.ts'
import type { Answers, Attack, Target } from '../attack.ts'
import { sendAndCount } from '../send-repeatedly.ts'

/** A crowd that must not be refused. */
const allServed = (count: number) => (answers: Answers) => [
  exactly('responses with 200', answers[200] ?? 0, count),
]

const REQUESTS = 500
/** One request in ten is a page, because a page takes a hundred times as long as an estimate from the API. */
const PAGE_EVERY = 10

/** One visitor who sends many requests, each after the response to the last. */
export const manyEstimates: Attack = {
  name: `${REQUESTS} figures, one after another`,
  // Treats an address as busy for ever after its first request.
  control: {
    file: 'server/http/bounds/request-queue.ts',
    find: 'busyConnections.delete(socket)',
    replace: '',
  },
  durationMs: 9_000,
  figures: allServed(REQUESTS),
  run: async (target) => {
    const agent = new Agent({ keepAlive: true })
    target.reportStart()
    for (let index = 0; index < REQUESTS && !target.endSignal.aborted; index += 1)
      await sendAndCount(target, requestPath(index), agent)
  },
}

const READERS = 1_000
const PAGES = ['/', '/our-work', '/about-us']
const READING_MS = 1_000

/** Readers of pages behind one address, such as an office or the customers of a mobile network. */
export const manyReaders: Attack = {
  name: `${READERS} readers behind one address`,
  control: {
    file: 'server/http-server.ts',
    find: 'const CONNECTIONS_PER_ADDRESS = 1_500',
    replace: 'const CONNECTIONS_PER_ADDRESS = 100',
  },
  durationMs: 6_000,
  figures: allServed(READERS * PAGES.length),
  sockets: READERS,
  run: async (target) => {
    target.reportStart()
    await Promise.all(Array.from({ length: READERS }, (_, index) => readPages(target, index)))
  },
}

/** Each address is different, so that no response comes from a cache. */
function requestPath(at: number): string {
  return at % PAGE_EVERY === 0
    ? `/calculator?need=ecommerce&lumpSum=${at + 1_000}`
    : `/api/estimate?need=website&units=${1 + (at % 50)}&extras=copywriting:${1 + Math.floor(at / 50)}`
}

/** One reader with their own connection; the start times of all are spread over {@link READING_MS}. */
async function readPages(target: Target, reader: number): Promise<void> {
  const agent = new Agent({ keepAlive: true })
  await sleep((reader / READERS) * READING_MS)
  for (const path of PAGES) {
    await sendAndCount(target, path, agent)
    await sleep(READING_MS)
  }
}
