import { randomBytes, randomUUID } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify'
import { addDays, todayInJohannesburg } from '../../domain/calendar/calendar.ts'
import type { EnquiryStore } from '../../domain/enquiry/enquiry.ts'
import { loadContent } from '../content.ts'
import { siteHooks } from '../enquiries/enquiry-hooks.ts'
import { LONG_MS } from '../fixture-timeouts.ts'
import { addOriginGate } from '../http/host-and-origin.ts'
import { answerErrors } from '../http/refusals.ts'
import { createDrawingThread } from '../http/threads/drawing-thread.ts'
import { planPrinter } from '../mail/print-plan.ts'
import { secretMarkOf } from '../secrets.ts'
import type { Change, Changes, EnquiryChange } from '../store/changes.ts'
import { type AuditEntry, auditLog, searchAudit } from '../store/sql/audit.ts'
import type { Database } from '../store/sql/database.ts'
import { addInvited } from '../store/sql/staff.ts'
import type { VisitStore } from '../visits/visits.ts'
import { createTestWebsite } from '../website/fixture-website.ts'
import type { Website } from '../website/website.ts'
import { addInbox } from './add-inbox.ts'
import { createAuditWatch } from './audit/audit-watch.ts'
import { type OpenTestStore, openProjectStore } from './fixture-store.ts'
import type { AppShellData, InboxServices } from './services.ts'
import { newLink } from './sign-in/links.ts'
import { hashPassword, passwordMatches } from './sign-in/password-hash.ts'
import { newStaffId } from './sign-in/token.ts'

export const SITE_URL = 'http://localhost:3000'
export const SECRET = 'a secret of a test, long enough to be accepted'
/** Monday 23 November 2026, 10:24 in Johannesburg. */
const MONDAY = new Date('2026-11-23T08:24:00.000Z')
export const PASSWORD = 'twelve moons over Pinetown'
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const MADE_BY_COMMAND = { invitedBy: null, secretMark: secretMarkOf(SECRET) }
const SAME_ORIGIN = { 'sec-fetch-site': 'same-origin', origin: SITE_URL }

const APP_SHELL: AppShellData = {
  workingWeek: { days: [1, 2, 3, 4, 5], opens: '08:00', closes: '17:00', extraHolidays: [] },
  mail: { way: 'folder', waiting: 0, failed: 0, trouble: null },
  company: { name: 'Twelve Moons', mailbox: 'hello@twelvemoons.example' },
  topics: [],
}

const hashes = new Map<string, Promise<string>>()
const matches = new Map<string, Promise<boolean>>()

/** Argon2id takes longer than most tests: each password is hashed once, and each guess compared once. */
const MEMOISED: Pick<InboxServices, 'hashPassword' | 'passwordMatches'> = {
  hashPassword: (password, bytes) => {
    const hash = hashes.get(password) ?? hashPassword(password, bytes)
    hashes.set(password, hash)
    return hash
  },
  passwordMatches: (password, stored) => {
    const guess = JSON.stringify([password, stored])
    const match = matches.get(guess) ?? passwordMatches(password, stored)
    matches.set(guess, match)
    return match
  },
}

type OpenTestWebsite = (database: Database, folder: string, now: () => Date) => Website

type RequestOptions = { body?: object; ip?: string; headers?: Record<string, string> }

/** A browser: it keeps cookies, and sends browser headers. */
export type TestBrowser = {
  send: (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    options?: RequestOptions,
  ) => Promise<LightMyRequestResponse>
  cookies: Map<string, string>
}

export type TestInbox = {
  app: FastifyInstance
  database: Database
  /** Stores enquiries like the site, with their events and hooks. */
  enquiries: EnquiryStore
  visits: VisitStore
  clock: { now: Date }
  services: InboxServices
  /** All routes, as `POST /inbox/api/sign-out`. */
  routes: ReadonlyArray<string>
  changes: TestChanges
  /** The data folder. */
  folder: string
  reported: ReadonlyArray<string>
  newBrowser: () => TestBrowser
  /** A signed-in member of staff with {@link PASSWORD}. */
  join: (name: string, role?: 'owner' | 'member') => Promise<TestBrowser & { id: string; email: string }>
  /** The audit log, newest first. */
  auditLog: () => Promise<Array<AuditEntry>>
  close: () => Promise<void>
}

/** A client that sends a later event has seen another database, and must reload. */
const LAST_KNOWN_EVENT = 900

/** Changes that a test publishes. */
class TestChanges implements Changes {
  readonly listeners = new Set<(change: Change) => void>()
  private readonly published: Array<Change> = []

  publish(change: Change): void {
    this.published.push(change)
    for (const listener of this.listeners) listener(change)
  }

