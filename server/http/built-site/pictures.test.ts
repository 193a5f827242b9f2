import { once } from 'node:events'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { Agent, get, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openTestApp, type TestApp } from '../../fixture-app.ts'
import { UnreadableFileError } from './large-files.ts'

const PHOTO = '/_astro/photo.abc123.webp'

let opened: TestApp
let path: string
let bytes: Buffer
let agent: Agent
let port: number
beforeEach(async () => {
  opened = await openTestApp({ logLevel: 'warn' })
  path = join(opened.directory, 'client', PHOTO)
  bytes = await readFile(path)
  await opened.app.listen({ host: '127.0.0.1', port: 0 })
  const address = opened.app.server.address()
  port = typeof address === 'object' && address ? address.port : 0
  agent = new Agent({ keepAlive: true, maxSockets: 1 })
})
afterEach(async () => {
  agent.destroy()
  await opened.close()
})

/** Over the one connection of the test. */
async function ask({ method = 'GET', headers = {} }: { method?: string; headers?: object } = {}) {
  const asked = get({ host: '127.0.0.1', port, path: PHOTO, method, agent, headers: { ...headers } })
  const [response] = (await once(asked, 'response')) as [IncomingMessage]
  const body = await buffer(response)
  return { status: response.statusCode, headers: response.headers, body, isReused: asked.reusedSocket }
}

function photo() {
  const onDisk = opened.site.files.get(PHOTO)?.onDisk
  if (!onDisk) throw new Error('It is in memory')
  return onDisk
}

test.each(['GET', 'HEAD'])('a picture is the same before and after it was read (%s)', async (method) => {
  const first = await ask({ method })
  await photo().read()
  const { date: _date, ...headers } = (await ask({ method })).headers
  expect(first.status).toBe(200)
  expect(first.headers).toMatchObject(headers)
  expect(first.headers['content-length']).toBe(String(bytes.length))
  expect(first.body.equals(method === 'HEAD' ? Buffer.alloc(0) : bytes)).toBe(true)
})

test('whoever holds a picture, or asks for its headers alone, has nothing read', async () => {
  const { etag } = (await ask({ method: 'HEAD' })).headers
  const again = await ask({ headers: { 'if-none-match': String(etag) } })
  expect(again.status).toBe(304)
  expect(again.body.length).toBe(0)
  expect(photo().known()).toBeUndefined()
})

test('a picture that a new build wrote over or removed is answered as it was', async () => {
  const { etag } = (await ask({ method: 'HEAD' })).headers
  await writeFile(path, Buffer.alloc(bytes.length, 1))
  await rm(join(opened.directory, 'client'), { recursive: true })
  const answer = await ask()
  expect(answer.status).toBe(200)
  expect(answer.headers.etag).toBe(etag)
  expect(answer.body.equals(bytes)).toBe(true)
})

test('a picture that the disk does not give is refused without its tag, over a connection that stays', async () => {
  const failed = new UnreadableFileError(`${PHOTO} cannot be read from the disk`)
  vi.spyOn(photo(), 'read').mockRejectedValueOnce(failed)
  const refused = await ask()
  expect(refused.status).toBe(503)
  expect(refused.headers.etag).toBeUndefined()
  expect(refused.headers['cache-control']).toBe('no-store')
  expect(opened.logged.filter((line) => line.includes(`${PHOTO} cannot be read`))).toHaveLength(1)
  const answer = await ask()
  expect(answer.body.equals(bytes)).toBe(true)
  expect(answer.isReused).toBe(true)
})

test('whoever leaves while a picture is read costs the others nothing', async () => {
  const held = Promise.withResolvers<Buffer>()
  const reading = vi.spyOn(photo(), 'read').mockReturnValue(held.promise)
  const leaver = connect(port, '127.0.0.1')
  leaver.write(`GET ${PHOTO} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
  await vi.waitUntil(() => reading.mock.calls.length === 1)
  const left = once(opened.app.server, 'connection')
  leaver.destroy()
  const others = ask()
  await left
  await vi.waitUntil(() => reading.mock.calls.length === 2)
  held.resolve(bytes)
  expect((await others).body.equals(bytes)).toBe(true)
  expect(opened.logged).toEqual([])
})

test('a picture that is being read when the server closes is still sent', async () => {
  const held = Promise.withResolvers<Buffer>()
  const reading = vi.spyOn(photo(), 'read').mockReturnValue(held.promise)
  const answer = ask()
  await vi.waitUntil(() => reading.mock.calls.length === 1)
  const closed = opened.app.close()
  held.resolve(bytes)
  expect((await answer).body.equals(bytes)).toBe(true)
  await closed
})
