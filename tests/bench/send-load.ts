// Sends the load of its argument (see load.ts) and prints the result. Over plain sockets, because Node's HTTP client uses more
// CPU time than the measured server.
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { jsonForm } from '../promises/ask.ts'
import { contactFields } from '../promises/attack/contact-form.ts'
import { answersSchema, loadSchema } from './load.ts'

const { kind, port, connections, seconds, perSecond } = loadSchema.parse(JSON.parse(process.argv[2] ?? ''))
const WORDS = 200
const VOCABULARY =
  'we sell beads bread and curtains in a small shop our customers pay by card or cash please tell us what an app with stock costs a month'.split(
    ' ',
  )
const HOME_PAGE = 'GET / HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\nAccept-Encoding: br\r\n\r\n'
const HEAD_END = '\r\n\r\n'
const RUN = randomUUID().slice(0, 8)
const responseTimesMs: Array<number> = []
let sent = 0
let refused = 0

const startMs = performance.now()
const endMs = startMs + seconds * 1_000
await (perSecond === undefined ? sendWithoutPause() : sendAtRate(perSecond))
const elapsedSeconds = (performance.now() - startMs) / 1_000
responseTimesMs.sort((a, b) => a - b)
const ok = responseTimesMs.length
const p99Ms = responseTimesMs[Math.floor(ok * 0.99)] ?? null
console.log(JSON.stringify(answersSchema.parse({ ok, refused, perSecond: ok / elapsedSeconds, p99Ms })))

async function sendWithoutPause(): Promise<void> {
  const sender = async () => {
    const socket = await open()
    while (performance.now() < endMs) await sendOne(socket, performance.now())
    socket.destroy()
  }
  await Promise.all(Array.from({ length: connections }, sender))
}

/** Each request has its own connection, like another visitor. Its time is measured from the moment when it was due. */
async function sendAtRate(rate: number): Promise<void> {
  const sending: Array<Promise<void>> = []
  for (let dueMs = startMs; dueMs < endMs; dueMs += 1_000 / rate) {
    await sleep(Math.max(0, dueMs - performance.now()))
    sending.push(sendAlone(dueMs))
  }
  await Promise.all(sending)
}

async function sendAlone(dueMs: number): Promise<void> {
  const socket = await open()
  await sendOne(socket, dueMs)
  socket.destroy()
}

async function open(): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1' }).setNoDelay(true).setEncoding('latin1')
  await once(socket, 'connect')
  return socket
}

async function sendOne(socket: Socket, dueMs: number): Promise<void> {
  socket.write(kind === 'form' ? formOf(sent++) : HOME_PAGE)
  let answer = ''
  while (!isWhole(answer)) answer += String((await once(socket, 'data'))[0])
  if (answer.startsWith('HTTP/1.1 200')) responseTimesMs.push(performance.now() - dueMs)
  else refused += 1
}

function formOf(at: number): string {
  const { message = '', ...fields } = contactFields(`visitor-${RUN}-${at}@example.co.za`)
  const words = Array.from({ length: WORDS }, (_, word) => VOCABULARY[(word * 7 + at) % VOCABULARY.length])
  const { headers, body } = jsonForm({ ...fields, message: [message, ...words].join(' ') })
  const head = [
    'POST /contact-us HTTP/1.1',
    'Host: localhost',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    `Content-Length: ${Buffer.byteLength(body)}`,
    `Idempotency-Key: ${randomUUID()}`,
  ]
  return head.join('\r\n') + HEAD_END + body
}

function isWhole(answer: string): boolean {
  const end = answer.indexOf(HEAD_END)
  const [, length = 0] = /\r\ncontent-length: (\d+)/i.exec(answer) ?? []
  return end >= 0 && answer.length >= end + HEAD_END.length + Number(length)
}
