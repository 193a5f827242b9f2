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
  refusedBuild,
  STOPPED,
} from './build-outcome.ts'

/** Errors of a connection: no process listens at the socket, or its path is longer than the system allows. */
const NO_BUILDER = ['ENOENT', 'ECONNREFUSED', 'EINVAL']

/**
 * Lets the builder at a socket build a version. If either process ends, in any way, the other one notices by the closed connection.
 *
 * @returns null if there is no builder
 */
export async function askBuilder(
  socketPath: string,
  buildRequest: BuildRequest,
  signal: AbortSignal,
): Promise<BuildOutcome | null> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const clientRequest = request({ socketPath, method: 'POST', agent: false, signal }, (response) =>
    text(response).then(resolve, reject),
  )
  clientRequest.on('error', reject)
  clientRequest.end(JSON.stringify(buildRequest))
  try {
    return buildOutcomeSchema.parse(JSON.parse(await promise))
  } catch (error) {
    if (error instanceof Error && 'code' in error && NO_BUILDER.includes(String(error.code))) return null
    return refusedBuild(signal.aborted ? STOPPED.withServer : STOPPED.withBuilder)
  }
}

/**
 * Listens at a socket and builds the versions that servers request, one at a time. A build whose server disconnects is aborted.
 *
 * @throws {OperatorError} if another builder listens there
 */
export async function serveBuilds(
  socketPath: string,
  build: (buildRequest: BuildRequest, signal: AbortSignal) => Promise<BuildOutcome>,
): Promise<Server> {
  let lastBuild: Promise<unknown> = Promise.resolve()
  const server = createServer(async (request, response) => {
    const disconnected = new AbortController()
    response.once('close', () => disconnected.abort())
    const buildRequest = buildRequestSchema.safeParse(
      await text(request)
        .then(JSON.parse)
        .catch(() => null),
    )
    if (!buildRequest.success) {
      response.writeHead(400).end()
      return
    }
    const built = lastBuild.then(() => build(buildRequest.data, disconnected.signal))
    lastBuild = built.catch(() => {})
    await built.then(
      (outcome) => response.end(JSON.stringify(outcome)),
      () => response.destroy(),
    )
  })
  if (await isListening(socketPath))
    throw new OperatorError(`Another builder runs already: it has ${socketPath}`)
  await rm(socketPath, { force: true }) // a killed builder leaves it
  server.listen(socketPath)
  await once(server, 'listening')
  return server
}

async function isListening(socketPath: string): Promise<boolean> {
  const probe = request({ socketPath, method: 'POST', agent: false }).end()
  const hasResponse = await once(probe, 'response').then(
    () => true,
    () => false,
  )
  probe.destroy()
  return hasResponse
}
