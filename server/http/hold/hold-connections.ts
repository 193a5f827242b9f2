import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { PassThrough, type Readable } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import { OperatorError } from '../../operator-error.ts'

const LOOK_EVERY_MS = 50
/** More than a proxy of one machine opens within a minute. */
const MOST_HELD = 2_000
/** Of each buffer of a connection. Measured: 2 000 that sent a megabyte each took 200 MB; a visitor's page takes a kilobyte. */
const BUFFER_BYTES = 16_384

type Place = { host: string; port: number }

export type Holding = {
  /** Where connections are taken. */
  port: number
  /** How many wait now. */
  waiting: () => number
  /** Resolves once the server was away and is back: from then on each connection is led to it, those that wait at first. */
  released: Promise<void>
  /** Takes no connection any more, and resolves once the last of those that were led on has ended. */
  stop: () => Promise<void>
}

/**
 * Holds connections while a server is exchanged for another one at the same place: who comes meanwhile waits, and is refused by nobody.
 *
 * What they send is read as far as the buffers go: only who is read is seen to give up, and gives their place to another.
 *
 * @param server the server that will stop and come back; it must be there now
 * @throws {OperatorError} if it is not there
 */
export async function holdConnections(
  server: Place,
  port: number,
  { mostHeld = MOST_HELD }: { mostHeld?: number } = {},
): Promise<Holding> {
  if (!(await isThere(server)))
    throw new OperatorError(
      `There is no server at ${server.host}:${server.port}: begin while the old one still runs`,
    )
  const waiting = new Map<Socket, Readable>()
  const stopping = new AbortController()
  let isReleased = false
  const listener = createServer({ highWaterMark: BUFFER_BYTES }, (client) => {
    client.on('error', () => client.destroy())
    if (isReleased) leadTo(server, client, client)
    else if (waiting.size >= mostHeld) client.destroy()
    else {
      waiting.set(client, client.pipe(new PassThrough({ highWaterMark: BUFFER_BYTES })))
      client.once('close', () => waiting.delete(client))
    }
  })
  listener.listen(port, server.host)
  await once(listener, 'listening')
  const released = untilExchanged(server, stopping.signal).then(() => {
    isReleased = true
    for (const [client, sent] of waiting) leadTo(server, client, sent)
    waiting.clear()
  })
  const address = listener.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    waiting: () => waiting.size,
    released,
    stop: async () => {
      stopping.abort()
      await released.catch(() => {})
      for (const client of waiting.keys()) client.destroy()
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

/** @param sent by the client, from its beginning */
function leadTo({ host, port }: Place, client: Socket, sent: Readable): void {
  const server = connect({ host, port, allowHalfOpen: true })
  server.on('error', () => client.destroy())
  server.on('close', () => client.destroy())
  client.on('close', () => server.destroy())
  sent.pipe(server).pipe(client)
}
