import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { CONTACT, openTestApp, SITE_URL, type TestApp } from '../fixture-app.ts'
import type { HttpTimeouts } from '../http-server.ts'

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
/** Node itself refuses a request without a host or with an odd expectation, with an answer that has no body. */
const isEmpty = (answer: string) => answer === '' || answer.endsWith('\r\n\r\n0\r\n\r\n')
const BODY = JSON.stringify(CONTACT)
const HEAD = `Host: localhost\r\nOrigin: ${SITE_URL}\r\nContent-Type: application/json\r\nConnection: close\r\n`
const post = (headers: string, body = '') => `POST /contact-us HTTP/1.1\r\n${HEAD}${headers}\r\n${body}`
const get = (target: string, headers = '') =>
  `GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${headers}\r\n`

/** Each with the statuses that it may get; 0: the connection is closed without a word. */
const RAW: Array<[string, string, Array<number>]> = [
  ['nothing', '', [0]],
  ['junk', 'x'.repeat(2_000), [400]],
  ['line breaks alone', '\r\n\r\n\r\n', [0, 400]],
  ['TLS on the plain port', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', [400]],
  ['an unknown method', 'FOO / HTTP/1.1\r\nHost: x\r\n\r\n', [400]],
  ['a method in small letters', 'get / HTTP/1.1\r\nHost: x\r\n\r\n', [400]],
  ['no version, as in HTTP/0.9', 'GET /\r\n\r\n', [200, 400]],
  ['a version that there is not', 'GET / HTTP/9.9\r\nHost: x\r\n\r\n', [400]],
  ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', [400]],
  ['HTTP/2 prior knowledge', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', [400]],
  ['headers of 20 KB', get('/', `X: ${'x'.repeat(20_000)}\r\n`), [431]],
  ['an address of 20 KB', get(`/${'x'.repeat(20_000)}`), [414, 431]],
  ['3 000 headers', get('/', 'X: 1\r\n'.repeat(3_000)), [200, 431]],
  ['a header without a name', get('/', ': x\r\n'), [400]],
  ['NUL in a header', get('/', 'X: a\0b\r\n'), [400]],
  ['a folded header', get('/', 'X: a\r\n b\r\n'), [400]],
  ['a length that is no number', post('Content-Length: x\r\n', BODY), [400]],
  ['a negative length', post('Content-Length: -1\r\n', BODY), [400]],
  ['a length too large for any number', post(`Content-Length: ${'9'.repeat(30)}\r\n`, BODY), [400]],
  ['a length of 10 GB', post('Content-Length: 10737418240\r\n', BODY), [413]],
  ['two lengths', post('Content-Length: 5\r\nContent-Length: 6\r\n', BODY), [400]],
  ['a length and chunks', post('Content-Length: 5\r\nTransfer-Encoding: chunked\r\n', BODY), [400]],
  ['an unknown transfer encoding', post('Transfer-Encoding: x\r\n', BODY), [400]],
  ['a broken chunk', post('Transfer-Encoding: chunked\r\n', 'zz\r\n{}\r\n0\r\n\r\n'), [400]],
  ['a body shorter than said', post('Content-Length: 9000\r\n', BODY), [0, 400]],
  ['a body cut off between chunks', post('Transfer-Encoding: chunked\r\n', '2\r\n{}\r\n'), [0, 400]],
  ['no body', post(''), [400, 415]],
  ['an endless expectation', post('Expect: the-moon\r\nContent-Length: 2\r\n', '{}'), [417, 422]],
  ['a traversal', get('/../../../../etc/passwd'), [404]],
  ['a traversal by escapes', get('/%2e%2e/%2e%2e/etc/passwd'), [404]],
  ['a traversal by backslashes', get('/..\\..\\etc\\passwd'), [404]],
  ['a redirect to another site', get('//evil.example/'), [404]],
  ['a redirect to another site by a backslash', get('/\\evil.example/'), [404]],
  ['an address of another site', get('http://evil.example/about-us/'), [404]],
  ['no path', get('about-us'), [400, 404]],
  ['an asterisk', 'OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', [400, 404, 405]],
  ['CONNECT', 'CONNECT evil.example:443 HTTP/1.1\r\nHost: x\r\n\r\n', [0, 404, 405]],
  ['an upgrade', get('/', 'Upgrade: websocket\r\n'), [200]],
  ['letters beyond ASCII in the address', get('/\xe9\xff'), [400, 404]],
]

describe('over a bare socket', () => {
  test.each(RAW)('%s gets no 5xx and stores nothing', async (_name, request, expected) => {
    const answer = await exchange([Buffer.from(request, 'latin1')])
    expect(expected).toContain(statusIn(answer))
    expect(answer).not.toMatch(/\nlocation:/i)
    if (!isEmpty(answer)) expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff')
    expect(await opened.stored()).toEqual([])
  })

  test('a redirect keeps its query and stays on the site', async () => {
    expect(await exchange([get('/about-us/?')])).toContain('location: /about-us?\r\n')
  })
})

describe('a client that is slow', () => {
  const httpTimeouts: HttpTimeouts = {
    // Long enough for the head of 300 requests to arrive on a busy machine: one that does not is never begun.
    ...{ headersMs: 1_000, requestMs: 3_000, checkedEveryMs: 50 },
    ...{ keepAliveMs: 60_000, socketMs: 60_000 },
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
    await vi.waitUntil(() => begun === slow.length, 30_000)
    const honest = await impatient.app.inject({
      ...{ method: 'POST', url: '/contact-us', payload: BODY },
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
