import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import { type IsTrusted, isPrivateAddress } from './bounds/addresses.ts'

const ID_BYTES = 4

/** With a method of pino that Fastify's type lacks. */
type LeveledLog = FastifyBaseLogger & { isLevelEnabled?: (level: string) => boolean }

/** The files of the built site, by address. */
type Files = { files: ReadonlyMap<string, unknown> }
type LineDependencies = { release: () => Files; monotonicMs: () => number }

/**
 * Creates request ids, which group the log lines of one request: a random part for the process and a counter, such as `3f9a0c12-1z`.
 * Ids that clients send are never read.
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
 * Logs each finished request at `info`: method, address, status and duration. At other levels it costs nothing.
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
 * The address of a built file as it is; else the route's pattern, because addresses may contain personal data, one-time tokens or, if
 * unknown, arbitrary text.
 */
function loggedPath({ raw, routeOptions }: FastifyRequest, { files }: Files): string {
  const address = raw.url?.split('?', 1)[0] ?? ''
  return files.has(address) ? address : (routeOptions.url ?? '*')
}

const UNTRUSTED_PROXY =
  'X-Forwarded-For was sent by an address that TRUST_PROXY does not list, and is not read. If that is your own proxy, list it: until then all visitors count as one, and share its limits.'

/**
 * Warns once that an untrusted proxy seems to forward requests.
 *
 * Its address is logged only if it is private, and so cannot be a visitor's.
 */
export function warnOfUntrustedProxy(app: FastifyInstance, isTrusted: IsTrusted): void {
  let hasWarned = false
  app.addHook('onRequest', ({ headers, socket: { remoteAddress = '' } }, _reply, done) => {
    if (!hasWarned && headers['x-forwarded-for'] !== undefined && !isTrusted(remoteAddress)) {
      hasWarned = true
      app.log.warn(isPrivateAddress(remoteAddress) ? { proxy: remoteAddress } : {}, UNTRUSTED_PROXY)
    }
    done()
  })
}
