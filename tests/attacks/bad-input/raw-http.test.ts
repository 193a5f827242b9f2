import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openTestApp, SITE_URL, type TestApp } from '../../../server/fixture-app.ts'
import type { HttpTimeouts } from '../../../server/http-server.ts'
import { BODY, get, post, RAW_REQUESTS } from './raw-requests.ts'

let opened: TestApp
beforeAll(async () => {
  opened = await openTestApp()
  await opened.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => opened.close())

/** Writes bytes to a socket, ends it if told to, and resolves to all that comes back until it is closed. */
function exchange(parts: ReadonlyArray<string | Buffer>, { app } = opened, end = true): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>()
  const address = app.server.address()
  const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1')
  let received = ''
  socket.setEncoding('latin1')
  socket.on('data', (chunk) => {
    received += String(chunk)
  })
  socket.on('error', () => {})
  socket.on('close', () => resolve(received))
  for (const part of parts) socket.write(part)
  if (end) socket.end()
  return promise
}

const statusIn = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0)
/** Node itself refuses some requests, and we an odd expectation, with an answer that has no body. */
const isEmpty = (answer: string) => answer === '' || answer.endsWith('\r\n\r\n0\r\n\r\n')
describe('over a bare socket', () => {
  test.each(RAW_REQUESTS)('$name gets no 5xx and stores nothing', async ({ bytes, statuses }) => {
    const answer = await exchange([Buffer.from(bytes, 'latin1')])
    expect(statuses).toContain(statusIn(answer))
    expect(answer).not.toMatch(/\nlocation:/i)
    if (!isEmpty(answer)) expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff')
    expect(await opened.stored()).toEqual([])
  })

  test.each(['/', '/about-us', '/calculator?months=6', '/healthz', '/nothing-here'])(
    'the absolute form of %s gets its page',
    async (path) => {
      const bodyOf = (answer: string) => answer.slice(answer.indexOf('\r\n\r\n'))
      const plain = await exchange([get(path)])
      for (const origin of ['http://localhost', 'HTTP://LOCALHOST', 'https://localhost']) {
        const absolute = await exchange([get(`${origin}${path}`)])
        expect([statusIn(absolute), bodyOf(absolute)]).toEqual([statusIn(plain), bodyOf(plain)])
      }
    },
  )

  test('the absolute form of an address without a path gets the home page', async () => {
    expect(statusIn(await exchange([get('http://localhost')]))).toBe(200)
    expect(statusIn(await exchange([get('http://localhost?from=x')]))).toBe(200)
  })

  test('two hosts in a later request of a connection are refused too, and what follows is not answered', async () => {
    const kept = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'
    const twice = 'GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n'
    const answers = await exchange([`${kept}${twice}${kept}`])
    expect(Array.from(answers.matchAll(/HTTP\/1\.1 (\d{3})/g), ([, status]) => status)).toEqual([
      '200',
      '400',
    ])
  })

  test('a redirect keeps its query and stays on the site', async () => {
    expect(await exchange([get('/about-us/?')])).toContain('location: /about-us?\r\n')
  })
})

describe('a client that is slow', () => {
  const httpTimeouts: HttpTimeouts = {
    // Long enough for the head of 300 requests to arrive on a busy machine: one that does not is never begun.
    headersMs: 1_000,
    requestMs: 3_000,
    checkedEveryMs: 50,
    keepAliveMs: 60_000,
    socketMs: 60_000,
  }
  let impatient: TestApp
  beforeAll(async () => {
    impatient = await openTestApp({ httpTimeouts })
    await impatient.app.listen({ port: 0, host: '127.0.0.1' })
    return impatient.close
  })
  const begin = (request: ReadonlyArray<string>) => exchange(request, impatient, false)

  test('with its headers is cut off', async () => {
    const answer = await begin(['GET / HTTP/1.1\r\nHost: x\r\n'])
    expect(statusIn(answer)).toBe(408)
    expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff')
  })

  test('with its body is cut off, and nothing of it counts as work in flight', async () => {
    let begun = 0
    impatient.app.server.on('request', () => {
      begun += 1
    })
    const slow = Array.from({ length: 300 }, () => begin([post('Content-Length: 900\r\n', '{')]))
    await vi.waitUntil(() => begun === slow.length, 120_000)
    const honest = await impatient.app.inject({
      method: 'POST',
      url: '/contact-us',
      payload: BODY,
      headers: { origin: SITE_URL, 'content-type': 'application/json' },
    })
    expect(honest.statusCode).toBe(200)
    const statuses = new Set((await Promise.all(slow)).map(statusIn))
    expect([...statuses]).toEqual([408])
    expect(await impatient.stored()).toHaveLength(1)
  })

  test('and says nothing at all is cut off too', async () => {
    expect([0, 408]).toContain(statusIn(await begin([])))
  })
})
