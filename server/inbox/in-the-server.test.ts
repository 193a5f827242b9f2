import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type InboxServer, OWNER, startInboxServer } from '../../tests/attacks/inbox-server.ts'

const METRICS_TOKEN = 'a token for metrics, long enough'
let server: InboxServer
beforeAll(async () => {
  server = await startInboxServer({ METRICS_TOKEN })
})
afterAll(() => server.remove())

// A proxy may block /inbox by its address: no other spelling may reach it.
test.each([
  '/about-us/../inbox/api/session',
  '/about-us/..;/inbox/api/session',
  '/%2e%2e/inbox/api/session',
  '//inbox/api/session',
  '/./inbox/api/session',
  '/inbox;x=1/api/session',
  '/inbox%2fapi%2fsession',
  '/INBOX/api/session',
])('even with a session, %s does not reach the inbox', async (path) => {
  const outgoing = request(server.url, { path, headers: { cookie: server.cookie } }).end()
  const [response]: Array<IncomingMessage> = await once(outgoing, 'response')
  expect([response?.statusCode, await text(response ?? Readable.from([]))]).toEqual([
    404,
    expect.not.stringContaining(OWNER.email),
  ])
})

test('metrics need the token', async () => {
  const metrics = `${server.url}/metrics`
  expect((await fetch(metrics)).status).toBe(401)
  const received = await fetch(metrics, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })
  expect(await received.text()).toContain('twelve_moons_store_up 1')
})

test('the server stops gracefully while a stream is open, and notes the end of the intact audit log', async () => {
  const stream = await server.send('GET', 'stream')
  expect(stream.status).toBe(200)
  server.child.kill('SIGTERM')
  await text(stream.body ?? new ReadableStream())
  expect(await server.ended).toBe(0)
  expect(await server.run('audit-verify.ts')).toContain(
    '2 entries, unbroken. It ends where it ended when that was last noted',
  )
})
