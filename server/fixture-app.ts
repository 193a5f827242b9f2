import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import type { OutgoingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { Enquiry, EnquiryStore } from '../domain/enquiry/enquiry.ts'
import { buildApp } from './app.ts'
import type { Config } from './config.ts'
import { loadContent } from './content.ts'
import { siteHooks } from './enquiries/enquiry-hooks.ts'
import { writeFixtureSite } from './fixture-site.ts'
import { LONG_MS, PATIENT_HTTP } from './fixture-timeouts.ts'
import { loadSite, type Site } from './http/built-site/load-site.ts'
import { createDrawingThread } from './http/threads/drawing-thread.ts'
import { logOptions } from './log.ts'
import { createRelease } from './release.ts'
import type { AppDependencies, Release } from './services.ts'
import { embeddedStore } from './store/sqlite/driver.ts'
import { DATABASE_FILE } from './store/sqlite/sqlite-store.ts'
import type { Stores } from './store/store-driver.ts'
import { putNewDatabase } from './store/testing/new-database.ts'
import { createVisitCounter, type VisitCounter } from './visits/visit-counter.ts'
import type { VisitCount } from './visits/visits.ts'

export const SITE_URL = 'http://localhost:3000'
export const SECRET = 'a secret of a test, long enough to be taken'
export const NOON = new Date('2026-11-21T10:00:00.000Z')
export const BROWSER = { 'sec-fetch-site': 'same-origin', origin: SITE_URL }

export const CONTACT = {
  firstName: 'Nomvula',
  surname: "O'Dlamini-Böhm",
  email: 'Nomvula@Example.co.za',
  phoneNumber: '082 123 4567',
  category: 'Web development',
  message: 'We sell <b>"beads"</b> 🧿 in Gqeberha.',
}
export const LEAD = {
  firstName: 'Thabo',
  surname: 'Mokoena',
  email: 'thabo@example.co.za',
  phoneNumber: '0821234567',
}

export type TestApp = {
  app: FastifyInstance
  store: EnquiryStore
  stores: Stores
  visits: VisitCounter
  /** The release in use, which tests replace. */
  served: { release: Release }
  release: Release
  /** The folder of the built site. */
  directory: string
  /** The app's current time, which tests move. */
  clock: { now: Date; monotonicMs: number }
  logged: Array<string>
  stored: () => Promise<Array<Enquiry>>
  countedSince: (day: string) => Promise<Array<VisitCount>>
  close: () => Promise<void>
}

type Overrides = Partial<
  AppDependencies &
    Pick<Config, 'measurementId' | 'logLevel'> &
    Pick<Release, 'compressesBest' | 'content'> & { site: Site }
>

/**
 * The assembled app over a real database file and a small built site, without limits unless a test sets some. It logs at the
 * most verbose level, so that tests see every possible line.
 */
export async function openTestApp({
  site: otherSite,
  content: otherContent,
  ...overrides
}: Overrides = {}): Promise<TestApp> {
  const built = await writeFixtureSite()
  const dataDir = await mkdtemp(join(tmpdir(), 'twelve-moons-data-'))
  const site = await loadSite({
    directory: built.directory,
    siteUrl: overrides.siteUrl ?? SITE_URL,
    measurementId: overrides.measurementId ?? null,
    compressesBest: overrides.compressesBest ?? false,
  })
  const content = otherContent ?? (await loadContent())
  const served = { release: createRelease(otherSite ?? site, content, overrides.siteUrl ?? SITE_URL) }
  const clock = { now: NOON, monotonicMs: 1 }
  const now = () => clock.now
  const hooks = siteHooks({
    content: () => served.release.content,
    siteUrl: SITE_URL,
    secret: SECRET,
    webhook: null,
    now,
    randomBytes,
    confirmationsPerHour: overrides.confirmationsPerHour ?? 0,
  })
  putNewDatabase(join(dataDir, DATABASE_FILE))
  const stores = await embeddedStore.open(dataDir, { hooks })
  const { enquiries: store } = stores
  const visits = createVisitCounter({ store: stores.visits, now, report: () => {} })
  const logged: Array<string> = []
  const drawing = createDrawingThread({ timeoutMs: LONG_MS })
  const app = buildApp({
    release: () => served.release,
    store,
    database: stores.database,
    visits,
    printer: drawing,
    painter: drawing,
    siteUrl: SITE_URL,
    securityContact: null,
    trustProxy: [],
    secret: SECRET,
    submissionsPer10Minutes: 0,
    confirmationsPerHour: 0,
    sendsMail: true,
    isWarm: () => true,
    now,
    monotonicMs: () => clock.monotonicMs,
    randomBytes,
    logger: loggerInto(logged, overrides.logLevel ?? 'trace'),
    httpTimeouts: PATIENT_HTTP,
    ...overrides,
  })
  return {
    app,
    store,
    stores,
    visits,
    served,
    release: served.release,
    directory: built.directory,
    clock,
    logged,
    countedSince: stores.visits.since,
    stored: () => Array.fromAsync(store.all()),
    close: async () => {
      await app.close()
      await drawing.close()
      await site.close()
      await visits.flush()
      await stores.close()
      await built.remove()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** A store without enquiries, of which every write fails with this error. */
export function failingStore(error: Error): EnquiryStore {
  const fail = () => Promise.reject(error)
  return {
    add: fail,
    restore: fail,
    expire: fail,
    release: fail,
    checkWritable: fail,
    close: async () => {},
    all: noEnquiries,
  }
}

async function* noEnquiries() {}

/** Posts JSON like the form's island. */
export function postJson(
  app: FastifyInstance,
  url: string,
  body: object,
  headers: Record<string, string> = {},
  remoteAddress = '127.0.0.1',
) {
  const ownHeaders = { ...BROWSER, 'content-type': 'application/json', accept: 'application/json' }
  const payload = JSON.stringify(body)
  return app.inject({ method: 'POST', url, remoteAddress, headers: { ...ownHeaders, ...headers }, payload })
}

/** Posts a plain form like a browser without script. */
export function postPlain(
  app: FastifyInstance,
  url: string,
  body: Record<string, string> | string,
  headers: Record<string, string> = {},
  remoteAddress = '127.0.0.1',
) {
  const ownHeaders = {
    ...BROWSER,
    'content-type': 'application/x-www-form-urlencoded',
    accept: 'text/html,*/*;q=0.8',
  }
  const payload = typeof body === 'string' ? body : new URLSearchParams(body).toString()
  return app.inject({ method: 'POST', url, headers: { ...ownHeaders, ...headers }, payload, remoteAddress })
}

/** Follows the redirect of a plain form, in the same browser. */
export function follow(app: FastifyInstance, { headers }: { headers: OutgoingHttpHeaders }) {
  const cookies = [headers['set-cookie'] ?? []].flat().map((cookie) => cookie.split(';', 1)[0])
  const [url = ''] = String(headers.location).split('#')
  return app.inject({ url, headers: { ...BROWSER, accept: 'text/html', cookie: cookies.join('; ') } })
}

/** The props given to the fixture's renderer, read back from the page. */
export function renderedProps(html: string): unknown {
  const [, escaped = ''] = /data-props="([^"]*)"/.exec(html) ?? []
  return JSON.parse(escaped.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&'))
}

function loggerInto(lines: Array<string>, level: string) {
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  return { ...logOptions(level), stream }
}
