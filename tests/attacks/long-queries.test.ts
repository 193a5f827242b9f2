import { beforeAll, expect, test } from 'vitest'
import { QUERY_MAX_CHARS } from '../../domain/plan/link/plan-query.ts'
import { toldBy } from '../../server/fixture-app.ts'
import { visitAndSend } from './honest-visitor.ts'
import { type ServerProcess, startServerProcess } from './server-process.ts'
import { ATTACKER, requestFrom } from './sockets.ts'

/** About as much as the head of a request may hold. */
const LONGEST = 15_000
const TIMES = 10

let server: ServerProcess
let sent = 0
beforeAll(async () => {
  server = await startServerProcess()
  return server.remove
})

const filled = (middle: string, chars: number) => middle.repeat(Math.floor(chars / middle.length))
const manyKeys = (chars: number) =>
  filled('k00,', chars)
    .replace(/k00/g, (_, at) => `k${at}`)
    .slice(0, chars)
const get = (path: string) => requestFrom(ATTACKER, server.port, { path })
const bodyOf = (text: string) => text.slice(text.indexOf('\r\n\r\n') + 4)

/** Asks the same again and again while others visit and send, who must all be served. */
async function whileOthersAreServed(path: string): Promise<Array<{ status: number; text: string }>> {
  const attack = Array.from({ length: TIMES }, () => get(path))
  expect(await visitAndSend(server.port, TIMES, sent)).toEqual({ pages: TIMES, enquiries: TIMES })
  sent += TIMES
  expect(await server.stored()).toHaveLength(sent)
  return Promise.all(attack)
}

test.each(['/api/estimate?need=website&extras=', '/api/plan?totalCents='])(
  '%s of 15 000 characters is refused unread',
  async (path) => {
    for (const { status, text } of await whileOthersAreServed(path + filled(',', LONGEST))) {
      expect(status).toBe(414)
      expect(JSON.parse(bodyOf(text))).toEqual({
        message: expect.stringContaining(`${QUERY_MAX_CHARS} characters`),
      })
    }
  },
)

test.each([
  ['the same extra again and again', filled('import,', QUERY_MAX_CHARS - 100), 2],
  ['nothing but commas', filled(',', QUERY_MAX_CHARS - 100), 1],
  ['extras that there are not', manyKeys(QUERY_MAX_CHARS - 100), 6],
])('an estimate of %s has each fault once', async (_name, extras, most) => {
  for (const { status, text } of await whileOthersAreServed(`/api/estimate?need=website&extras=${extras}`)) {
    expect(status).toBe(400)
    const { errors } = JSON.parse(bodyOf(text))
    expect(Object.keys(errors)).toEqual(['extras'])
    expect(errors.extras.match(/\./g).length).toBeLessThanOrEqual(most)
    expect(text.length).toBeLessThan(2_500)
  }
})

test('the calculator reads the parameters that are whole within 2 048 characters', async () => {
  const answers = await whileOthersAreServed(`/calculator?months=24&extras=${filled('import,', LONGEST)}`)
  for (const { text } of answers.filter(({ status }) => status === 200))
    expect(toldBy(text)).toMatchObject({ path: '/calculator?months=24&cut-off=yes' })
  expect(answers.map(({ status }) => status)).toContain(200)
})

test('the contact page says of a plan that is too long that it is none', async () => {
  const answers = await whileOthersAreServed(`/contact-us?plan=${filled('import,', LONGEST)}`)
  for (const { text } of answers.filter(({ status }) => status === 200))
    expect(toldBy(text)).toMatchObject({ values: { plan: 'yes' } })
  expect(answers.map(({ status }) => status)).toContain(200)
})

test('the PDF of the same extra 800 times is one page', async () => {
  const path = `/calculator/plan.pdf?need=website${filled('&extras=import', LONGEST)}`
  const answers = await whileOthersAreServed(path)
  const drawn = answers.filter(({ status }) => status === 200)
  expect(drawn.length).toBeGreaterThan(0)
  for (const { text } of drawn) expect(text.match(/\/Type \/Page\b/g)).toHaveLength(1)
  for (const { status } of answers) expect([200, 429, 503]).toContain(status)
})

test('an address of 15 000 slashes is unknown, as any other', async () => {
  const answers = await whileOthersAreServed(`/${filled('/', LONGEST)}x`)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]))
})
