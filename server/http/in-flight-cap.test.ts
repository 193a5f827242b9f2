import { afterEach, expect, test } from 'vitest'
import type { AddResult } from '../../domain/enquiry/enquiry.ts'
import { BROWSER, CONTACT, openTestApp, postJson, postPlain, type TestApp } from '../fixture-app.ts'

const MAX = 200
let opened: TestApp
afterEach(() => opened.close())

/** An app whose store takes its time until it is let go on. */
async function openSlowApp(): Promise<{ goOn: () => void; arrived: () => number }> {
  opened = await openTestApp()
  const { promise, resolve } = Promise.withResolvers<AddResult>()
  let arrivals = 0
  opened.store.add = () => {
    arrivals += 1
    return promise
  }
  return { goOn: () => resolve({ outcome: 'stored' }), arrived: () => arrivals }
}

const until = async (isTrue: () => boolean) => {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 5))
}

test('above so many enquiries at once, others are asked to come back; then all is as before', async () => {
  const { goOn, arrived } = await openSlowApp()
  const waiting = Array.from({ length: MAX }, (_, n) =>
    postJson(opened.app, '/contact-us', { ...CONTACT, message: `${n}` }),
  )
  await until(() => arrived() === MAX)

  for (const refused of [
    await postJson(opened.app, '/contact-us', CONTACT),
    await postPlain(opened.app, '/contact-us', CONTACT),
  ]) {
    expect(refused.statusCode).toBe(503)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused.body).toContain('Oops! Something went wrong while submitting the form.')
  }
  expect((await opened.app.inject('/contact-us')).statusCode).toBe(200)
  expect((await opened.app.inject('/healthz')).statusCode).toBe(200)

  goOn()
  const statuses = (await Promise.all(waiting)).map(({ statusCode }) => statusCode)
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect((await postJson(opened.app, '/contact-us', CONTACT)).statusCode).toBe(200)
})

test('who goes away before the answer makes room', async () => {
  const { arrived } = await openSlowApp()
  const url = await opened.app.listen({ port: 0, host: '127.0.0.1' })
  const gone = new AbortController()
  const headers = { ...BROWSER, 'content-type': 'application/json' }
  const sent = Array.from({ length: MAX }, (_, n) =>
    fetch(`${url}/contact-us`, {
      ...{ method: 'POST', headers, signal: gone.signal },
      body: JSON.stringify({ ...CONTACT, message: `${n}` }),
    }).catch(() => null),
  )
  await until(() => arrived() === MAX)
  gone.abort()
  await Promise.all(sent)

  let answered = 503
  while (answered === 503) answered = (await postJson(opened.app, '/contact-us', {})).statusCode
  expect(answered).toBe(422)
})
