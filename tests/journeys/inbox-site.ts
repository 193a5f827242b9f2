import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import type { BrowserContextOptions } from '@playwright/test'
import {
  type EnquiryDetail,
  type EnquiryRow,
  enquiryDetailSchema,
} from '../../domain/inbox/api/enquiry-detail.ts'
import { enquiryPageSchema } from '../../domain/inbox/api/enquiry-list.ts'
import type { List } from '../../domain/inbox/events/kinds.ts'
import { RECEIPTS_FILE } from '../../server/inbox/person/receipts-file.ts'
import { DATABASE_FILE } from '../../server/store/sqlite/sqlite-store.ts'
import { OWN_CONNECTION, SiteServer } from './site-server.ts'

/** Monday 23 November 2026, 10:24 in Johannesburg. */
export const MONDAY_10_24 = '2026-11-23T08:24:00Z'
export const PASSWORD = 'twelve moons over Pinetown'
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>

/** Two colleagues who have joined, and the data folder of their stopped server. */
export type Staffed = { dataDir: string; owner: Person; member: Person }

type Person = { name: string; email: string }

/** A signed-in person: in browsers by the storage state, and with a function for requests. */
export type Colleague = Person & {
  storageState: StorageState
  /** Requests /inbox/api/PATH, like the app. @throws {Error} for a response that is not 2xx */
  ask: (method: Method, path: string, body?: object) => Promise<unknown>
}

/** A site with an owner and a member in its inbox. */
export type InboxSite = {
  site: SiteServer
  owner: Colleague
  member: Colleague
  /** Sends a form like a browser, by default the contact form. @returns the number of the new enquiry */
  enquire: (typed?: Typed, form?: string) => Promise<number>
  /** The detail of an enquiry, as its owner sees it. */
  detail: (number: number) => Promise<EnquiryDetail>
  rows: (list: List) => Promise<Array<EnquiryRow>>
}

/** All values of the contact form; a test changes some of them. */
const CONTACT = {
  firstName: 'Nomvula',
  surname: 'Dlamini',
  email: 'nomvula@example.co.za',
  phoneNumber: '082 123 4567',
  category: 'Web development',
  message: 'We sell beads in Gqeberha.',
}

type Typed = Readonly<Record<string, string>>

/** The first worker of a run creates both colleagues, and the others wait for it. @param outputDir of the run */
export async function staffedOfRun(outputDir: string): Promise<Staffed> {
  const dataDir = join(outputDir, 'staffed')
  const stateFile = `${dataDir}.json`
  await mkdir(outputDir, { recursive: true })
  for (;;) {
    const text = await readFile(stateFile, 'utf8').catch(() => null)
    if (text !== null) return JSON.parse(text) as Staffed // proof: written below
    if (await isMade(dataDir)) {
      const staffed = await staffInbox(dataDir).catch(async (error: unknown) => {
        await rm(dataDir, { recursive: true }) // the next worker may try
        throw error
      })
      await writeFile(`${stateFile}.new`, JSON.stringify(staffed))
      await rename(`${stateFile}.new`, stateFile)
    } else await sleep(100)
  }
}

/** Whether the folder did not exist and was created. */
function isMade(folder: string): Promise<boolean> {
  return mkdir(folder, { mode: 0o700 }).then(
    () => true,
    () => false,
  )
}

/**
 * Lets an owner and a member join, by the command's link and by an invitation.
 *
 * @param ownDir their server's data folder; by default one that the caller removes
 */
export async function staffInbox(ownDir?: string): Promise<Staffed> {
  const dataDir = ownDir ?? (await mkdtemp(join(tmpdir(), 'twelve-moons-staffed-')))
  const site = await SiteServer.start({}, { moment: MONDAY_10_24, dataDir })
  const owner = await joinAs('Thandeka Nkosi', site, await site.firstOwnerLink())
  const { email } = personNamed('Pieter Louw')
  const invited = await (await signIn(site, owner)).ask('POST', 'people/invite', { email, role: 'member' })
  const member = await joinAs('Pieter Louw', site, linkIn(invited))
  await site.stop()
  return { dataDir, owner, member }
}

/**
 * Starts a server with a running clock. Both colleagues are signed in, and have just reauthenticated.
 *
 * @param staffed the data folder to copy
 * @param settings of the server, such as SMTP_URL
 * @param moment at the start: Monday, 10:24, by default
 */
export async function startInboxSite(
  staffed: Staffed,
  settings: Record<string, string> = {},
  moment = MONDAY_10_24,
): Promise<InboxSite> {
  return inboxAt(await SiteServer.start(settings, { moment, copyOf: staffed.dataDir }), staffed)
}

/** An older server is replaced, because the journeys depend on its clock. */
const OLD_MS = 15 * 60_000

/** The inbox for all journeys of a worker, one after another. */
export class SharedInbox {
  readonly #staffed: Staffed
  #inbox: InboxSite
  #startedMs = performance.now()

  private constructor(staffed: Staffed, inbox: InboxSite) {
    this.#staffed = staffed
    this.#inbox = inbox
  }

  static async start(staffed: Staffed): Promise<SharedInbox> {
    return new SharedInbox(staffed, await startSharedSite(staffed))
  }

