import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { RECORD_SCHEMAS } from '../../../domain/enquiry/record.ts'
import { BROWSER, openTestApp, type TestApp } from '../../../server/fixture-app.ts'
import { BODIES } from './bodies.ts'
import type { Body } from './body.ts'
import { ANSWERS_TO_GENERATED, GENERATED_PAYLOAD, GENERATED_TYPE } from './fixture-generated.ts'

const GENERATED = 1_000

let opened: TestApp
beforeAll(async () => {
  opened = await openTestApp()
})
afterAll(() => opened.close())

function send({
  payload,
  type = 'application/json',
  headers = {},
}: Pick<Body, 'payload' | 'type' | 'headers'>) {
  const own = { ...BROWSER, accept: 'application/json', 'content-type': type }
  return opened.app.inject({ method: 'POST', url: '/contact-us', headers: { ...own, ...headers }, payload })
}

test('there are at least 150 bodies in at least 14 families', () => {
  expect(BODIES.length).toBeGreaterThanOrEqual(150)
  expect(new Set(BODIES.map(({ family }) => family)).size).toBeGreaterThanOrEqual(14)
})

describe.each(Object.entries(Object.groupBy(BODIES, ({ family }) => family)))(
  '%s',
  (_family, bodies = []) => {
    test.each(bodies.map((body) => [body.name, body] as const))('%s', async (_name, body) => {
      const before = await opened.stored()
      // What is accepted must be new: the clock moves a day on for each, so that no derived key is known.
      opened.clock.now = new Date(opened.clock.now.getTime() + 3 * 86_400_000)
      const response = await send(body)
      expect(response.statusCode).toBe(body.status)
      expect(response.json()).toHaveProperty('message')
      const added = (await opened.stored()).slice(before.length)
      expect(added).toHaveLength(body.status === 200 ? 1 : 0)
      for (const { record } of added) expect(RECORD_SCHEMAS.contactUs.parse(record)).toEqual(record)
    })
  },
)

test('hostile text is kept to the letter', async () => {
  const stored = new Set(
    (await opened.stored()).map(({ record }) => ('message' in record ? record.message : '')),
  )
  for (const { payload, type } of BODIES.filter(({ family }) => family === 'hostile')) {
    const text = String(payload)
    const { message } = type ? Object.fromEntries(new URLSearchParams(text)) : JSON.parse(text)
    expect(stored).toContain(String(message).replace(/\r\n?/g, '\n'))
  }
})

test('no object anywhere was polluted', () => {
  expect({}).not.toHaveProperty('polluted')
})

test(`${GENERATED} generated bodies get no 5xx and leave nothing half stored`, async () => {
  const seed = Date.now()
  console.log(`bad input: fast-check seed ${seed}`)

  let accepted = (await opened.stored()).length
  await fc.assert(
    fc.asyncProperty(GENERATED_PAYLOAD, GENERATED_TYPE, async (body, contentType) => {
      opened.clock.now = new Date(opened.clock.now.getTime() + 3 * 86_400_000)
      const { statusCode } = await send({ payload: body, type: contentType })
      expect(ANSWERS_TO_GENERATED).toContain(statusCode)
      if (statusCode === 200) accepted += 1
    }),
    { numRuns: GENERATED, seed },
  )
  const stored = await opened.stored()
  expect(stored).toHaveLength(accepted)
  for (const { record } of stored) expect(RECORD_SCHEMAS.contactUs.parse(record)).toEqual(record)
})
