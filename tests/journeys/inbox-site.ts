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

/** An inbox of two colleagues: the data folder of its stopped server, which each worker copies. */
export type InboxTemplate = { dataDir: string; owner: Person; member: Person }

type Person = { name: string; email: string }

/** A signed-in member of staff. */
export type Colleague = Person & {
  /** Signs a browser in. */
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
  /** The detail of an enquiry, as the owner sees it. */
  detail: (number: number) => Promise<EnquiryDetail>
  rows: (list: List) => Promise<Array<EnquiryRow>>
}

/** A valid contact form; a test changes some of its values. */
const CONTACT = {
  firstName: 'Nomvula',
  surname: 'Dlamini',
  email: 'nomvula@example.co.za',
  phoneNumber: '082 123 4567',
  category: 'Web development',
  message: 'We sell beads in Gqeberha.',
}

type Typed = Readonly<Record<string, string>>

/** The first worker of a run creates the template, and the others wait for it. @param outputDir of the run */
export async function inboxTemplateOfRun(outputDir: string): Promise<InboxTemplate> {
  const dataDir = join(outputDir, 'inbox-template')
  const stateFile = `${dataDir}.json`
  await mkdir(outputDir, { recursive: true })
  for (;;) {
    const text = await readFile(stateFile, 'utf8').catch(() => null)
    if (text !== null) return JSON.parse(text) as InboxTemplate // proof: written below
    if (await tryToCreate(dataDir)) {
      const template = await createInboxTemplate(dataDir).catch(async (error: unknown) => {
        await rm(dataDir, { recursive: true }) // the next worker may try
        throw error
      })
      await writeFile(`${stateFile}.new`, JSON.stringify(template))
      await rename(`${stateFile}.new`, stateFile)
    } else await sleep(100)
  }
}

/** @returns whether the folder did not exist and was created */
function tryToCreate(folder: string): Promise<boolean> {
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
export async function createInboxTemplate(ownDir?: string): Promise<InboxTemplate> {
  const dataDir = ownDir ?? (await mkdtemp(join(tmpdir(), 'twelve-moons-inbox-')))
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
 * @param settings of the server, such as SMTP_URL
 * @param moment at the start: Monday, 10:24, by default
 */
export async function startInboxSite(
  template: InboxTemplate,
  settings: Record<string, string> = {},
  moment = MONDAY_10_24,
): Promise<InboxSite> {
  return inboxAt(await SiteServer.start(settings, { moment, copyOf: template.dataDir }), template)
}

/** An older server is replaced, because the journeys depend on its clock. */
const MAX_AGE_MS = 15 * 60_000

/** The inbox for all journeys of a worker, one after another. */
export class SharedInbox {
  readonly #template: InboxTemplate
  #inbox: InboxSite
  #startedMs = performance.now()

  private constructor(template: InboxTemplate, inbox: InboxSite) {
    this.#template = template
    this.#inbox = inbox
  }

  static async start(template: InboxTemplate): Promise<SharedInbox> {
    return new SharedInbox(template, await startSharedSite(template))
  }

  /** Empties the inbox for the next journey, except for the audit log and the numbering of enquiries. */
  async empty(): Promise<InboxSite> {
    if (performance.now() - this.#startedMs > MAX_AGE_MS) {
      await this.remove()
      this.#inbox = await startSharedSite(this.#template)
      this.#startedMs = performance.now()
      return this.#inbox
    }
    await emptyStore(this.#inbox.site)
    return inboxAt(this.#inbox.site, this.#template)
  }

  remove(): Promise<void> {
    return this.#inbox.site.remove()
  }
}

/** Keeps a copy of both colleagues, because a journey may change their names, addresses and passwords. */
async function startSharedSite(template: InboxTemplate): Promise<InboxSite> {
  const inbox = await startInboxSite(template)
  run(inbox.site.dataDir, 'CREATE TABLE colleagues AS SELECT * FROM staff')
  return inbox
}

/** Deletes all enquiries directly in the database, and restores both colleagues. The server notices within a second. */
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
  const options = { recursive: true, force: true, maxRetries: 10 } // the server may be writing a mail
  for (const name of ['mail', RECEIPTS_FILE]) await rm(join(dataDir, name), options)
}

/** Direct access to the server's data, to let time pass, to lock it or to tamper with it. */
export function openDatabase(dataDir: string): DatabaseSync {
  return new DatabaseSync(join(dataDir, DATABASE_FILE), { timeout: 60_000 })
}

/** Extends the ten seconds in which an answer can be undone until {@link endUndo}, because machines differ in speed. */
export function stretchUndo({ dataDir }: SiteServer): void {
  run(
    dataDir,
    `CREATE TRIGGER stretch_undo AFTER INSERT ON outbox WHEN new.id LIKE '%reply%' BEGIN
      UPDATE outbox SET due_at = due_at + 3600000 WHERE topic = new.topic AND id = new.id;
    END`,
  )
}

/** Lets the mails of answers be sent. */
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

async function inboxAt(site: SiteServer, template: InboxTemplate): Promise<InboxSite> {
  const [owner, member] = await Promise.all([signIn(site, template.owner), signIn(site, template.member)])
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
  const cookies = headers.getSetCookie().map(cookieOf)
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
