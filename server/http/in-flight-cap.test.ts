import { request } from 'node:http'
import { connect } from 'node:net'
import { promisify } from 'node:util'
import Fastify from 'fastify'
import { afterEach, expect, test } from 'vitest'
import type { AddResult } from '../../domain/enquiry/enquiry.ts'
import { BROWSER, CONTACT, openTestApp, postJson, postPlain, type TestApp } from '../fixture-app.ts'
import { addInFlightCap } from './in-flight-cap.ts'

const AT_ONCE = 50
const WAITING = 1_000
let app = Fastify()
let opened: TestApp | null = null
afterEach(async () => {
  await app.close()
  await opened?.close()
})

test('an aborted request is removed from the queue', async () => {
  app = Fastify({ forceCloseConnections: true })
  const started: Array<() => void> = []
  addInFlightCap(app, { atOnce: 1, waiting: 1 }, () => {})
  app.post('/', () => new Promise<string>((resolve) => started.push(() => resolve('taken'))))
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const send = () => fetch(url, { method: 'POST' })
  const expectStarted = (count: number) => expect.poll(() => started.length).toBe(count)
  const first = send()
  await expectStarted(1)
  const aborted = request(url, { method: 'POST' }).on('error', () => {})
  aborted.end()
  const countConnections = promisify(app.server.getConnections.bind(app.server))
  await expect.poll(() => countConnections()).toBe(2)
  aborted.destroy()
  await expect.poll(() => countConnections()).toBe(1)
  started[0]?.()
  await first
  const next = send()
  await expectStarted(2)
  started[1]?.()
  expect((await next).status).toBe(200)
})

test('a client that does not read its answers holds no place', async () => {
  app = Fastify({ forceCloseConnections: true })
  const handled = Promise.withResolvers<void>()
  app.get('/large', async () => {
    await handled.promise
    return Buffer.alloc(20_000_000)
  })
  app.register(async (forms) => {
    addInFlightCap(forms, { atOnce: 1, waiting: 0 }, () => {})
    forms.post('/', () => {
      handled.resolve()
      return 'stored'
    })
  })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const unread = connect(Number(new URL(url).port), '127.0.0.1').pause()
  unread.write(
    'GET /large HTTP/1.1\r\nhost: a\r\n\r\nPOST / HTTP/1.1\r\nhost: a\r\ncontent-length: 0\r\n\r\n',
  )
  await handled.promise
  expect((await fetch(url, { method: 'POST' })).status).toBe(200)
  unread.destroy()
})

/** The site's forms over a store that completes no enquiry until `storeAll` is called. */
async function openSlowApp() {
  const slow = await openTestApp()
  opened = slow
  const { promise, resolve } = Promise.withResolvers<AddResult>()
  let arrivals = 0
  slow.store.add = () => {
    arrivals += 1
    return promise
  }
  return { slow, storeAll: () => resolve({ outcome: 'stored' }), arrived: () => arrivals }
}

test('above the limit further enquiries get 503, until the earlier ones are stored', async () => {
  const { slow, storeAll, arrived } = await openSlowApp()
  const waiting = Array.from({ length: AT_ONCE + WAITING }, (_, n) =>
    postJson(slow.app, '/contact-us', { ...CONTACT, message: `${n}` }),
  )
  await expect.poll(arrived).toBe(AT_ONCE)

  for (const refused of [
    await postJson(slow.app, '/contact-us', CONTACT),
    await postPlain(slow.app, '/contact-us', CONTACT),
  ]) {
    expect(refused.statusCode).toBe(503)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused.body).toContain('Oops! Something went wrong while submitting the form.')
  }
  expect((await slow.app.inject('/contact-us')).statusCode).toBe(200)
  expect((await slow.app.inject('/healthz')).statusCode).toBe(200)

  storeAll()
  const statuses = (await Promise.all(waiting)).map(({ statusCode }) => statusCode)
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect((await postJson(slow.app, '/contact-us', CONTACT)).statusCode).toBe(200)
})

test.each([
  ['/letters/stop/AAAAAAAAAAAAAAAAAAAAAA', {}, 410],
  ['/letters/confirm/AAAAAAAAAAAAAAAAAAAAAA', {}, 410],
  ['/contact-us/call/AAAAAAAAAAAAAAAAAAAAAA', { do: 'book' }, 404],
])('answers of %s that wait behind an unfinished one hold no place', async (path, fields, status) => {
  const { slow, storeAll, arrived } = await openSlowApp()
  const url = await slow.app.listen({ port: 0, host: '127.0.0.1' })
  const headers = Object.entries({ ...BROWSER, host: new URL(url).host }).map(
    ([name, value]) => `${name}: ${value}`,
  )
  const requestOf = (address: string, type: string, body: string) =>
    [
      `POST ${address} HTTP/1.1`,
      ...headers,
      `content-type: ${type}`,
      `content-length: ${Buffer.byteLength(body)}`,
      '',
      body,
    ].join('\r\n')
  const link = requestOf(path, 'application/x-www-form-urlencoded', `${new URLSearchParams(fields)}`)
  const sockets = Array.from({ length: AT_ONCE }, (_, n) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    const form = JSON.stringify({ ...CONTACT, message: `${n}` })
    socket.write(requestOf('/contact-us', 'application/json', form) + link)
    return socket
  })
  await expect.poll(arrived).toBe(AT_ONCE)
  await slow.app.inject('/healthz')
  const answer = await postPlain(slow.app, path, fields)
  for (const socket of sockets) socket.destroy()
  storeAll()
  expect(answer.statusCode).toBe(status)
})

test('a request aborted before the response frees its place', async () => {
  const { slow, arrived } = await openSlowApp()
  const url = await slow.app.listen({ port: 0, host: '127.0.0.1' })
  const aborter = new AbortController()
  const headers = { ...BROWSER, 'content-type': 'application/json' }
  const sent = Array.from({ length: AT_ONCE }, (_, n) =>
    fetch(`${url}/contact-us`, {
      method: 'POST',
      headers,
      signal: aborter.signal,
      body: JSON.stringify({ ...CONTACT, message: `${n}` }),
    }).catch(() => null),
  )
  await expect.poll(arrived).toBe(AT_ONCE)
  aborter.abort()
  await Promise.all(sent)
  expect((await postJson(slow.app, '/contact-us', {})).statusCode).toBe(422)
})
