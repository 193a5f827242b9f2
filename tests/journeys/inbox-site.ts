import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { BrowserContextOptions } from '@playwright/test'
import {
  type EnquiryDetail,
  type EnquiryRow,
  enquiryDetailSchema,
} from '../../domain/inbox/api/enquiry-detail.ts'
import { enquiryPageSchema } from '../../domain/inbox/api/enquiry-list.ts'
import type { List } from '../../domain/inbox/events/kinds.ts'
import { SiteServer } from './site-server.ts'

/** Monday 23 November 2026, 10:24 in Johannesburg. */
export const MONDAY_10_24 = '2026-11-23T08:24:00Z'
/** Their passkey or password is asked for again five minutes later. */
const MONDAY_10_22 = '2026-11-23T08:22:00Z'
export const PASSWORD = 'twelve moons over Pinetown'
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>

/** Two colleagues who have just joined, and the data folder of their stopped server. */
export type Staffed = { dataDir: string; owner: Account; member: Account }

type Account = { name: string; email: string; cookies: StorageState['cookies'] }

/** Somebody who is signed in: in browsers by the storage state, and by requests of their own. */
export type Colleague = {
  name: string
  email: string
  storageState: StorageState
  /** Asks /inbox/api/PATH, as the app does. @throws {Error} for an answer that is not 2xx */
  ask: (method: Method, path: string, body?: object) => Promise<unknown>
}

/** A site whose inbox an owner and a member work in. */
export type InboxSite = {
  site: SiteServer
  owner: Colleague
  member: Colleague
  /** Sends a form as a browser does, the contact form if no other is named. @returns the number of the enquiry that it became */
  enquire: (typed?: Typed, form?: string) => Promise<number>
  /** What is stored of an enquiry, as the owner is told it. */
  detail: (number: number) => Promise<EnquiryDetail>
  rows: (list: List) => Promise<Array<EnquiryRow>>
}

/** All that the contact form needs; a test changes what it is about. */
const CONTACT = {
  firstName: 'Nomvula',
  surname: 'Dlamini',
  email: 'nomvula@example.co.za',
  phoneNumber: '082 123 4567',
  category: 'Web development',
  message: 'We sell beads in Gqeberha.',
}

type Typed = Readonly<Record<string, string>>

/** What came in before a journey begins, by its moment, the earliest first; and what was typed otherwise than usual. */
export type Earlier = Readonly<Record<string, Typed>>

/** The first worker of a run that asks lets the two join, and the others wait for it. @param outputDir of the run */
export async function staffedOfRun(outputDir: string): Promise<Staffed> {
  const dataDir = join(outputDir, 'staffed')
  const known = `${dataDir}.json`
  await mkdir(outputDir, { recursive: true })
  for (;;) {
    const text = await readFile(known, 'utf8').catch(() => null)
    if (text !== null) return JSON.parse(text) as Staffed // proof: written below
    if (await isMade(dataDir)) {
      const staffed = await staffInbox(dataDir).catch(async (error: unknown) => {
        await rm(dataDir, { recursive: true }) // for the next one to try
        throw error
      })
      await writeFile(`${known}.new`, JSON.stringify(staffed))
      await rename(`${known}.new`, known)
    } else await sleep(100)
  }
}

/** Whether the folder was not there and is now. */
function isMade(folder: string): Promise<boolean> {
  return mkdir(folder, { mode: 0o700 }).then(
    () => true,
    () => false,
  )
}

/**
 * Lets an owner and a member join, by the link of the command and by an invitation.
 *
 * @param ownDir where their server keeps its data; without it a folder that the caller removes
 */
export async function staffInbox(ownDir?: string): Promise<Staffed> {
  const dataDir = ownDir ?? (await mkdtemp(join(tmpdir(), 'twelve-moons-staffed-')))
  const site = await SiteServer.start({}, { moment: MONDAY_10_22, dataDir })
  const owner = await joinAs('Thandeka Nkosi', site, await site.firstOwnerLink())
  const email = addressOf('Pieter Louw')
  const invited = await colleagueAt(site, owner).ask('POST', 'people/invite', { email, role: 'member' })
  const member = await joinAs('Pieter Louw', site, linkIn(invited))
  await site.stop()
  return { dataDir, owner, member }
}

/**
 * Starts a server to which enquiries come at earlier moments, and which two colleagues have joined.
 *
 * @param staffed what each server begins with
 * @param settings of the server, such as SMTP_URL
 * @param moment the server's present when the journey begins; it passes
 */
export async function startInboxSite(
  staffed: Staffed,
  settings: Record<string, string>,
  moment: string,
  earlier: Earlier = {},
): Promise<InboxSite> {
  const moments = [...Object.keys(earlier), moment]
  const site = await SiteServer.start(settings, { moment: moments[0] ?? moment, copyOf: staffed.dataDir })
  for (const [place, typed] of Object.values(earlier).entries()) {
    await send(site, 'POST', '/contact-us', { ...CONTACT, ...typed })
    await site.restartAt(moments[place + 1] ?? moment)
  }
  const owner = colleagueAt(site, staffed.owner)
  const member = colleagueAt(site, staffed.member)
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
      const { category, message, ...person } = CONTACT
      const base = form === '/contact-us' ? CONTACT : person
      await send(site, 'POST', form, { ...base, ...typed })
      const newest = [...(await rows('needs')), ...(await rows('held'))]
      return Math.max(...newest.map(({ number }) => number))
    },
    detail: async (number) => enquiryDetailSchema.parse(await owner.ask('GET', `enquiries/${number}`)),
  }
}

async function joinAs(name: string, site: SiteServer, link: string): Promise<Account> {
  const email = addressOf(name)
  const path = `/inbox/api/${link.split('/inbox/')[1]}`
  const { headers } = await send(site, 'POST', path, { name, email, password: PASSWORD })
  const pairs = headers.getSetCookie().map((each) => each.split(';')[0]?.split('=') ?? [])
  const cookies = pairs.map(([cookie = '', value = '']) => ({
    name: cookie,
    value,
    domain: 'localhost',
    path: '/',
    expires: -1,
    httpOnly: true,
    secure: false,
    sameSite: 'Strict' as const,
  }))
  return { name, email, cookies }
}

function colleagueAt(site: SiteServer, { name, email, cookies }: Account): Colleague {
  const cookie = cookies.map((each) => `${each.name}=${each.value}`).join('; ')
  return {
    name,
    email,
    storageState: { cookies, origins: [] },
    ask: async (method, api, body) =>
      (await send(site, method, `/inbox/api/${api}`, body, { cookie })).json(),
  }
}

async function send(
  { url }: SiteServer,
  method: Method,
  path: string,
  body?: object,
  own: Record<string, string> = {},
): Promise<Response> {
  const browser = { 'sec-fetch-site': 'same-origin', origin: url, 'user-agent': CHROME }
  const json = { 'content-type': 'application/json', accept: 'application/json' }
  const response = await fetch(url + path, {
    method,
    headers: { ...browser, ...(body && json), ...own },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
  return response
}

function addressOf(name: string): string {
  return `${name.split(' ')[0]?.toLowerCase()}@twelvemoons.example`
}

function linkIn(invited: unknown): string {
  return String(Reflect.get(Object(invited), 'link'))
}
