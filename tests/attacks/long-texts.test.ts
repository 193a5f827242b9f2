import { afterAll, beforeAll, expect, test } from 'vitest'
import { CONTACT_FORM } from '../../domain/enquiry/contact-form.ts'
import { checkSentPlan } from '../../domain/enquiry/sent-attachments.ts'
import { readPlanQuery } from '../../domain/plan/link/read-plan-query.ts'
import { rateCardOfNovember2026 as card } from '../../domain/pricing/rate-card.fixture.ts'
import { BROWSER, CONTACT, openTestApp, type TestApp } from '../../server/fixture-app.ts'
import { estimateForRequest, planForRequest } from '../../server/plan/api/calculations.ts'
import { brandOf, renderedQuery } from '../../server/your-name/requested-brand.ts'

/**
 * A text 60 times as long takes 60 times as long in linear time, and 3 600 times in quadratic time. The limit is far from both,
 * because even CPU time varies on a busy machine.
 */
const LENGTH_FACTOR = 60
const MAX_GROWTH = 400
/** The fastest run counts: the first ones compile the code. */
const RUNS = 5
const ATTEMPTS = 5
/** Shorter times cannot be compared. */
const MIN_MICROSECONDS = 50
const CARDS = { today: card, earlier: [] }
const HEADERS = ['accept', 'accept-encoding', 'cookie', 'idempotency-key', 'if-none-match', 'referer']

let opened: TestApp
beforeAll(async () => {
  opened = await openTestApp()
})
afterAll(() => opened.close())

test.each(['\u0301\u0316', ' ', '@', '.', 'www.', 'http://', '[url=', '1 million ', '(0)', '\r\n'])(
  'a form with a field full of %j is read in linear time',
  async (piece) => {
    const send = (name: string, text: string) =>
      opened.app.inject({
        method: 'POST',
        url: '/contact-us',
        headers: { ...BROWSER, 'content-type': 'application/json' },
        payload: JSON.stringify({ ...CONTACT, [name]: text }),
      })
    for (const name of Object.keys(CONTACT_FORM.fields)) {
      const growth = await growthOf((text) => () => send(name, text), piece, 250)
      expect(growth, name).toBeLessThan(MAX_GROWTH)
    }
  },
)

test.each(['/', '.', ',', ';', '=', '"', '%2f', '.html', '/index', 'W/', 'q=1'])(
  'an address and headers full of %j are read in linear time',
  async (piece) => {
    const ask = (text: string) => () =>
      opened.app.inject({ url: `/${text}`, headers: Object.fromEntries(HEADERS.map((name) => [name, text])) })
    expect(await growthOf(ask, piece, 250)).toBeLessThan(MAX_GROWTH)
  },
)

test.each<[string, (params: URLSearchParams, text: string) => unknown]>([
  ['readPlanQuery', (params) => readPlanQuery(params, CARDS, '2026-11-21')],
  ['estimateForRequest', (params) => estimateForRequest(params, CARDS)],
  ['planForRequest', (params) => planForRequest(params, card)],
  ['checkSentPlan', (_, text) => checkSentPlan(text, CARDS, '2026-11-21')],
  ['brandOf', (_, text) => renderedQuery(brandOf(text))],
])('%s reads any query in linear time', async (_name, read) => {
  for (const piece of [',', 'import,', 'import:1,', '&extras=import', '&extras-x=1', '&name=%CC%81', '%20']) {
    const prepare = (text: string) => {
      // Node's URLSearchParams is not measured: it searches for each = to the end, so only the address's length bounds it.
      const query = `need=website&extras=${text}`
      const params = new URLSearchParams(query)
      return () => read(params, query)
    }
    expect(await growthOf(prepare, piece, 250), piece).toBeLessThan(MAX_GROWTH)
  }
})

test('control: a pattern with quadratic backtracking is detected', async () => {
  const prepare = (text: string) => () => /\s+$/.test(`${text}x`)
  expect(await growthOf(prepare, ' ', 200, 1)).toBeGreaterThan(MAX_GROWTH)
})

/**
 * The ratio of the CPU times for a long and a short text. A ratio above the limit is measured again: a disturbance passes, but
 * quadratic time stays.
 */
async function growthOf(
  prepare: (text: string) => () => unknown,
  piece: string,
  length: number,
  attempts = ATTEMPTS,
) {
  const repeats = Math.ceil(length / piece.length)
  let growth = Number.POSITIVE_INFINITY
  for (let attempt = 0; attempt < attempts && growth >= MAX_GROWTH; attempt += 1) {
    const short = await microsecondsOf(prepare(piece.repeat(repeats)))
    const long = await microsecondsOf(prepare(piece.repeat(LENGTH_FACTOR * repeats)))
    growth = Math.min(growth, long / short)
  }
  return growth
}

async function microsecondsOf(work: () => unknown): Promise<number> {
  let fastest = Number.POSITIVE_INFINITY
  for (let run = 0; run < RUNS; run += 1) {
    const before = process.threadCpuUsage()
    await work()
    const { user, system } = process.threadCpuUsage(before)
    fastest = Math.min(fastest, user + system)
  }
  return Math.max(fastest, MIN_MICROSECONDS)
}
