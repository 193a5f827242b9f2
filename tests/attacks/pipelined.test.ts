import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { CONTACT } from '../../server/fixture-app.ts'
import { limitPipelining } from '../../server/http/bounds/limit-pipelining.ts'
import { post } from '../promises/ask.ts'
import { type ServerProcess, startServerProcess } from './server-process.ts'
import { ATTACKER, connectFrom, exchange, HONEST, requestFrom, statusesIn } from './sockets.ts'

let server: ServerProcess
beforeAll(async () => {
  server = await startServerProcess()
})
afterAll(() => server.remove())

const packet = (path: (n: number) => string, count: number) =>
  Array.from({ length: count }, (_, n) => `GET ${path(n)} HTTP/1.1\r\nHost: x\r\n\r\n`).join('')

test('a refusal says when to retry, in a few bytes', async () => {
  const socket = await connectFrom(ATTACKER, server.port)
  const received = await exchange(
    socket,
    packet((n) => `/calculator?x=${n}`, 100),
  )
  const refusals = received.split(/(?=HTTP\/1\.1 429)/).filter((answer) => answer.startsWith('HTTP/1.1 429'))
  expect(refusals.length).toBeGreaterThan(0)
  for (const refusal of refusals) {
    expect(refusal).toMatch(/^retry-after: \d+\r$/m)
    expect(refusal.length).toBeLessThan(1_500)
  }
})

test('a browser that requests a whole page in one packet gets all of it', async () => {
  const socket = await connectFrom(ATTACKER, server.port)
  const paths = ['/about-us', '/favicon.svg', '/robots.txt', '/_astro/menu.abc123.js']
  const requests = packet((n) => paths[n % paths.length] ?? '/', 24)
  const received = await exchange(socket, requests, (text) => statusesIn(text).length === 24)
  expect(statusesIn(received)).toEqual(Array(24).fill(200))
})

test('a form whose text quotes twenty requests is stored, even after another connection was refused', async () => {
  const message = 'GET /shop HTTP/1.1\n"GET / HTTP/1.1" 200\n'.repeat(20)
  const send = (text: string) => post(server.port, '/contact-us', { ...CONTACT, message: text })
  expect((await send(`${message}First`)).status).toBe(200)
  const refused = await exchange(
    await connectFrom(ATTACKER, server.port),
    packet(() => '/', 100),
  )
  expect(statusesIn(refused)).toContain(429)
  expect((await send(`${message}Again`)).status).toBe(200)
  const stored = (await server.stored()).map(({ record }) => 'message' in record && record.message)
  expect(stored).toEqual(expect.arrayContaining([`${message}First`, `${message}Again`]))
})

test.each([
  ['pages', 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['no host', 'GET / HTTP/1.1\r\n\r\n'],
  ['odd expectations', 'GET / HTTP/1.1\r\nHost: x\r\nExpect: x\r\n\r\n'],
])(
  'a thousand requests in a packet, for %s, close no connection of another visitor',
  async (_what, request) => {
    const attacked = await startServerProcess()
    onTestFinished(attacked.remove)
    const sockets = await Promise.all(Array.from({ length: 20 }, () => connectFrom(ATTACKER, attacked.port)))
    const idle = await connectFrom(HONEST, attacked.port)
    const received = await Promise.all(sockets.map((socket) => exchange(socket, request.repeat(1_000))))
    for (const responses of received) expect(statusesIn(responses).length).toBeLessThanOrEqual(25)
    expect(received.flatMap(statusesIn)).toContain(429)
    const page = await exchange(
      idle,
      packet(() => '/about-us', 24),
      (text) => statusesIn(text).length === 24,
    )
    expect(statusesIn(page)).toEqual(Array(24).fill(200))
  },
)

test('refusing a connection, while another asked for a tunnel, does not close a third', async () => {
  const refusals: Array<string> = []
  const limited = createServer()
  limitPipelining(
    limited,
    (_request, response) => response.end('page'),
    2,
    (reason) => refusals.push(reason),
  )
  // Without a listener Node would close the connection at once.
  const tunnel = once(limited, 'connect')
  await once(limited.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void limited.close())
  const { port } = limited.address() as AddressInfo
  const connection = await connectFrom(ATTACKER, port)
  onTestFinished(() => void connection.destroy())
  connection.write('CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n')
  await tunnel
  const refused = await exchange(
    await connectFrom(ATTACKER, port),
    packet(() => '/', 10),
  )
  expect(statusesIn(refused)).toContain(429)
  expect(refusals).toHaveLength(1)
  expect((await requestFrom(HONEST, port, { path: '/' })).status).toBe(200)
})

test('data after Connection: close does not suppress its response', async () => {
  const socket = await connectFrom(HONEST, server.port)
  const received = await exchange(socket, 'GET /about-us HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\nxx')
  expect(statusesIn(received)).toEqual([200])
})
