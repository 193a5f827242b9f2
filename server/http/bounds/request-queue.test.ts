import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, describe, expect, test } from 'vitest'
import {
  ATTACKER,
  connectFrom,
  exchange,
  HONEST,
  requestFrom,
  statusesIn,
} from '../../../tests/attacks/sockets.ts'
import { answerErrors } from '../refusals.ts'
import { allowLateStart } from './fair-queue.ts'
import { createRequestQueue, sendBusy } from './request-queue.ts'

let app: FastifyInstance
let arrived: Array<string> = []
let started: Array<string> = []
let closedCount = 0
let refusals: Array<string> = []
let finishFirst = () => {}
let port = 0
afterEach(() => app.close())

/** A server with one task at a time: the first ends when `finishFirst` is called, every later one at once. */
async function open() {
  arrived = []
  started = []
  closedCount = 0
  refusals = []
  const { promise, resolve } = Promise.withResolvers<void>()
  finishFirst = resolve
  app = Fastify()
  answerErrors(app)
  const limits = { name: 'work', atOnce: 1, waiting: 10, perAddress: 3 }
  const queue = createRequestQueue(limits, (reason) => refusals.push(reason))
  app.route({
    method: ['GET', 'POST'],
    url: '/work/:name',
    onRequest: async (request) => {
      if (request.url.includes('late-start')) await allowLateStart(request)
    },
    handler: async (request, reply) => {
      arrived.push(request.url)
      request.raw.socket.once('close', () => (closedCount += 1))
      const outcome = await queue.run(request, async () => {
        started.push(request.url)
        await promise
        return 'done'
      })
      return 'full' in outcome ? sendBusy(request, reply, outcome.full) : outcome.result
    },
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const address = app.server.address()
  port = typeof address === 'object' && address ? address.port : 0
}

const ask = (name: string, from = ATTACKER) => requestFrom(from, port, { path: `/work/${name}` })
const until = async (isTrue: () => boolean) => {
  while (!isTrue()) await new Promise((resolve) => setImmediate(resolve))
}

test.each([
  ['after a GET', 'GET /work/gone HTTP/1.1\r\nHost: x\r\n\r\n'],
  [
    'after a form',
    'POST /work/gone HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}',
  ],
])('the work of a connection that closed is not started: %s', async (_when, sent) => {
  await open()
  const first = ask('first')
  await until(() => started.length === 1)
  const closedConnections = await Promise.all([connectFrom(ATTACKER, port), connectFrom(ATTACKER, port)])
  for (const socket of closedConnections) socket.write(sent)
  await until(() => arrived.length === 3)
  for (const socket of closedConnections) socket.destroy()
  await until(() => closedCount === 2)
  const last = ask('last', HONEST)
  await until(() => arrived.length === 4)
  finishFirst()
  expect([(await first).status, (await last).status]).toEqual([200, 200])
  expect(started).toEqual(['/work/first', '/work/last'])
})

test('one connection has one place in the queue', async () => {
  await open()
  const socket = await connectFrom(ATTACKER, port)
  const received = exchange(
    socket,
    'GET /work/1 HTTP/1.1\r\nHost: x\r\n\r\nGET /work/2 HTTP/1.1\r\nHost: x\r\n\r\n',
    (text) => statusesIn(text).length === 2,
  )
  await until(() => refusals.length === 1)
  finishFirst()
  expect(statusesIn(await received)).toEqual([200, 429])
  expect(started).toEqual(['/work/1'])
})

describe('shortly before connections are cut', () => {
  /** With this timeout every request is late at once. */
  const openImpatient = async () => {
    await open()
    app.server.setTimeout(2_001)
  }

  test('waiting and running requests get 503 with Retry-After; work that has begun is completed, the other is not started', async () => {
    await openImpatient()
    const answers = await Promise.all([ask('first'), ask('second', HONEST)])
    for (const { status, text } of answers) {
      expect(status).toBe(503)
      expect(text).toMatch(/^retry-after: 3\r$/m)
    }
    app.server.setTimeout(0)
    const next = ask('next')
    await until(() => arrived.length === 3)
    expect(started).toEqual(['/work/first'])
    finishFirst()
    expect((await next).status).toBe(200)
    expect(started).toEqual(['/work/first', '/work/next'])
    expect(refusals).toEqual(['work, of all together', 'work, of all together'])
  })

  test('a request that may have to wait for a thread’s start has a longer timeout', async () => {
    await openImpatient()
    const late = ask('late-start')
    await until(() => started.length === 1)
    expect((await ask('first', HONEST)).status).toBe(503)
    finishFirst()
    expect((await late).status).toBe(200)
  })
})
