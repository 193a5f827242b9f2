import { setTimeout as sleep } from 'node:timers/promises'
import { connectFrom } from '../../../attacks/sockets.ts'
import { countOf, post } from '../../ask.ts'
import { contactFields } from '../../attack/contact-form.ts'
import { storedRecords } from '../../database-file.ts'
import { exactly, type Scenario } from '../../scenario.ts'

const CONNECTIONS_PER_KIND = 75
const CLOSE_MAX_S = 12
const HONEST_FORMS = 20
const ATTACKER = '127.0.0.66'
const DRIP_MS = 500
const CONTACT_HEAD =
  'POST /contact-us HTTP/1.1\r\nHost: x\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/json\r\n'

/** Kinds of slow requests: their beginning, and the bytes that follow regularly, so that the connection is never idle for long. */
const SLOW_REQUESTS: ReadonlyArray<{ begin: string; drip: string }> = [
  { begin: 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ', drip: 'x' },
  { begin: `${CONTACT_HEAD}Content-Length: 9000\r\n\r\n{`, drip: ' ' },
  { begin: `${CONTACT_HEAD}Transfer-Encoding: chunked\r\n\r\n`, drip: '1\r\n \r\n' },
  { begin: '', drip: '\0' },
]

/** Connections that never complete a request, as many as a cheap attacker can open. */
export const slowAttackers: Scenario = {
  id: 'R12',
  promise: 'Hundreds of slow or idle connections are closed and block no visitor',
  isQuick: false,
  isTimed: true,
  control: {
    file: 'server/http-server.ts',
    find: 'requestMs: 10_000',
    replace: 'requestMs: 60_000',
  },
  run: async (context) => {
    const server = await context.server()
    const startMs = performance.now()
    const slow = await Promise.all(
      Array.from({ length: CONNECTIONS_PER_KIND }, () =>
        SLOW_REQUESTS.map((request) => startDripping(server.port, request)),
      ).flat(),
    )
    const answers: Array<{ status: number }> = []
    for (let index = 0; index < HONEST_FORMS; index += 1)
      answers.push(await post(server.port, '/contact-us', contactFields(`visitor-${index}@example.co.za`)))
    const limit = sleep(CLOSE_MAX_S * 1_000 - (performance.now() - startMs), 'late')
    await Promise.race([Promise.all(slow.map(({ closed }) => closed)), limit])
    const open = slow.filter(({ socket }) => !socket.closed)
    for (const { socket } of slow) socket.destroy()
    return [
      exactly('connections', slow.length, CONNECTIONS_PER_KIND * SLOW_REQUESTS.length),
      exactly(`open after ${CLOSE_MAX_S} s`, open.length, 0),
      exactly('honest forms accepted meanwhile', countOf(answers, 200), HONEST_FORMS),
      exactly('stored', storedRecords(server.dataDir).length, HONEST_FORMS),
    ]
  },
}

async function startDripping(port: number, { begin, drip }: { begin: string; drip: string }) {
  const socket = await connectFrom(ATTACKER, port)
  socket.resume()
  if (begin !== '') socket.write(begin)
  const timer = setInterval(() => socket.writable && socket.write(drip), DRIP_MS)
  const { promise: closed, resolve } = Promise.withResolvers<void>()
  socket.once('close', () => {
    clearInterval(timer)
    resolve()
  })
  return { socket, closed }
}
