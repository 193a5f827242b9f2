import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { TIMEOUTS } from '../http-server.ts'
import { openTestInbox, type TestBrowser, type TestInbox } from './fixture-inbox.ts'
import { MAX_IDLE_MS } from './sign-in/sessions.ts'
import { HEARTBEAT_MS } from './stream-routes.ts'

const OFTEN_MS = 20
let inbox: TestInbox
let owner: TestBrowser
const opened: Array<AbortController> = []
beforeEach(async () => {
  inbox = await openTestInbox({ heartbeatMs: OFTEN_MS })
  owner = await inbox.join('Thandeka')
  await inbox.app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(async () => {
  for (const controller of opened.splice(0)) controller.abort()
  await inbox.close()
})

/** Opens the stream over a real socket; `next` resolves to its next part except heartbeats. */
async function listen({ lastId, browser = owner }: { lastId?: string; browser?: TestBrowser } = {}) {
  const controller = new AbortController()
  opened.push(controller)
  const { port } = inbox.app.server.address() as AddressInfo
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const response = await fetch(`http://127.0.0.1:${port}/inbox/api/stream`, {
    headers: { cookie, ...(lastId === undefined ? {} : { 'last-event-id': lastId }) },
    signal: controller.signal,
  })
  const parts = partsOf(response)
  const next = async (matches = (part: string) => !part.startsWith(':')): Promise<string | null> => {
    const { value, done } = await parts.next()
    if (done) return null
    return matches(value) ? value : next(matches)
  }
  return { response, next, close: () => controller.abort() }
}

async function* partsOf(response: Response): AsyncGenerator<string, undefined> {
  let text = ''
  for await (const bytes of response.body ?? []) {
    text += Buffer.from(bytes).toString()
    const events = text.split('\n\n')
    text = events.pop() ?? ''
    yield* events
  }
}

const newEnquiry = (id: string) => ({ kind: 'new' as const, event: Number(id), number: Number(id) })
const MAIL = 'data: {"kind":"mail"}'
const eventText = (id: string) => `id: ${id}\ndata: {"kind":"new","number":${id}}`

test('the stream begins with the server’s time, sends each change (that of a mail without an id), and is never cached', async () => {
  const { response, next } = await listen()
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
  })
  expect(await next()).toBe(`data: {"kind":"hello","now":${inbox.clock.now.getTime()}}`)
  await expect.poll(() => inbox.changes.listeners.size).toBe(1)
  inbox.changes.publish(newEnquiry('1'))
  inbox.changes.publish({ kind: 'mail' }) // is not replayed
  inbox.changes.publish(newEnquiry('2'))
  expect([await next(), await next(), await next()]).toEqual([eventText('1'), MAIL, eventText('2')])
})

test('the stream says hello only when no event can be missed any more', async () => {
  const subscribe = inbox.changes.subscribe.bind(inbox.changes)
  const subscribing = Promise.withResolvers<void>()
  const ready = Promise.withResolvers<void>()
  inbox.changes.subscribe = async (listener) => {
    subscribing.resolve()
    await ready.promise
    return subscribe(listener)
  }
  let hasStarted = false
  const opening = listen().then((stream) => {
    hasStarted = true // its headers are sent with the first event
    return stream
  })
  await subscribing.promise
  await owner.send('GET', 'session') // a whole request later nothing has arrived
  expect(hasStarted).toBe(false)
  ready.resolve()
  const { next } = await opening
  expect(await next()).toContain('hello')
  inbox.changes.publish(newEnquiry('1'))
  expect(await next()).toBe(eventText('1'))
})

test('a client that reconnects gets the missed events', async () => {
  for (const id of ['1', '2', '3']) inbox.changes.publish(newEnquiry(id))
  const { next } = await listen({ lastId: '1' })
  await next()
  expect([await next(), await next(), await next()]).toEqual([eventText('2'), eventText('3'), MAIL])
})

test.each(['999', 'x'.repeat(65), '../..'])('a reconnect after id %s gets `behind`', async (lastId) => {
  const { next } = await listen({ lastId })
  await next()
  expect(await next()).toBe('data: {"kind":"behind"}')
})

test('heartbeats are sent while nothing happens', async () => {
  const { next } = await listen()
  expect(await next((part) => part.startsWith(':'))).toBe(': here')
})

test('a fifth stream in one session is refused until another is closed, which is forgotten', async () => {
  const streams = []
  for (let n = 1; n <= 4; n += 1) streams.push(await listen())
  await expect.poll(() => inbox.changes.listeners.size).toBe(4)
  const fifth = await listen()
  expect([fifth.response.status, await fifth.response.json()]).toMatchObject([429, { retryAfterSeconds: 30 }])
  streams[0]?.close()
  await expect.poll(() => inbox.changes.listeners.size).toBe(3)
  await expect.poll(async () => (await listen()).response.status).toBe(200)
})

test('the stream ends with the session', async () => {
  const { next } = await listen()
  await next()
  inbox.clock.now = new Date(inbox.clock.now.getTime() + MAX_IDLE_MS)
  expect(await next()).toBeNull()
})

test.each(['sign-out', 'sign-out-everywhere'])(
  'the stream ends at once at %s, and a colleague’s continues',
  async (way) => {
    await inbox.close()
    inbox = await openTestInbox() // no heartbeat within the time of a test
    owner = await inbox.join('Thandeka')
    const colleague = await inbox.join('Pieter')
    await inbox.app.listen({ port: 0, host: '127.0.0.1' })
    const [own, colleagues] = [await listen(), await listen({ browser: colleague })]
    for (const { next } of [own, colleagues]) await next()
    await expect.poll(() => inbox.changes.listeners.size).toBe(2)
    await owner.send('POST', way, { body: {} })
    expect(await own.next()).toBeNull()
    inbox.changes.publish(newEnquiry('7'))
    expect(await colleagues.next()).toBe(eventText('7'))
  },
)

test('a server that stops ends all streams', async () => {
  const { next } = await listen()
  await next()
  const closing = inbox.app.close()
  expect(await next()).toBeNull()
  await closing
})

test('two heartbeats are sent within the server’s idle timeout', () => {
  expect(HEARTBEAT_MS * 2).toBeLessThan(TIMEOUTS.socketMs)
})