  /** Resets it for the next journey, except for the audit log and the numbers of enquiries. */
  async empty(): Promise<InboxSite> {
    if (performance.now() - this.#startedMs > OLD_MS) {
      await this.remove()
      this.#inbox = await startSharedSite(this.#staffed)
      this.#startedMs = performance.now()
      return this.#inbox
    }
    await emptyStore(this.#inbox.site)
    return inboxAt(this.#inbox.site, this.#staffed)
  }

  remove(): Promise<void> {
    return this.#inbox.site.remove()
  }
}

/** Restores both colleagues: a journey may change their names, addresses and passwords. */
async function startSharedSite(staffed: Staffed): Promise<InboxSite> {
  const inbox = await startInboxSite(staffed)
  run(inbox.site.dataDir, 'CREATE TABLE colleagues AS SELECT * FROM staff')
  return inbox
}

/** Deletes all enquiries in the database directly; the server notices within a second, as after an erasure. */
async function emptyStore({ dataDir }: SiteServer): Promise<void> {
  run(
    dataDir,
    `BEGIN IMMEDIATE;
    PRAGMA defer_foreign_keys = ON;
    DELETE FROM submissions;
    DELETE FROM enquiries;
    DELETE FROM sessions;
    DELETE FROM passkeys;
    DELETE FROM sign_in_failures;
    DELETE FROM erasures;
    DELETE FROM saved_answers;
    DELETE FROM settings WHERE key IN ('retentionMonths', 'webhookUrl', 'webhookKey', 'savedAnswersRevision', 'calls');
    DELETE FROM staff;
    INSERT INTO staff SELECT * FROM colleagues;
    COMMIT`,
  )
  // The server may be writing a mail.
  const away = { recursive: true, force: true, maxRetries: 10 }
  for (const name of ['mail', RECEIPTS_FILE]) await rm(join(dataDir, name), away)
}

/** Direct access to the server's data, for what it never does itself: passing time, and tampering. */
export function openDatabase(dataDir: string): DatabaseSync {
  return new DatabaseSync(join(dataDir, DATABASE_FILE), { timeout: 60_000 })
}

/** Extends the ten seconds in which an answer can be undone until they are ended, because machines differ in speed. */
export function stretchUndo({ dataDir }: SiteServer): void {
  run(
    dataDir,
    `CREATE TRIGGER stretch_undo AFTER INSERT ON outbox WHEN new.id LIKE '%reply%' BEGIN
      UPDATE outbox SET due_at = due_at + 3600000 WHERE topic = new.topic AND id = new.id;
    END`,
  )
}

/** Ends the ten seconds: the mails of answers are sent. */
export function endUndo({ dataDir }: SiteServer): void {
  run(
    dataDir,
    `DROP TRIGGER IF EXISTS stretch_undo;
     UPDATE outbox SET due_at = 0 WHERE id LIKE '%reply%' AND attempts = 0`,
  )
}

function run(dataDir: string, statements: string): void {
  const database = openDatabase(dataDir)
  try {
    database.exec(statements)
  } finally {
    database.close()
  }
}

async function inboxAt(site: SiteServer, staffed: Staffed): Promise<InboxSite> {
  const [owner, member] = await Promise.all([signIn(site, staffed.owner), signIn(site, staffed.member)])
  const rows = async (list: List) => {
    const page = await owner.ask('GET', `enquiries?list=${list}&sort=newest`)
    return enquiryPageSchema.parse(page).rows
  }
  return {
    site,
    owner,
    member,
    rows,
    enquire: async (typed = {}, form = '/contact-us') => {
      await sendForm(site, typed, form)
      const newest = [...(await rows('needs')), ...(await rows('held'))]
      return Math.max(...newest.map(({ number }) => number))
    },
    detail: async (number) => enquiryDetailSchema.parse(await owner.ask('GET', `enquiries/${number}`)),
  }
}

/** Sends a form like a browser. */
export async function sendForm(site: SiteServer, typed: Typed, form = '/contact-us'): Promise<void> {
  const { category, message, ...person } = CONTACT
  const base = form === '/contact-us' ? CONTACT : person
  await send(site, 'POST', form, { ...base, ...typed })
}

async function joinAs(name: string, site: SiteServer, link: string): Promise<Person> {
  const person = personNamed(name)
  await send(site, 'POST', `/inbox/api/${link.split('/inbox/')[1]}`, { ...person, password: PASSWORD })
  return person
}

async function signIn(site: SiteServer, { name, email }: Person): Promise<Colleague> {
  const { headers } = await send(site, 'POST', '/inbox/api/sign-in/password', { email, password: PASSWORD })
  const cookies = headers.getSetCookie().map((each) => cookieOf(each))
  const cookie = cookies.map((cookie) => `${cookie.name}=${cookie.value}`).join('; ')
  return {
    name,
    email,
    storageState: { cookies, origins: [] },
    ask: async (method, api, body) =>
      (await send(site, method, `/inbox/api/${api}`, body, { cookie })).json(),
  }
}

function cookieOf(header: string): StorageState['cookies'][number] {
  const [name = '', value = ''] = header.split(';')[0]?.split('=') ?? []
  const scope = { domain: 'localhost', path: '/', expires: -1 }
  return { name, value, ...scope, httpOnly: true, secure: false, sameSite: 'Strict' }
}

async function send(
  { url }: SiteServer,
  method: Method,
  path: string,
  body?: object,
  extraHeaders: Record<string, string> = {},
): Promise<Response> {
  const browser = { 'sec-fetch-site': 'same-origin', origin: url, 'user-agent': CHROME }
  const json = { 'content-type': 'application/json', accept: 'application/json' }
  const response = await fetch(url + path, {
    method,
    headers: { ...browser, ...OWN_CONNECTION, ...(body && json), ...extraHeaders },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
  return response
}

function personNamed(name: string): Person {
  return { name, email: `${name.split(' ')[0]?.toLowerCase()}@twelvemoons.example` }
}

function linkIn(invited: unknown): string {
  return String(Reflect.get(Object(invited), 'link'))
}
