import { once } from 'node:events'
import { createServer, Server } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import { OperatorError } from './errors.ts'

const IPV4_LOOPBACK = '127.0.0.1'
const IPV6_LOOPBACK = '::1'
const NO_SUCH_ADDRESS: ReadonlySet<unknown> = new Set([
  'EADDRNOTAVAIL',
  'EAFNOSUPPORT',
  'ENOTFOUND',
  'EAI_AGAIN',
])
/** Connections that wait in the kernel while no server runs: Linux allows no more by default (`net.core.somaxconn`). */
const BACKLOG = 4_096
const CLOSE_IDLE_EVERY_MS = 100
/** The first passed file descriptor. */
const PASSED_FD = 3
const NOT_LISTENING =
  'LISTEN_FDS announces a listening socket as descriptor 3, but it takes no TCP connections. Give the socket unit one ListenStream=ADDRESS:PORT, and no Accept=.'

/**
 * Listens at the socket that systemd passes, otherwise at a host: for `localhost` at both loopback addresses, because browsers
 * and tools resolve it to either.
 *
 * Fastify's own listening at localhost starts a second HTTP server that its close does not wait for: here the second
 * address hands its connections to the one server, so that all limits hold and stopping loses nothing.
 *
 * @param idleMs how long a stopping server keeps idle connections open
 * @returns its address, to be shown to people
 * @throws {NodeJS.ErrnoException} with code EADDRINUSE if either address is taken
 * @throws {OperatorError} if the host is no address of this machine, or the server cannot listen at the passed socket
 */
export async function listen(
  app: FastifyInstance,
  { host, port }: Pick<Config, 'host' | 'port'>,
  idleMs: number,
): Promise<string> {
  const ipv6Server = createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
    app.server.emit('connection', socket),
  )
  const servers = [app.server, ipv6Server]
  for (const server of servers) logAcceptErrors(server, app)
  closeGently(app, servers, idleMs)
  const fd = passedSocket(process.env)
  if (fd !== null) return await listenAtPassed(app, fd)
  if (host !== 'localhost') {
    await app.listen({ host, port }).catch((error: NodeJS.ErrnoException) => {
      throw NO_SUCH_ADDRESS.has(error.code) ? new OperatorError(noSuchAddress(host), { cause: error }) : error
    })
    return addressText(host === '0.0.0.0' || host === '::' ? 'localhost' : host, port)
  }
  await app.listen({ host: IPV4_LOOPBACK, port })
  const address = app.server.address()
  await listenOnIPv6(ipv6Server, typeof address === 'object' && address ? address.port : port)
  return addressText(host, port)
}

/**
 * The listening socket that systemd passes, and keeps open while servers are exchanged; see sd_listen_fds(3).
 *
 * @returns its descriptor; null if none is passed to this process
 */
function passedSocket({ LISTEN_FDS, LISTEN_PID }: NodeJS.ProcessEnv): number | null {
  if (LISTEN_PID !== String(process.pid)) return null
  if (LISTEN_FDS === '1') return PASSED_FD
  throw new OperatorError(
    `The server takes one listening socket, and LISTEN_FDS is ${LISTEN_FDS}. Give the socket unit a single ListenStream=.`,
  )
}

/** Bypasses Fastify, which ignores the backlog for a descriptor: Node's default would reduce it to 511. */
async function listenAtPassed(app: FastifyInstance, fd: number): Promise<string> {
  await app.ready()
  try {
    app.server.listen({ fd }, BACKLOG)
    await once(app.server, 'listening')
  } catch (cause) {
    throw new OperatorError(NOT_LISTENING, { cause })
  }
  const address = app.server.address()
  // Limits are counted by address, which visitors over a Unix socket do not have.
  if (typeof address !== 'object' || !address) throw new OperatorError(NOT_LISTENING)
  return addressText(address.address, address.port)
}

function noSuchAddress(host: string): string {
  return `HOST is ${host}, which is no address of this machine. Set it to localhost, to one of its own addresses, or to 0.0.0.0 for every network.`
}

function addressText(name: string, port: number): string {
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}

/** Listens at ::1, unless the machine has no IPv6. */
async function listenOnIPv6(server: Server, port: number): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  server.once('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT') resolve()
    else reject(error)
  })
  server.listen({ host: IPV6_LOOPBACK, port }, resolve)
  return promise
}

/** Logs failed accepts, such as for a lack of memory, which would end the process if unhandled. Earlier errors fail the start. */
function logAcceptErrors(server: Server, { log }: FastifyInstance): void {
  server.once('listening', () =>
    server.on('error', (err) => log.error({ err }, 'A connection could not be taken')),
  )
}

/**
 * Once the app begins to close, accepts no more connections: at a passed socket they wait for the next server. Open connections are
 * closed with their next response, idle ones after a delay, because a proxy may already have sent a request. The app has closed when
 * the last connection has ended.
 */
function closeGently(app: FastifyInstance, servers: ReadonlyArray<Server>, idleMs: number): void {
  let closedConnections: Promise<unknown> = Promise.resolve()
  let closingIdle: NodeJS.Timeout | undefined
  app.addHook('preClose', async () => {
    const listening = servers.filter((server) => server.listening)
    closedConnections = Promise.all(listening.map((server) => once(server, 'close')))
    // HTTP's own close would cut idle connections at once.
    for (const server of listening) Server.prototype.close.call(server)
  })
  // The last scope closes last: earlier ones end responses without an end, such as the inbox's stream.
  app.register(async (lastScope) => {
    lastScope.addHook('preClose', async () => {
      await Promise.race([closedConnections, delay(idleMs, undefined, { ref: false })])
      closingIdle = setInterval(() => app.server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS).unref()
    })
  })
  app.addHook('onClose', async () => {
    await closedConnections
    clearInterval(closingIdle)
  })
}
