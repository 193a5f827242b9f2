import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { Attack, Target } from '../attack.ts'
import { reasonOf } from '../send-repeatedly.ts'

const SOCKETS = 4_500
/** Opened at a time: less than the listen backlog. */
const AT_ONCE = 250

/** Connections that send nothing, more of them than the server accepts. */
export const idleSockets: Attack = {
  name: `${SOCKETS} idle sockets`,
  control: {
    file: 'server/http-server.ts',
    find: 'const CONNECTIONS_PER_ADDRESS = 1_500',
    replace: 'const CONNECTIONS_PER_ADDRESS = 100_000',
  },
  sockets: SOCKETS,
  run: async (target) => {
    const open = new Set<Socket>()
    for (let opened = 0; opened < SOCKETS; opened += AT_ONCE)
      await Promise.all(Array.from({ length: AT_ONCE }, () => openSocket(target, open)))
    target.started()
    await once(target.over, 'abort')
    target.count('held open', open.size)
  },
}

async function openSocket(target: Target, open: Set<Socket>): Promise<void> {
  const socket = connect({ host: '127.0.0.1', port: target.port, localAddress: target.from() })
  const closed = once(socket, 'close').then(
    () => target.count('closed'),
    (error: unknown) => target.count(reasonOf(error)),
  )
  try {
    await once(socket, 'connect')
  } catch {
    return
  }
  open.add(socket)
  socket.resume()
  closed.then(() => {
    open.delete(socket)
  })
}
