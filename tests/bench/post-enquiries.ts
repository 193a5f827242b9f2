// Sends the contact form over and over, each with a key of its own, and prints what came of it: PORT CONNECTIONS SECONDS RUN [WORDS].
// WORDS: how many more a message has.
// Over bare sockets: Node's HTTP client takes more of a processor than what is measured.
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { contactFields, jsonForm } from '../promises/attack/contact-form.ts'
import { postedSchema } from './posted.ts'

const [port = 0, connections = 0, seconds = 0, run = 0, words = 0] = process.argv.slice(2).map(Number)
const PER_ADDRESS = 100
/** Until this program itself is compiled, nothing is measured. */
const WARM_MS = 1_000
const VOCABULARY =
  'we sell beads bread and curtains in a small shop our customers pay by card or cash please tell us what an app with stock costs a month'.split(
    ' ',
  )
const HEAD_ENDS = '\r\n\r\n'
const statuses: Record<string, number> = {}
const tookMs: Array<number> = []
let sent = 0

const begunMs = performance.now()
const fromMs = begunMs + WARM_MS
const untilMs = fromMs + seconds * 1_000
await Promise.all(Array.from({ length: connections }, (_, at) => sendFrom(at)))
const lastedMs = performance.now() - fromMs
tookMs.sort((one, other) => one - other)
const stored = statuses['200'] ?? 0
const [p50Ms = null, p99Ms = null] = [0.5, 0.99].map((part) => tookMs[Math.floor(tookMs.length * part)])
const { 200: _, ...others } = statuses
console.log(
  JSON.stringify(
    postedSchema.parse({ stored, others, perSecond: (tookMs.length / lastedMs) * 1_000, p50Ms, p99Ms }),
  ),
)

async function sendFrom(at: number): Promise<void> {
  const localAddress = `127.3.${run}.${1 + Math.floor(at / PER_ADDRESS)}`
  const socket = connect({ port, host: '127.0.0.1', localAddress }).setNoDelay(true)
  await once(socket, 'connect')
  while (performance.now() < untilMs) await sendOne(socket)
  socket.destroy()
}

async function sendOne(socket: Socket): Promise<void> {
  const startMs = performance.now()
  socket.write(requestOf(`visitor-${run}-${sent++}@example.co.za`))
  let answer = ''
  while (!isWhole(answer)) answer += String((await once(socket, 'data'))[0])
  const status = answer.slice('HTTP/1.1 '.length).slice(0, 3)
  statuses[status] = (statuses[status] ?? 0) + 1
  if (status === '200' && startMs >= fromMs) tookMs.push(performance.now() - startMs)
}

function requestOf(email: string): string {
  const { type, accept, body } = jsonForm(fieldsOf(email))
  const head = [
    'POST /contact-us HTTP/1.1',
    'Host: localhost',
    'Sec-Fetch-Site: same-origin',
    `Content-Type: ${type}`,
    `Accept: ${accept}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    `Idempotency-Key: ${randomUUID()}`,
  ]
  return head.join('\r\n') + HEAD_ENDS + body
}

function fieldsOf(email: string): Record<string, string> {
  const { message = '', ...fields } = contactFields(email)
  const more = Array.from({ length: words }, (_, at) => VOCABULARY[(at * 7 + sent) % VOCABULARY.length])
  return { ...fields, message: [message, ...more].join(' ') }
}

function isWhole(answer: string): boolean {
  const end = answer.indexOf(HEAD_ENDS)
  const [, length = 0] = /\r\ncontent-length: (\d+)/i.exec(answer) ?? []
  return end >= 0 && Buffer.byteLength(answer) >= end + HEAD_ENDS.length + Number(length)
}
