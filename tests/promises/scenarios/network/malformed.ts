import { RECORD_SCHEMAS } from '../../../../domain/enquiry/record.ts'
import { connectFrom, HONEST, statusesIn } from '../../../attacks/sockets.ts'
import { type Answer, ask, countOf } from '../../ask.ts'
import { storedRecords } from '../../database-file.ts'
import { none } from '../../none.ts'
import { atLeast, exactly, type Scenario } from '../../scenario.ts'
import { BODIES, type Body } from './bodies.ts'
import { RAW_REQUESTS } from './raw-requests.ts'

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

const isWhole = (record: unknown) => RECORD_SCHEMAS.contactUs.safeParse(record).success

/** Bodies that are no form in many ways, and some that only look so. */
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
    const results = BODIES.map(({ family, payload, status }, index) => {
      const name = `${family}: ${payload.toString('latin1').slice(0, 60)}`
      return { name, status, got: answers[index]?.status ?? 0 }
    })
    const stored = storedRecords(server.dataDir)
    const messages = new Set(stored.map(({ message }) => message))
    const hostile = BODIES.filter(({ family }) => family === 'hostile').map(messageOf)
    return [
      atLeast('bodies', BODIES.length, 80),
      none('unexpected statuses', results.filter(({ got, status }) => got !== status).map(wordsOf)),
      none(
        'hostile texts changed',
        hostile.filter((message) => !messages.has(message)),
      ),
      exactly('accepted and not stored', countOf(answers, 200) - stored.length, 0),
      exactly('stored in part', stored.filter((record) => !isWhole(record)).length, 0),
    ]
  },
}

const wordsOf = ({ name, got }: { name: string; got: number }) => `${name} got ${got}`

function messageOf({ payload, type }: Body): string {
  const text = String(payload)
  const { message } = type ? Object.fromEntries(new URLSearchParams(text)) : JSON.parse(text)
  return String(message)
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
    const answers = await Promise.all(RAW_REQUESTS.map(([, bytes]) => sendRaw(server.port, bytes)))
    const results = RAW_REQUESTS.map(([name, , statuses], index) => {
      const got = statusesIn(answers[index] ?? '')[0] ?? 0
      return { name, statuses, got }
    })
    return [
      none(
        'unexpected statuses',
        results.filter(({ got, statuses }) => !statuses.includes(got)).map(wordsOf),
      ),
      exactly('redirects', answers.filter((text) => /\nlocation:/i.test(text)).length, 0),
      none(
        'without security headers',
        answers.filter((text) => text !== '' && !/\nx-content-type-options: nosniff\r/i.test(text)),
      ),
      exactly('stored', storedRecords(server.dataDir).length, 0),
    ]
  },
}

/** Sends bytes over a new connection and ends it. Resolves to all received data once the server closes it. */
async function sendRaw(port: number, bytes: string): Promise<string> {
  const socket = await connectFrom(HONEST, port)
  socket.setEncoding('latin1')
  socket.end(Buffer.from(bytes, 'latin1'))
  let received = ''
  try {
    for await (const chunk of socket) received += String(chunk)
  } catch {
    // The server resets the connection after some of its responses.
  }
  return received
}
