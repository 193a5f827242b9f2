import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { atLeast, atMost } from '../../scenario.ts'
import type { Attack, Target } from '../attack.ts'
import { reasonOf } from '../send-repeatedly.ts'

const IDLE_SOCKETS = 4_500
const READERS = 2_000
/** Connections that are opened concurrently: less than the listen backlog. */
const BATCH = 250

/** Their responses are more than a connection's buffers can contain. */
const REQUESTS = 'GET /our-work/ecommerce HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(3)

/** The limit per address in server/http-server.ts. */
const MAX_ACCEPTED = 1_500
const WITHOUT_CAP: Attack['control'] = {
  file: 'server/http-server.ts',
  find: 'const CONNECTIONS_PER_ADDRESS = 1_500',
  replace: 'const CONNECTIONS_PER_ADDRESS = 100_000',
}

/** Connections that send nothing, more of them than the server accepts. */
export const idleSockets: Attack = {
  name: `${IDLE_SOCKETS} idle sockets`,
  control: WITHOUT_CAP,
  sockets: IDLE_SOCKETS,
  run: async (target) => {
    const open = new Set<Socket>()
    await openSockets(target, IDLE_SOCKETS, open, (socket) => socket.resume())
    target.reportStart()
    await once(target.endSignal, 'abort')
    target.count('held open', open.size)
  },
}

/** Connections that ask for three pages each in one packet, and read none of them. */
export const slowReaders: Attack = {
  name: `${READERS} connections that ask for three pages and do not read`,
  control: WITHOUT_CAP, // a connection that is not read buffers a limited amount
  sockets: READERS,
  figures: ({ 200: accepted = 0, 429: refused = 0, ECONNRESET: reset = 0 }) => [
    atMost(`connections of ${READERS} that are accepted`, accepted, MAX_ACCEPTED),
    atLeast('connections that are refused', refused + reset, 1), // the last ones still wait to be accepted
  ],
  run: async (target) => {
    const open = new Set<Socket>()
    const end = once(target.endSignal, 'abort')
    target.reportStart()
    await openSockets(target, READERS, open, (socket) => socket.write(REQUESTS))
    await end
    // The first bytes of each connection show whether it was refused.
    for (const socket of open) target.count(statusIn(socket.read()))
  },
}

function statusIn(answer: Buffer | null): string {
  return answer?.subarray('HTTP/1.1 '.length, 'HTTP/1.1 200'.length).toString() ?? 'unanswered'
}

async function openSockets(
  target: Target,
  count: number,
  open: Set<Socket>,
  begin: (socket: Socket) => void,
): Promise<void> {
  for (let opened = 0; opened < count; opened += BATCH)
    await Promise.all(
      Array.from({ length: BATCH }, async () => {
        const socket = await openSocket(target)
        if (!socket) return
        open.add(socket)
        socket.once('close', () => open.delete(socket))
        begin(socket)
      }),
    )
}

async function openSocket(target: Target): Promise<Socket | null> {
  const socket = connect({ host: '127.0.0.1', port: target.port, localAddress: target.from })
  once(socket, 'close').then(
    () => target.count('closed'),
    (error: unknown) => target.count(reasonOf(error)),
  )
  return once(socket, 'connect').then(
    () => socket,
    () => null,
  )
}
