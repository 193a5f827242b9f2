import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import targaryen, { type Auth } from 'targaryen'

/** What goes wrong with the next requests of a service. */
export type Trouble =
  | { kind: 'status'; status: number; body?: unknown }
  /** The request is taken, and never answered; or carried out first, and never answered. */
  | { kind: 'hang' | 'hang-after' }
  /** The connection is cut; or the request carried out first, and the connection cut before the answer. */
  | { kind: 'cut' | 'cut-after' }

export type Service = 'signUp' | 'token' | 'database'

export type StandIn = {
  host: string
  /** In their way until it is taken away again. */
  trouble: Map<Service, Trouble>
  /** What was asked, by service; for the database also which record. */
  asked: Array<{ service: Service; method: string; path: string; token: string }>
  clock: { now: Date }
  /** ID tokens that are no longer taken. */
  expired: Set<string>
  /** The whole database. */
  data: () => unknown
  setRules: (rules: object) => void
  close: () => Promise<void>
}

/**
 * Stands in for Firebase: the database's REST interface (GET, PUT and DELETE with `?auth=`), decided by real rules, and
 * before Google's Auth emulator, so that each can be in trouble.
 */
export async function startStandIn(rules: object, emulator: string, clock: { now: Date }): Promise<StandIn> {
  let database = targaryen.database(rules, {}, clock.now.getTime())
  const standIn: Omit<StandIn, 'host' | 'close'> = {
    ...{ trouble: new Map(), asked: [], clock, expired: new Set() },
    data: () => database.root.$value(),
    setRules: (changed) => {
      database = targaryen.database(changed, Object(database.root.$value() ?? {}), clock.now.getTime())
    },
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://stand-in')
    const service = serviceOf(url)
    const token = url.searchParams.get('auth') ?? ''
    standIn.asked.push({ service, method: request.method ?? '', path: url.pathname, token })
    const trouble = standIn.trouble.get(service)
    if (trouble?.kind === 'hang') return
    if (trouble?.kind === 'cut') return void request.socket.destroy()
    if (trouble?.kind === 'status') return send(response, trouble.status, trouble.body ?? null)

    const [status, body] = await (service === 'database' ? change(request, url) : passOn(request, url))
    if (trouble?.kind === 'hang-after') return
    if (trouble?.kind === 'cut-after') request.socket.destroy()
    else send(response, status, body)
  }

  async function change(request: IncomingMessage, url: URL): Promise<[status: number, body: unknown]> {
    const token = url.searchParams.get('auth') ?? ''
    const auth = authOf(token)
    if (standIn.expired.has(token)) return [401, { error: 'Auth token is expired' }]
    if (auth === undefined) return [401, { error: 'Could not parse auth token.' }]
    if (!url.pathname.endsWith('.json')) return [404, { error: '404 Not Found' }]
    const path = url.pathname.slice(0, -'.json'.length)
    const nowMs = clock.now.getTime()
    const asUser = database.with({ now: nowMs }).as(auth)
    if (request.method === 'GET') return asUser.read(path, { now: nowMs }).allowed ? [200, null] : DENIED
    const value = request.method === 'DELETE' ? null : await json(request)
    const { allowed, newDatabase } = asUser.write(path, value, undefined, nowMs)
    if (!allowed) return DENIED
    database = newDatabase
    return [200, value]
  }

  async function passOn(request: IncomingMessage, url: URL): Promise<[status: number, body: unknown]> {
    const response = await fetch(`http://${emulator}${url.pathname}${url.search}`, {
      ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
      body: JSON.stringify(await json(request)),
    })
    return [response.status, await response.json()]
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => request.socket.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    ...standIn,
    host: `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    close: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

const DENIED: [status: number, body: unknown] = [401, { error: 'Permission denied' }]

function serviceOf({ pathname }: URL): Service {
  if (pathname.startsWith('/identitytoolkit')) return 'signUp'
  return pathname.startsWith('/securetoken') ? 'token' : 'database'
}

/** Whom a token of the emulator, which signs none, speaks for; null without a token, undefined if it is none. */
function authOf(token: string): Auth | null | undefined {
  if (token === '') return null
  try {
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
    return { uid: claims.user_id, provider: claims.firebase.sign_in_provider }
  } catch {
    return undefined
  }
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body))
}
