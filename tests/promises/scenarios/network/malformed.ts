import fc from 'fast-check'
import { RECORD_SCHEMAS } from '../../../../domain/enquiry/record.ts'
import { statusesIn } from '../../../attacks/sockets.ts'
import { type Answer, ask, countOf } from '../../ask.ts'
import { BODIES, type Body } from '../../bad-input/bodies.ts'
import { ALLOWED_STATUSES, GENERATED_PAYLOAD, GENERATED_TYPE } from '../../bad-input/generated-bodies.ts'
import { RAW_REQUESTS } from '../../bad-input/raw-requests.ts'
import { none } from '../../none.ts'
import { sendRaw } from '../../raw-sockets.ts'
import { atLeast, exactly, type Scenario } from '../../scenario.ts'
import { storedRecords } from '../../stored-records.ts'

const GENERATED = { quick: 200, full: 1_000 }

function send(port: number, { payload, type = 'application/json', headers }: Partial<Body>) {
  const formHeaders = { 'sec-fetch-site': 'same-origin', accept: 'application/json', 'content-type': type }
  // A new key each time, so that each accepted body adds a record.
  const key = { 'idempotency-key': crypto.randomUUID() }
  return ask(port, '/contact-us', {
    method: 'POST',
    headers: { ...formHeaders, ...key, ...headers },
    body: payload ?? '',
  })
}

const isWhole = ({ record }: { record: unknown }) => RECORD_SCHEMAS.contactUs.safeParse(record).success

/** Bodies that are invalid in many ways, and some that only look so. */
export const wrongBodies: Scenario = {
  id: 'R14',
  promise: 'No invalid body gets a 5xx response, and unusual but valid ones are stored verbatim',
  isQuick: true,
  isTimed: false,
  control: {
    file: 'server/http/form-bodies.ts',
    find: "throw new RefusedError(400, 'The body is not valid JSON.')",
    replace: "throw new Error('The body is not valid JSON.')",
  },
  run: async (context) => {
    const server = await context.server()
    // One after another, because a busy machine would time some of them out.
    const answers: Array<Answer> = []
    for (const body of BODIES) answers.push(await send(server.port, body))
    const results = BODIES.map((body, index) => ({ ...body, got: answers[index]?.status ?? 0 }))
    const stored = storedRecords(server.dataDir)
    const messages = new Set(stored.map(({ record }) => record.message))
    const hostile = BODIES.filter(({ family }) => family === 'hostile').map(messageOf)
    return [
      atLeast('bodies', BODIES.length, 150),
      atLeast('families of them', new Set(BODIES.map(({ family }) => family)).size, 14),
      none('5xx', results.filter(({ got }) => got >= 500).map(wordsOf)),
      none('unexpected statuses', results.filter(({ got, status }) => got !== status).map(wordsOf)),
      none(
        'hostile texts changed',
        hostile.filter((message) => !messages.has(message)),
      ),
      exactly('accepted and not stored', countOf(answers, 200) - stored.length, 0),
      exactly('stored in part', stored.filter((row) => !isWhole(row)).length, 0),
    ]
  },
}

const wordsOf = ({ name, got }: { name: string; got: number }) => `${name} got ${got}`

function messageOf({ payload, type }: Body): string {
  const text = String(payload)
  const { message } = type ? Object.fromEntries(new URLSearchParams(text)) : JSON.parse(text)
  return String(message).replace(/\r\n?/g, '\n')
}

export const rawRequests: Scenario = {
  id: 'R14',
  promise: 'No invalid HTTP request gets a 5xx response or a redirect to another site',
  isQuick: true,
  isTimed: false,
  control: {
    file: 'server/http/refusals.ts',
    find: "STATUS_OF.get(error.code ?? '') ?? 400",
    replace: "STATUS_OF.get(error.code ?? '') ?? 500",
  },
  run: async (context) => {
    const server = await context.server()
    const answers = await Promise.all(RAW_REQUESTS.map(({ bytes }) => sendRaw(server.port, bytes)))
    const results = RAW_REQUESTS.map((request, index) => ({
      ...request,
      got: statusesIn(answers[index] ?? '')[0] ?? 0,
    }))
    return [
      atLeast('requests', RAW_REQUESTS.length, 25),
      none('5xx', results.filter(({ got }) => got >= 500).map(wordsOf)),
      none(
        'unexpected statuses',
        results.filter(({ got, statuses }) => !statuses.includes(got)).map(wordsOf),
      ),
      exactly('redirects', answers.filter((text) => /\nlocation:/i.test(text)).length, 0),
      exactly('stored', storedRecords(server.dataDir).length, 0),
    ]
  },
}

/** Generated bodies; the seed repeats them. */
export const generatedBodies: Scenario = {
  id: 'R14',
  promise: 'No generated body gets a 5xx response or is stored in part',
  isQuick: true,
  isTimed: false,
  control: {
    file: 'server/http/form-bodies.ts',
    find: "if (typeof value !== 'object' || value === null || Array.isArray(value))",
    replace: 'if (Array.isArray(value))',
  },
  run: async (context) => {
    const server = await context.server()
    const numRuns = context.isQuick ? GENERATED.quick : GENERATED.full
    const bodies = fc.sample(fc.tuple(GENERATED_PAYLOAD, GENERATED_TYPE), { numRuns, seed: context.seed })
    const results: Array<{ name: string; got: number }> = []
    for (const [payload, type] of bodies)
      results.push({ name: String(payload), got: (await send(server.port, { payload, type })).status })
    const stored = storedRecords(server.dataDir)
    const accepted = results.filter(({ got }) => got === 200).length
    return [
      exactly('bodies', results.length, numRuns),
      none('5xx', results.filter(({ got }) => got >= 500).map(wordsOf)),
      none('unexpected statuses', results.filter(({ got }) => !ALLOWED_STATUSES.includes(got)).map(wordsOf)),
      exactly('accepted and not stored', accepted - stored.length, 0),
      exactly('stored in part', stored.filter((row) => !isWhole(row)).length, 0),
    ]
  },
}
