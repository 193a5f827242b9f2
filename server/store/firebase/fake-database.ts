import targaryen from 'targaryen'
import { authOf, tokenOf } from './fake-tokens.ts'

export type DatabaseRequest = { method: string; url: URL; body: string }
export type Answer = { status: number; body?: unknown }

type Clock = { now: Date }

const NOT_JSON = "Invalid data; couldn't parse JSON object, array, or value."
const DENIED: Answer = { status: 401, body: { error: 'Permission denied' } }

/** GET, PUT and DELETE of the database's REST interface as Google documents it ("Firebase Database REST API"), with real security rules. */
export function fakeDatabase(rules: object, clock: Clock) {
  let database = targaryen.database(rules, {}, clock.now.getTime())

  function answer({ method, url, body }: DatabaseRequest): Answer {
    const nowMs = clock.now.getTime()
    const auth = authOf(tokenOf(url), nowMs)
    if ('error' in auth) return { status: 401, body: auth }
    if (!url.pathname.endsWith('.json')) return { status: 404, body: { error: '404 Not Found' } }

    const path = url.pathname.slice(0, -'.json'.length)
    const databaseOfVisitor = database.with({ now: nowMs }).as(auth.auth)
    if (method === 'GET')
      return databaseOfVisitor.read(path, { now: nowMs }).allowed
        ? { status: 200, body: valueAt(path) }
        : DENIED

    const value = method === 'DELETE' ? null : parseJson(body)
    if (value === undefined) return { status: 400, body: { error: NOT_JSON } }
    const { allowed, newDatabase } = databaseOfVisitor.write(path, value, undefined, nowMs)
    if (!allowed) return DENIED
    // Takes only its data, because the new database is still signed in as this visitor.
    database = database.with({ now: nowMs, data: newDatabase.root })
    return { status: 200, body: value }
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

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
