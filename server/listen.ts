import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { OperatorError } from './operator-error.ts'

const IPV4_LOOPBACK = '127.0.0.1'
const IPV6_LOOPBACK = '::1'
const NOT_HERE: ReadonlySet<unknown> = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'ENOTFOUND', 'EAI_AGAIN'])

/**
 * Listens at a host, for `localhost` at both loopback addresses, because browsers and tools take either for it.
 *
 * Fastify's own listening at localhost starts a second HTTP server that its close does not wait for: here the second
 * address hands its connections to the one server, so that all limits hold and stopping loses nothing.
 *
 * @throws {NodeJS.ErrnoException} with code EADDRINUSE if either address is taken
 * @throws {OperatorError} if the host is no address of this machine
 */
export async function listen(app: FastifyInstance, host: string, port: number): Promise<void> {
  if (host !== 'localhost') {
    await app.listen({ host, port }).catch((error: unknown) => {
      throw isNotHere(error) ? new OperatorError(notHere(host), { cause: error }) : error
    })
    return
  }
  const second = createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
    app.server.emit('connection', socket),
  )
  closeWith(app, second)
  await app.listen({ host: IPV4_LOOPBACK, port })
  const address = app.server.address()
  await listenIfThere(second, typeof address === 'object' && address ? address.port : port)
}

function isNotHere(error: unknown): boolean {
  return error instanceof Error && 'code' in error && NOT_HERE.has(error.code)
}

function notHere(host: string): string {
  return `HOST is ${host}, which is no address of this machine. Set it to localhost, to one of its own addresses, or to 0.0.0.0 for every network.`
}

/** A machine without IPv6 is served over IPv4 alone. */
async function listenIfThere(server: Server, port: number): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  server.once('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT') resolve()
    else reject(error)
  })
  server.listen({ host: IPV6_LOOPBACK, port }, resolve)
  return promise
}

/** Takes no new connections once the app begins to close, and lets it close only when the last open one has ended. */
function closeWith(app: FastifyInstance, second: Server): void {
  let ended: Promise<unknown> = Promise.resolve()
  app.addHook('preClose', async () => {
    if (!second.listening) return
    ended = once(second, 'close')
    second.close()
  })
  app.addHook('onClose', async () => {
    await ended
  })
}
