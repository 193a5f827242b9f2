import { randomUUID } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { freePort } from '../free-port.ts'
import type { Settlement } from '../store/outbox.ts'
import { temporaryFolder } from '../store/testing/temporary-folder.ts'
import { createWebhookCourier } from './send-webhook.ts'
import { signedHeaders, type WebhookBody, webhookMessage } from './webhook-message.ts'

const KEY = Buffer.alloc(32, 7)
const SECRET = `whsec_${KEY.toString('base64')}`
const NOW = new Date('2026-11-23T08:24:05.900Z')
const BODY: WebhookBody = {
  type: 'enquiry.created',
  timestamp: NOW.toISOString(),
  data: {
    number: 4412,
    about: 'AI chatbot',
    answerBy: NOW.toISOString(),
    url: 'https://x.example/inbox/e/4412',
  },
}
const inFolder = temporaryFolder()
const servers: Array<Server> = []

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

type Received = { headers: IncomingHttpHeaders; body: string; path: string | undefined }

/** A receiver that responds with a status and headers; null: never. */
async function receiver(status: number | null, headers: Record<string, string> = {}) {
  const received: Array<Received> = []
  const server = createServer(async (request, response) => {
    received.push({ headers: request.headers, body: await text(request), path: request.url })
    if (status !== null) response.writeHead(status, headers).end('thanks')
  })
  return { received, url: await urlOf(server) }
}

/** Starts a server until the test is over, and returns its address. */
async function urlOf(server: Server): Promise<string> {
  servers.push(server)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('It listens at no port')
  return `http://127.0.0.1:${address.port}/in`
}

/** Sends one message and returns its outcome. */
async function sendTo(
  url: string,
  timeOut?: (ms: number) => AbortSignal,
  origin: { isSetInInbox?: true } = {},
): Promise<Settlement | undefined> {
  const { topic, id, payload } = webhookMessage('-P6wpKBh000000000001', null, BODY)
  const claimed = [
    { topic, id, payload, attempts: 1, triedUntil: NOW.getTime() + 72 * 3_600_000, claim: 'c' },
  ]
  const settled: Array<Settlement> = []
  const outbox = {
    claim: async () => claimed.splice(0),
    settle: async (_claimed: unknown, settlement: Settlement) => {
      settled.push(settlement)
      return true
    },
  }
  const setting = async () => ({ url, key: KEY, ...origin })
  await createWebhookCourier({
    outbox,
    setting,
    now: () => NOW,
    report: () => {},
    ...(timeOut ? { timeOut } : {}),
  })()
  return settled[0]
}

test('a message is sent complete, named, dated and signed', async () => {
  const { received, url } = await receiver(204)
  expect(await sendTo(url)).toEqual({ kind: 'delivered', at: NOW.getTime() })
  expect(received).toHaveLength(1)
  expect(received[0]).toMatchObject({
    body: JSON.stringify(BODY),
    headers: {
      'content-type': 'application/json',
      'user-agent': 'twelve-moons-webhook',
      'webhook-id': '-P6wpKBh000000000001',
      'webhook-timestamp': '1795422245',
      'webhook-signature': expect.stringMatching(/^v1,[A-Za-z0-9+/]{43}=$/),
    },
  })
})

test('the example of the Standard Webhooks specification has its signature', () => {
  const key = Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64')
  const headers = signedHeaders('msg_p5jXN8AQM9LWM0D4loKWxJek', '{"test": 2432232314}', 1_614_265_330, key)
  expect(headers['webhook-signature']).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=')
})

test.each([500, 502, 404, 401, 429])('status %s is retried', async (status) => {
  const { url } = await receiver(status)
  expect(await sendTo(url)).toMatchObject({ kind: 'due', reason: `it answered ${status}` })
})

