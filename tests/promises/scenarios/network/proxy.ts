import type { Socket } from 'node:net'
import { connectFrom } from '../../../attacks/sockets.ts'
import { statusOf } from '../../ask.ts'
import { exactly, type Scenario } from '../../scenario.ts'

const PROXY = '127.0.0.1'
/** More than the limit of one address. */
const CONNECTIONS = 1_700
/** Less than the listen backlog. */
const BATCH = 100

/** All visitors come from the proxy's address. */
export const connectionsOfProxy: Scenario = {
  id: 'S1',
  promise: 'A proxy in TRUST_PROXY may open more connections than one visitor',
  isQuick: false,
  isTimed: false,
  control: {
    file: 'server/http/bounds/connection-cap.ts',
    find: "if (isTrusted(socket.remoteAddress ?? '')) return",
    replace: '',
  },
  run: async (context) => {
    const { port } = await context.server({ TRUST_PROXY: PROXY })
    const connections: Array<Socket> = []
    context.atEnd(() => connections.map((socket) => socket.destroy()))
    while (connections.length < CONNECTIONS)
      connections.push(...(await Promise.all(Array.from({ length: BATCH }, () => connectFrom(PROXY, port)))))
    const status = await statusOf(port, '/about-us', { from: PROXY })
    return [exactly(`a page beside ${CONNECTIONS} connections of the proxy`, status, 200)]
  },
}
