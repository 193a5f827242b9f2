import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { type Answer, type DatabaseRequest, fakeDatabase } from './fake-database.ts'
import { datedAnswer, tokenOf } from './fake-tokens.ts'

/** A failure of the next requests to a service. */
export type InjectedFailure =
  /** Answers with a status: without executing the request, or after it. */
  | { kind: 'status' | 'status-after'; status: number; body?: unknown; location?: string }
  /** Never answers: without executing the request, or after it. Calls `onHang`. */
  | { kind: 'hang' | 'hang-after' }
  /** Cuts the connection: without executing the request, or after it. */
  | { kind: 'cut' | 'cut-after' }

export type Service = 'signUp' | 'token' | 'database'

type RecordedRequest = { service: Service; method: string; path: string; token: string }

export type FakeFirebase = {
  host: string
  /** Active until deleted; those of the database may be for one method only. */
  injectedFailures: Map<Service | `database ${string}`, InjectedFailure>
  requests: Array<RecordedRequest>
  /** Firebase's clock. */
  clock: { now: Date }
  /** The whole database. */
  data: () => unknown
  setRules: (rules: object) => void
  /** Called whenever a request hangs. */
  onHang: () => void
  close: () => Promise<void>
}

type Request = DatabaseRequest & { headers: IncomingHttpHeaders }

const FORM = 'application/x-www-form-urlencoded'

/**
 * A fake of Firebase: a fake database, and a proxy before Google's Auth emulator, so that failures of both can be injected.
 */
export async function startFakeFirebase(
  rules: object,
  emulator: string,
  clock: { now: Date },
): Promise<FakeFirebase> {
  const { answer: fromDatabase, ...database } = fakeDatabase(rules, clock)
  const injectedFailures: FakeFirebase['injectedFailures'] = new Map()
  const requests: FakeFirebase['requests'] = []

  async function handle(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const request = await requestOf(message)
    const { method, url } = request
    const service = serviceOf(url)
    requests.push({ service, method, path: url.pathname, token: tokenOf(url) })
    const failure = injectedFailures.get(service) ?? injectedFailures.get(`database ${method}`)
    if (failure?.kind === 'hang') return fakeFirebase.onHang()
    if (failure?.kind === 'cut') return void message.socket.destroy()
    if (failure?.kind === 'status') return send(response, { body: null, ...failure })

    const answer = service === 'database' ? fromDatabase(request) : await fromEmulator(request, service)
    if (failure?.kind === 'hang-after') return fakeFirebase.onHang()
    if (failure?.kind === 'cut-after') message.socket.destroy()
    else send(response, failure?.kind === 'status-after' ? { body: null, ...failure } : answer)
  }

  async function fromEmulator({ url, headers, body }: Request, service: Service): Promise<Answer> {
    const type = headers['content-type'] ?? ''
    if (service === 'token' && !type.startsWith(FORM))
      return { status: 400, body: { error: { code: 400, message: 'INVALID_GRANT_TYPE' } } }
    const response = await fetch(`http://${emulator}${url.pathname}${url.search}`, {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    })
    return { status: response.status, body: datedAnswer(await response.json(), clock.now.getTime()) }
  }

  function send(response: ServerResponse, { status, body, location }: Answer & { location?: string }): void {
    response.writeHead(status, {
      date: clock.now.toUTCString(),
      'content-type': 'application/json; charset=utf-8',
      ...(location === undefined ? {} : { location }),
    })
    response.end(body === undefined ? '' : JSON.stringify(body))
  }

  const fakeFirebase: FakeFirebase = {
    ...(await startServer(handle)),
    injectedFailures,
    requests,
    clock,
    ...database,
    onHang: () => {},
  }
  return fakeFirebase
}

async function startServer(handle: (message: IncomingMessage, response: ServerResponse) => Promise<void>) {
  const server = createServer((message, response) => {
    handle(message, response).catch(() => message.socket.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    host: `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    close: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function requestOf(message: IncomingMessage): Promise<Request> {
  const { method = '', headers } = message
  return { method, headers, url: new URL(message.url ?? '/', 'http://fake'), body: await text(message) }
}

function serviceOf({ pathname }: URL): Service {
  if (pathname.startsWith('/identitytoolkit')) return 'signUp'
  return pathname.startsWith('/securetoken') ? 'token' : 'database'
}
