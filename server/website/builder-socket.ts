import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { createServer, request, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { OperatorError } from '../errors.ts'
import {
  type BuildOutcome,
  type BuildRequest,
  buildOutcomeSchema,
  buildRequestSchema,
  refused,
  STOPPED,
} from './build-outcome.ts'

/** Of a connection: nobody listens at the socket, or its path is longer than the system allows. */
const UNHEARD = ['ENOENT', 'ECONNREFUSED', 'EINVAL']

/**
 * Lets the builder at a socket build a version. The connection is the bond between the two processes: if one of them ends, however that
 * happens, the other one notices at once.
 *
 * @returns null if there is no builder
 */
export async function askBuilder(
  socketPath: string,
  wanted: BuildRequest,
  signal: AbortSignal,
): Promise<BuildOutcome | null> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const asked = request({ socketPath, method: 'POST', agent: false, signal }, (answer) =>
    text(answer).then(resolve, reject),
  )
  asked.on('error', reject)
  asked.end(JSON.stringify(wanted))
  try {
    return buildOutcomeSchema.parse(JSON.parse(await promise))
  } catch (error) {
    if (error instanceof Error && 'code' in error && UNHEARD.includes(String(error.code))) return null
    return refused(signal.aborted ? STOPPED.withServer : STOPPED.withBuilder)
  }
}

/**
 * Listens at a socket and builds what servers ask for, one after another. A build whose server is gone is ended.
 *
 * @throws {OperatorError} if another builder listens there
 */
export async function serveBuilds(
  socketPath: string,
  build: (wanted: BuildRequest, signal: AbortSignal) => Promise<BuildOutcome>,
): Promise<Server> {
  let last: Promise<unknown> = Promise.resolve()
  const server = createServer(async (asked, answer) => {
    const gone = new AbortController()
    answer.once('close', () => gone.abort())
    const wanted = buildRequestSchema.safeParse(
      await text(asked)
        .then(JSON.parse)
        .catch(() => null),
    )
    if (!wanted.success) {
      answer.writeHead(400).end()
      return
    }
    const built = last.then(() => build(wanted.data, gone.signal))
    last = built.catch(() => {})
    await built.then(
      (outcome) => answer.end(JSON.stringify(outcome)),
      () => answer.destroy(),
    )
  })
  if (await isHeard(socketPath)) throw new OperatorError(`Another builder runs already: it has ${socketPath}`)
  await rm(socketPath, { force: true }) // a killed builder leaves it
  server.listen(socketPath)
  await once(server, 'listening')
  return server
}

async function isHeard(socketPath: string): Promise<boolean> {
  const asked = request({ socketPath, method: 'POST', agent: false }).end()
  const isHeard = await once(asked, 'response').then(
    () => true,
    () => false,
  )
  asked.destroy()
  return isHeard
}
