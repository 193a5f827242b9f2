import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { OperatorError } from '../operator-error.ts'

const LOOK_EVERY_MS = 50
/** More than a proxy of one machine opens within a minute; each holds a few kilobytes. */
const MOST_HELD = 2_000

type Place = { host: string; port: number }

export type Holding = {
  /** Where connections are taken, and nothing of them is read. */
  port: number
  /** Resolves once the server was away and is back: from then on each connection is led to it, those that wait at first. */
  released: Promise<void>
  /** Takes no connection any more, and resolves once the last of those that were led on has ended. */
  stop: () => Promise<void>
}

/**
 * Holds connections while a server is exchanged for another one at the same place: who comes meanwhile waits, and is refused by nobody.
 *
 * @param server the server that will stop and come back; it must be there now
 * @throws {OperatorError} if it is not there
 */
export async function holdConnections(server: Place, port: number): Promise<Holding> {
  if (!(await isThere(server)))
    throw new OperatorError(
      `There is no server at ${server.host}:${server.port}: begin while the old one still runs`,
    )
  const waiting = new Set<Socket>()
  const stopping = new AbortController()
  let isReleased = false
  const listener = createServer({ pauseOnConnect: true, allowHalfOpen: true }, (client) => {
    client.on('error', () => client.destroy())
    if (isReleased) leadTo(server, client)
    else if (waiting.size >= MOST_HELD) client.destroy()
    else {
      waiting.add(client)
      client.once('close', () => waiting.delete(client))
    }
  })
  listener.listen(port, server.host)
  await once(listener, 'listening')
  const released = untilExchanged(server, stopping.signal).then(() => {
    isReleased = true
    for (const client of waiting) leadTo(server, client)
    waiting.clear()
  })
  const address = listener.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    released,
    stop: async () => {
      stopping.abort()
      await released.catch(() => {})
      for (const client of waiting) client.destroy()
      listener.close()
      await once(listener, 'close')
    },
  }
}

async function untilExchanged(server: Place, signal: AbortSignal): Promise<void> {
  for (const wanted of [false, true])
    while ((await isThere(server)) !== wanted) await delay(LOOK_EVERY_MS, null, { signal })
}

async function isThere({ host, port }: Place): Promise<boolean> {
  const socket = connect(port, host)
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

function leadTo({ host, port }: Place, client: Socket): void {
  const server = connect({ host, port, allowHalfOpen: true })
  server.on('error', () => client.destroy())
  server.on('close', () => client.destroy())
  client.on('close', () => server.destroy())
  client.pipe(server).pipe(client)
}
