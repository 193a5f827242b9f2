import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import type { Context } from '../context.ts'
import { storedFigures } from '../database-file.ts'
import { atLeast, exactly, type Scenario } from '../scenario.ts'

const CLIENTS = 16
const ENQUIRIES = { quick: 100, full: 500 }
const CUT_PERCENT = 30

/** The network drops a response, and the visitor sends again. */
export const cutReplies: Scenario = {
  id: 'R7',
  promise: 'A lost response causes no second enquiry',
  isQuick: true,
  isTimed: false,
  control: {
    file: 'server/enquiries/submit.ts',
    find: 'const [key, ...earlierKeys] = keysOf(submission, nowMs)',
    replace: 'const [key, ...earlierKeys] = [newPostId(nowMs)]',
  },
  run: async (context) => {
    const server = await context.server()
    const { port, cuts } = await startCuttingProxy(context, server.port)
    const enquiryCount = context.isQuick ? ENQUIRIES.quick : ENQUIRIES.full
    const visitors = context.visitors(() => port, { atOnce: CLIENTS, maxEnquiries: enquiryCount })
    await visitors.ended
    await visitors.stop()
    await server.kill()
    return [
      exactly('accepted', visitors.accepted.length, enquiryCount),
      atLeast('lost responses', cuts(), enquiryCount / 5),
      ...storedFigures(server.dataDir, visitors.accepted),
    ]
  },
}

/** Starts a proxy that cuts the connection instead of forwarding a response, in {@link CUT_PERCENT} of all cases. */
async function startCuttingProxy(
  context: Context,
  serverPort: number,
): Promise<{ port: number; cuts: () => number }> {
  let cuts = 0
  const proxy = createServer((visitor) => {
    const server = connect(serverPort, '127.0.0.1')
    closeTogether(visitor, server)
    visitor.on('data', (bytes) => server.write(bytes))
    server.on('data', (bytes) => {
      if (!context.random.chance(CUT_PERCENT)) return visitor.write(bytes)
      cuts += 1
      return visitor.destroy()
    })
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  context.atEnd(() => proxy.close())
  const address = proxy.address()
  return { port: typeof address === 'object' && address ? address.port : 0, cuts: () => cuts }
}

function closeTogether(one: Socket, other: Socket): void {
  for (const [socket, peer] of [
    [one, other],
    [other, one],
  ] as const) {
    socket.on('error', () => {})
    socket.on('close', () => peer.destroy())
  }
}