  async subscribe(listener: (change: Change) => void): Promise<() => void> {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  async since(event: number): Promise<ReadonlyArray<EnquiryChange> | null> {
    const enquiryChanges = this.published.filter((change) => change.kind !== 'mail')
    return event > LAST_KNOWN_EVENT ? null : enquiryChanges.filter((change) => change.event > event)
  }

  async stop(): Promise<void> {
    this.listeners.clear()
  }
}

/**
 * The inbox over a real database, with a clock that tests move.
 *
 * @param overrides services that differ
 * @param changeConfig returns the settings, given those of development
 */
export async function openTestInbox(
  overrides: Partial<InboxServices> = {},
  changeConfig: (config: InboxServices['config']) => InboxServices['config'] = (config) => config,
  openStore: OpenTestStore = openProjectStore,
  openWebsite: OpenTestWebsite = (...args) => createTestWebsite(...args).website,
): Promise<TestInbox> {
  const folder = join(tmpdir(), `twelve-moons-${randomUUID()}`)
  mkdirSync(folder)
  const clock = { now: MONDAY }
  const now = () => clock.now
  const content = await loadContent()
  const site = {
    content: () => content,
    siteUrl: SITE_URL,
    secret: SECRET,
    webhook: null,
    now,
    randomBytes,
    confirmationsPerHour: 0,
  }
  const { database: opened, enquiries, visits } = await openStore(siteHooks(site), folder)
  const database = { ...opened } // a copy, whose methods tests may replace
  // Cuts all connections, so that closing does not wait for them.
  const app = Fastify({ forceCloseConnections: true })
  const audit = auditLog(SECRET)
  const reported: Array<string> = []
  const report: InboxServices['report'] = (_level, _fields, message) => reported.push(message)
  const auditWatch = createAuditWatch({ database, audit, dataDir: folder, now, report })
  const config: InboxServices['config'] = {
    mail: { smtp: null, from: null, notify: [] },
    webhook: null,
    dataDir: folder,
    siteUrl: SITE_URL,
    storage: { ownBackup: null, manualErasure: null },
  }
  const changes = new TestChanges()
  const drawing = createDrawingThread({ timeoutMs: LONG_MS })
  const services: InboxServices = {
    database,
    audit,
    enquiries,
    visits,
    content: () => content,
    config: changeConfig(config),
    siteUrl: SITE_URL,
    secret: SECRET,
    secretMark: secretMarkOf(overrides.secret ?? SECRET),
    now,
    randomBytes,
    report,
    countRejection: () => {},
    auditWatch,
    changes,
    appShell: async () => APP_SHELL,
    printPlan: planPrinter({ content: () => content, siteUrl: SITE_URL, now, printer: drawing }),
    nextSweepDay: () => addDays(todayInJohannesburg(now()), 1),
    website: openWebsite(database, folder, now),
    page: () => null,
    ...MEMOISED,
    ...overrides,
  }
  const routes: Array<string> = []
  app.addHook('onRoute', ({ method, url }) => {
    if (method !== 'HEAD') routes.push(`${method} ${url}`)
  })
  answerErrors(app)
  addOriginGate(app, SITE_URL)
  addInbox(app, services)
  await app.ready()
  const newBrowser = () => browserOf(app)
  return {
    app,
    database,
    enquiries,
    visits,
    clock,
    services,
    routes,
    changes,
    folder,
    reported,
    newBrowser,
    join: (name, role = 'owner') => {
      clock.now = new Date(clock.now.getTime() + 1) // each person joins at a different time
      return joinAs(services, newBrowser(), name, role)
    },
    auditLog: () => database.read((tx) => searchAudit(tx, { before: null, limit: 100 })),
    close: async () => {
      await app.close()
      await drawing.close()
      await enquiries.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A link like that of `npm run inbox:owner`. */
export async function firstLink({ database, now }: Pick<InboxServices, 'database' | 'now'>): Promise<string> {
  const staff = newStaffId(randomBytes)
  const { token, add } = newLink(
    { purpose: 'first', staff, ...MADE_BY_COMMAND },
    now().getTime(),
    randomBytes,
  )
  await database.transaction(add)
  return token
}

async function joinAs(services: InboxServices, browser: TestBrowser, name: string, role: 'owner' | 'member') {
  const email = `${name.toLowerCase()}@twelvemoons.example`
  const [id, at] = [newStaffId(randomBytes), services.now().getTime()]
  const { token, add } = newLink({ purpose: 'invitation', staff: id, ...MADE_BY_COMMAND }, at, randomBytes)
  await services.database.transaction(async (tx) => {
    await addInvited(tx, { id, email, emailFolded: email, role, createdAt: at })
    await add(tx)
  })
  await browser.send('POST', `invited/${token}`, { body: { name, email, password: PASSWORD } })
  return { ...browser, id, email }
}

function browserOf(app: FastifyInstance): TestBrowser {
  const cookies = new Map<string, string>()
  return {
    cookies,
    send: async (method, path, { body, ip = '196.25.1.1', headers = {} } = {}) => {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const response = await app.inject({
        method,
        url: `/inbox/api/${path}`,
        remoteAddress: ip,
        headers: {
          'user-agent': CHROME,
          ...(method === 'GET' ? { 'sec-fetch-site': 'same-origin' } : SAME_ORIGIN),
          ...(cookie && { cookie }),
          ...headers,
        },
        ...(body && { payload: body }),
      })
      for (const { name, value, maxAge } of response.cookies)
        if (maxAge === 0) cookies.delete(name)
        else cookies.set(name, value)
      return response
    },
  }
}
