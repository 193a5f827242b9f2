import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import { type IsTrusted, isPrivateAddress } from './bounds/addresses.ts'

const ID_BYTES = 4

/** With a method of pino's that Fastify's type does not tell of. */
type LeveledLog = FastifyBaseLogger & { isLevelEnabled?: (level: string) => boolean }

/** The files of the built site, by address. */
type Files = { files: ReadonlyMap<string, unknown> }
type LineDependencies = { release: () => Files; monotonicMs: () => number }

/**
 * Numbers the requests of a process: `3f9a0c12-1z` is the one of the process that began as 3f9a0c12. It groups the log
 * lines of one request. What a client sends as an id is never read.
 */
export function requestIds(randomBytes: (count: number) => Uint8Array): () => string {
  const process = Buffer.from(randomBytes(ID_BYTES)).toString('hex')
  let count = 0
  return () => {
    count += 1
    return `${process}-${count.toString(36)}`
  }
}

/**
 * Logs each request once it is over, at `info`: its method, its address, the status and how long it took. At other levels
 * it costs nothing.
 */
export function logRequests(app: FastifyInstance, { release, monotonicMs }: LineDependencies): void {
  const log: LeveledLog = app.log
  if (!log.isLevelEnabled?.('info')) return
  app.addHook('onRequest', (request, reply, done) => {
    const beganMs = monotonicMs()
    const { raw } = reply
    const write = (message: string) => {
      const line = { method: request.method, path: loggedPath(request, release()), status: raw.statusCode }
      request.log.info({ ...line, ms: Math.round((monotonicMs() - beganMs) * 10) / 10 }, message)
    }
    raw.once('finish', () => write('Answered'))
    raw.once('close', () => {
      if (!raw.writableFinished) write('Cut off before the answer was out')
    })
    done()
  })
}

/**
 * An address of our own as it is; else the route's pattern, because people and links that are good once stand in some
 * addresses, and anything at all in those that lead nowhere.
 */
function loggedPath({ raw, routeOptions }: FastifyRequest, { files }: Files): string {
  const address = raw.url?.split('?', 1)[0] ?? ''
  return files.has(address) ? address : (routeOptions.url ?? '*')
}

const SENTENCE =
  'X-Forwarded-For was sent by an address that TRUST_PROXY does not list, and is not read. If that is your own proxy, list it: until then all visitors count as one, and share its limits.'

/**
 * Says once that a proxy may stand before the server without being trusted.
 *
 * The address is named only if it is one of a private network: then it is no visitor's.
 */
export function warnOfUntrustedProxy(app: FastifyInstance, isTrusted: IsTrusted): void {
  let warned = false
  app.addHook('onRequest', ({ headers, socket: { remoteAddress = '' } }, _reply, done) => {
    if (!warned && headers['x-forwarded-for'] !== undefined && !isTrusted(remoteAddress)) {
      warned = true
      app.log.warn(isPrivateAddress(remoteAddress) ? { proxy: remoteAddress } : {}, SENTENCE)
    }
    done()
  })
}