test.each([
  ['120', 120_000],
  ['Mon, 23 Nov 2026 08:26:05 GMT', 119_100],
  ['soon', 5_000],
])('a receiver with Retry-After: %s is tried again after %i ms', async (retryAfter, ms) => {
  const { url } = await receiver(429, { 'retry-after': retryAfter })
  expect(await sendTo(url)).toMatchObject({ kind: 'due', at: NOW.getTime() + ms })
})

test('410 means that the message is no longer wanted', async () => {
  const { url } = await receiver(410)
  expect(await sendTo(url)).toMatchObject({ kind: 'failed', failure: 'it answered 410' })
})

test('a redirect is not followed, wherever it leads', async () => {
  const inside = await receiver(200)
  const { url } = await receiver(307, { location: inside.url })
  expect(await sendTo(url)).toMatchObject({ kind: 'due', reason: 'it redirects (307)' })
  expect(inside.received).toEqual([])
})

test('an owner’s address cannot reach the operator’s networks, by number or by name', async () => {
  const { received, url } = await receiver(200)
  for (const inside of [
    url,
    url.replace('127.0.0.1', 'localhost'),
    url.replace('127.0.0.1', '[::ffff:127.0.0.1]'),
  ])
    expect(await sendTo(inside, undefined, { isSetInInbox: true })).toMatchObject({
      reason: 'it could not be reached',
    })
  expect(received).toEqual([])
})

test('a message is retried after status 101, or a closed connection without a response', async () => {
  const { url } = await receiver(101, { connection: 'upgrade', upgrade: 'websocket' })
  expect(await sendTo(url)).toMatchObject({ kind: 'due', reason: 'it answered 101' })
  const silent = createServer((request) => request.socket.end())
  expect(await sendTo(await urlOf(silent))).toMatchObject({ kind: 'due', reason: 'it could not be reached' })
})

test('a message is retried without a response, or a receiver', async () => {
  const { url } = await receiver(null)
  expect(await sendTo(url, () => AbortSignal.timeout(200))).toMatchObject({
    reason: 'it did not answer in time',
  })
  const nowhere = `http://127.0.0.1:${await freePort()}/in`
  expect(await sendTo(nowhere)).toMatchObject({ kind: 'due', reason: 'it could not be reached' })
})

const exampleSchema = z.object({
  isGenuine: z.custom<
    (headers: Record<string, string>, body: string, secret: string, nowMs: number) => boolean
  >((value) => typeof value === 'function'),
})

test('the example in the documentation accepts what is sent, and nothing changed, replayed or outdated', async () => {
  const docs = await readFile(new URL('../../docs/development.md', import.meta.url), 'utf8')
  const [, code = ''] = /## The webhook[\s\S]*?```js\n([\s\S]*?)```/.exec(docs) ?? []
  const path = inFolder(`${randomUUID()}.mjs`)
  await writeFile(path, code)
  const module: unknown = await import(pathToFileURL(path).href)
  const { isGenuine } = exampleSchema.parse(module)

  const { received, url } = await receiver(200)
  await sendTo(url)
  const { headers, body } = received[0] ?? { headers: {}, body: '' }
  const got = z.record(z.string(), z.string()).parse(headers)
  expect(isGenuine(got, body, SECRET, NOW.getTime())).toBe(true)
  expect(isGenuine(got, body.replace('4412', '4413'), SECRET, NOW.getTime())).toBe(false)
  expect(isGenuine({ ...got, 'webhook-id': 'x' }, body, SECRET, NOW.getTime())).toBe(false)
  expect(isGenuine({ ...got, 'webhook-signature': 'v1,AAAA' }, body, SECRET, NOW.getTime())).toBe(false)
  expect(isGenuine(got, body, `whsec_${Buffer.alloc(32).toString('base64')}`, NOW.getTime())).toBe(false)
  expect(isGenuine(got, body, SECRET, NOW.getTime() + 6 * 60_000)).toBe(false)
  expect(isGenuine({}, body, SECRET, NOW.getTime())).toBe(false)
})
