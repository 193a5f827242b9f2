import { setImmediate } from 'node:timers/promises'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { connectFrom, requestFrom } from '../../../tests/attacks/sockets.ts'
import { createRequestQueue, sendBusy } from '../bounds/request-queue.ts'
import { answerErrors } from '../refusals.ts'
import { createFileCache } from './file-cache.ts'
import { mediaTypeOf } from './media-types.ts'
import { plainBody, siteFile } from './site-file.ts'

const WAITING = 3

let app: FastifyInstance
let port: number
let arrivedCount: number
let closedCount: number
let madePaths: Array<string>
/** Completes the pending file, or fails it. */
let pendingFile: { resolve: () => void; reject: (fault: Error) => void }

beforeEach(async () => {
  ;[arrivedCount, closedCount, madePaths] = [0, 0, []]
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  pendingFile = { resolve, reject }
  app = Fastify()
  answerErrors(app)
  const queue = createRequestQueue({ name: 'files', atOnce: 1, waiting: WAITING, perAddress: 2 }, () => {})
  const files = createFileCache(queue, 20)
  app.get('/:name', async (request, reply) => {
    arrivedCount += 1
    request.raw.socket.once('close', () => (closedCount += 1))
    const outcome = await files.file(request, request.url, async () => {
      madePaths.push(request.url)
      await promise
      return siteFile(Buffer.from('0123456789'), mediaTypeOf('a.txt'), {})
    })
    return 'full' in outcome ? sendBusy(request, reply, outcome.full) : plainBody(outcome.result)
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  port = Number(new URL(app.listeningOrigin).port)
})
afterEach(() => app.close())

const ask = (path: string, visitor: number) => requestFrom(`127.0.0.${visitor}`, port, { path })
const askMany = (path: string, count: number) =>
  Array.from({ length: count }, (_, index) => ask(path, 10 + index))
const until = async (isTrue: () => boolean) => {
  while (!isTrue()) await setImmediate()
}
const statuses = async (requests: ReadonlyArray<ReturnType<typeof ask>>) =>
  (await Promise.all(requests)).map(({ status }) => status)

test('a file that many requests wait for is made once', async () => {
  const requests = askMany('/a', 20)
  await until(() => arrivedCount === 20)
  pendingFile.resolve()
  expect(await statuses(requests)).toEqual(Array(20).fill(200))
  expect(madePaths).toEqual(['/a'])
})

test('a failure reaches all waiting requests, and the next request tries again', async () => {
  const requests = askMany('/a', 20)
  await until(() => arrivedCount === 20)
  pendingFile.reject(new Error('It broke'))
  expect(await statuses(requests)).toEqual(Array(20).fill(500))
  expect(madePaths).toEqual(['/a'])
  await ask('/a', 9)
  expect(madePaths).toEqual(['/a', '/a'])
})

test('if the first request is aborted before its turn, one of the others takes over', async () => {
  const busy = ask('/busy', 2)
  await until(() => madePaths.length === 1)
  const first = await connectFrom('127.0.0.3', port)
  first.write('GET /a HTTP/1.1\r\nHost: x\r\n\r\n')
  await until(() => arrivedCount === 2)
  const requests = askMany('/a', 20)
  await until(() => arrivedCount === 22)
  first.destroy()
  await until(() => closedCount === 1)
  pendingFile.resolve()
  expect(await statuses([busy, ...requests])).toEqual(Array(21).fill(200))
  expect(madePaths).toEqual(['/busy', '/a'])
})

test('a file whose request was aborted is completed, and cached', async () => {
  const first = await connectFrom('127.0.0.3', port)
  first.write('GET /a HTTP/1.1\r\nHost: x\r\n\r\n')
  await until(() => madePaths.length === 1)
  first.destroy()
  await until(() => closedCount === 1)
  pendingFile.resolve()
  expect((await ask('/a', 4)).status).toBe(200)
  expect(madePaths).toEqual(['/a'])
})

test('the cache is limited in size', async () => {
  pendingFile.resolve()
  for (const path of ['/a', '/b', '/c', '/c', '/b', '/a']) await ask(path, 2)
  expect(madePaths).toEqual(['/a', '/b', '/c', '/a'])
})

test('a request that waits for another’s file gets Retry-After before its connection is closed', async () => {
  const first = ask('/a', 1)
  await until(() => madePaths.length === 1)
  app.server.setTimeout(2_001)
  const second = await ask('/a', 2)
  expect(second.status).toBe(503)
  expect(second.text).toMatch(/^retry-after: 3\r$/m)
  pendingFile.resolve()
  expect((await first).status).toBe(200)
})
