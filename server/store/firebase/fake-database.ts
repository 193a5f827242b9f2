import { createHash, randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import targaryen, { type Database } from 'targaryen'
import { createPushIds } from '../../../domain/enquiry/push-id.ts'
import { authOf, tokenOf } from './fake-tokens.ts'

export type DatabaseRequest = { method: string; url: URL; headers: IncomingHttpHeaders; body: string }
export type Answer = { status: number; body?: unknown; etag?: string }

type Clock = { now: Date }
type Write = { allowed: boolean; newDatabase: Database }

const NOT_JSON = "Invalid data; couldn't parse JSON object, array, or value."
const DENIED: Answer = { status: 401, body: { error: 'Permission denied' } }

/** The database's REST interface as Google documents it ("Firebase Database REST API"), with real security rules. */
export function fakeDatabase(rules: object, clock: Clock) {
  let database = targaryen.database(rules, {}, clock.now.getTime())
  const newName = createPushIds(randomBytes)

  function answer(request: DatabaseRequest): Answer {
    const { method, url, headers } = request
    const nowMs = clock.now.getTime()
    const auth = authOf(tokenOf(url, headers), nowMs)
    if ('error' in auth) return { status: 401, body: auth }
    if (!url.pathname.endsWith('.json')) return { status: 404, body: { error: '404 Not Found' } }

    const path = url.pathname.slice(0, -'.json'.length)
    const databaseOfVisitor = database.with({ now: nowMs }).as(auth.auth)
    if (method === 'GET')
      return databaseOfVisitor.read(path, { now: nowMs }).allowed ? answerToRead(request, path) : DENIED
    return answerToWrite(request, path, databaseOfVisitor)
  }

  function answerToWrite(request: DatabaseRequest, path: string, databaseOfVisitor: Database): Answer {
    const { method, url, headers } = request
    const value = method === 'DELETE' ? null : parseJson(request.body)
    if (value === undefined) return { status: 400, body: { error: NOT_JSON } }
    const name = method === 'POST' ? newName(clock.now.getTime()) : ''
    const { allowed, newDatabase } = write(databaseOfVisitor, `${path}${name && `/${name}`}`, value, method)
    if (!allowed) return DENIED
    if ('if-match' in headers && headers['if-match'] !== etagOf(valueAt(path)))
      return { status: 412, body: valueAt(path), etag: etagOf(valueAt(path)) }

    // Takes only its data, because the new database is still signed in as this visitor.
    database = database.with({ now: clock.now.getTime(), data: newDatabase.root })
    if (url.searchParams.get('print') === 'silent') return { status: 204 }
    return { ...answerToRead(request, path), body: name ? { name } : value }
  }

  function write(databaseOfVisitor: Database, path: string, value: unknown, method: string): Write {
    const nowMs = clock.now.getTime()
    if (method === 'PATCH') return databaseOfVisitor.update(path, Object(value), nowMs)
    return databaseOfVisitor.write(path, value, undefined, nowMs)
  }

  function answerToRead({ headers }: DatabaseRequest, path: string): Answer {
    const value = valueAt(path)
    return {
      status: 200,
      body: value,
      ...(headers['x-firebase-etag'] === 'true' ? { etag: etagOf(value) } : {}),
    }
  }

  function valueAt(path: string): unknown {
    const names = path.split('/').filter((name) => name !== '')
    return names.reduce((value: unknown, name) => Object(value)[name] ?? null, database.root.$value())
  }

  return {
    answer,
    /** All its data. */
    data: () => database.root.$value(),
    setRules: (changed: object) => {
      database = targaryen.database(changed, Object(database.root.$value() ?? {}), clock.now.getTime())
    },
  }
}

function etagOf(value: unknown): string {
  return value === null ? 'null_etag' : createHash('sha1').update(JSON.stringify(value)).digest('base64')
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
