import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import { addDays } from '../../../domain/calendar/calendar.ts'
import { dayOf, momentOf } from '../../../domain/calendar/time-of-day.ts'
import { DEFAULT_CALL_SETTINGS } from '../../../domain/calls/call-settings.ts'
import { callTimeText } from '../../../domain/calls/call-time.ts'
import { offeredDays } from '../../../domain/calls/free-times.ts'
import { DATABASE_FILE } from '../../../server/store/sqlite/sqlite-store.ts'
import type { SiteServer } from '../../journeys/site-server.ts'
import { ask, jsonForm } from '../ask.ts'
import { contactFields } from '../attack/contact-form.ts'
import type { Context } from '../context.ts'
import { atLeast, exactly, type Scenario } from '../scenario.ts'

const SERVERS = 4
const ATTEMPTS = { quick: 200, full: 2_000 }
const CLIENTS = 16
/** So few that most attempts want a taken time. */
const TIMES = { quick: 20, full: 120 }
const TIMEOUT_MS = 20_000
const PEOPLE = ['thandeka', 'pieter']
/** The length and pause of a call in the settings, in steps of five minutes. */
const CELLS_PER_CALL = 6

type Query = (sql: string) => Promise<Array<Record<string, unknown>>>
type Opened = { servers: ReadonlyArray<SiteServer>; query: Query }

export const callsOnOneFile = callsOver('one data folder', true, async (context) => {
  const servers = await context.servers(SERVERS)
  const database = new DatabaseSync(join(servers[0]?.dataDir ?? '', DATABASE_FILE), { timeout: 5_000 })
  context.atEnd(() => database.close())
  return { servers, query: async (sql) => database.prepare(sql).all() }
})

export const callsOnPostgres = callsOver('one PostgreSQL', false, async (context) => {
  const { url } = await context.postgres()
  const servers = await context.servers(SERVERS, { DATABASE_URL: url })
  const client = new Client({ connectionString: url })
  await client.connect()
  context.atEnd(() => client.end())
  return { servers, query: async (sql) => (await client.query(sql)).rows }
})

/** Visitors want the same few times of two people, at four servers, one of which is killed meanwhile. */
function callsOver(
  database: string,
  isQuick: boolean,
  open: (context: Context) => Promise<Opened>,
): Scenario {
  return {
    id: 'R17',
    promise: `Four servers on ${database} never book a person twice, and store every enquiry`,
    isQuick,
    isTimed: false,
    control: {
      // Without cells a call may overlap any other.
      file: 'domain/calls/free-times.ts',
      find: 'cells.push(cell)',
      replace: 'continue',
    },
    run: async (context) => {
      const { servers, query } = await open(context)
      await addPeople(query)
      const callers = new Callers(context, servers)
      await callers.send(context.isQuick ? ATTEMPTS.quick : ATTEMPTS.full)
      return [
        exactly('accepted', callers.accepted, callers.sent),
        atLeast('booked a call', callers.booked, PEOPLE.length),
        ...(await figuresOf(query, callers)),
      ]
    },
  }
}

async function addPeople(query: Query): Promise<void> {
  for (const id of PEOPLE)
    await query(
      `INSERT INTO staff (id, name, email, email_folded, role, created_at, joined_at, takes_calls)
       VALUES ('${id}', '${id}', '${id}@twelvemoons.example', '${id}@twelvemoons.example', 'owner', 0, 0, 1)`,
    )
  const settings = { ...DEFAULT_CALL_SETTINGS, unconfirmed: 0, unconfirmedOfNetwork: 0 }
  await query(`INSERT INTO settings (key, value) VALUES ('calls', '${JSON.stringify(settings)}')`)
}

/** Visitors who each want a time, and repeat their form with its key until it is accepted. */
class Callers {
  sent = 0
  accepted = 0
  booked = 0
  readonly #context: Context
  readonly #times: ReadonlyArray<number>
  #servers: ReadonlyArray<SiteServer>

  constructor(context: Context, servers: ReadonlyArray<SiteServer>) {
    this.#context = context
    this.#servers = servers
    this.#times = times(context.isQuick ? TIMES.quick : TIMES.full)
  }

  async send(count: number): Promise<void> {
    const killed = this.#servers.at(-1)
    const visit = async () => {
      while (this.sent < count) {
        const number = this.sent++
        if (number === Math.floor(count / 2) && killed) {
          this.#servers = this.#servers.slice(0, -1)
          await killed.kill()
        }
        await this.#visit(number)
      }
    }
    await Promise.all(Array.from({ length: CLIENTS }, visit))
  }

  async #visit(number: number): Promise<void> {
    const { random } = this.#context
    const at = this.#times[random.between(0, this.#times.length - 1)] ?? 0
    const body = {
      ...contactFields(`caller-${number}@example.co.za`),
      phoneNumber: `082 ${String(1_000_000 + number)}`,
      callAt: callTimeText(at),
    }
    const { headers, ...form } = jsonForm(body)
    const key = `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
    for (;;) {
      const server = this.#servers[random.between(0, this.#servers.length - 1)]
      const answer = await ask(server?.port ?? 0, '/contact-us', {
        ...form,
        headers: { ...headers, 'idempotency-key': key },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }).catch(() => null)
      if (answer?.status !== 200) continue
      this.accepted += 1
      if (JSON.parse(answer.text).receipt.call !== null) this.booked += 1
      return
    }
  }
}

/** The first times from tomorrow on, by default settings and the opening hours of `content/company.json`. */
function times(count: number): Array<number> {
  const openingHours = { days: [1, 2, 3, 4, 5], opens: '08:00', closes: '17:00' }
  const tomorrow = momentOf(addDays(dayOf(Date.now()), 1), '00:00')
  const freePerson = { id: '', taken: new Set<number>() }
  const days = offeredDays(tomorrow, { ...DEFAULT_CALL_SETTINGS, openingHours }, [freePerson])
  return days.flatMap(({ free }) => [...free]).slice(0, count)
}

async function figuresOf(query: Query, { booked, accepted }: Callers) {
  const count = async (sql: string) => Number((await query(`SELECT count(*) AS count FROM ${sql}`))[0]?.count)
  const overlapping = `calls AS one JOIN calls AS other ON other.staff = one.staff AND other.id > one.id
    AND other.starts_at < one.ends_at AND one.starts_at < other.ends_at`
  const incomplete = `calls WHERE (SELECT count(*) FROM call_cells WHERE call = calls.id) <> ${CELLS_PER_CALL}
    OR (SELECT count(*) FROM call_holders WHERE call = calls.id) <> 2
    OR NOT EXISTS (SELECT 1 FROM facts WHERE facts.post_id = calls.post_id AND facts.kind = 'call-booked')`
  return [
    exactly('enquiries stored', await count('enquiries'), accepted),
    exactly('calls booked', await count('calls'), booked),
    exactly('calls that overlap', await count(overlapping), 0),
    exactly('calls with a part missing', await count(incomplete), 0),
  ]
}
