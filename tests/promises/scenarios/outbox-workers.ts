import { setTimeout as sleep } from 'node:timers/promises'
import type { TestSmtp } from '../../../server/mail/testing/test-smtp.ts'
import { startPostgres } from '../../../server/store/testing/postgres-process.ts'
import type { SiteServer } from '../../journeys/site-server.ts'
import type { Context } from '../context.ts'
import { smtpFor } from '../mail.ts'
import { atLeast, exactly, type Scenario, SkipError } from '../scenario.ts'

const SERVERS = 4
const ENQUIRIES = { quick: 20, full: 60 }
/** One to the visitor, one to the staff. */
const MAILS_PER_ENQUIRY = 2
const ARRIVAL_TIMEOUT_MS = 60_000
/** Less than a claim, which lasts for a minute. A repeat after the claim is allowed: the record of the delivery may have been lost. */
const REPEAT_WINDOW_MS = 30_000

type Database = { name: string; settings: (context: Context) => Promise<Record<string, string>> }

const EMBEDDED: Database = { name: 'one data folder', settings: async () => ({}) }
const POSTGRES: Database = {
  name: 'one PostgreSQL',
  settings: async (context) => {
    const postgres = await startPostgres()
    if (!postgres) throw new SkipError('PostgreSQL is not installed (Debian: apt-get install postgresql)')
    context.atEnd(() => postgres.remove())
    return { DATABASE_URL: postgres.urlOf('postgres') }
  },
}

export const workersOfOneFolder = workersOver(EMBEDDED, true)
export const workersOfPostgres = workersOver(POSTGRES, false)

/** Four servers deliver from one outbox. */
function workersOver(database: Database, isQuick: boolean): Scenario {
  return {
    id: 'R6',
    promise: `Four servers on ${database.name} send each mail once`,
    isQuick,
    isTimed: false,
    control: {
      file: 'server/store/sql/outbox.ts',
      // A claim without an expiry: the mail is due for the others at once.
      find: 'nowMs + LEASE_MS,',
      replace: 'nowMs,',
    },
    run: async (context) => {
      const { smtp, settings } = await smtpFor(context)
      const repeats = countRepeats(smtp)
      const first = await context.server({ ...settings, ...(await database.settings(context)) })
      const others = await startOthers(context, first)
      const ports = [first, ...others].map(({ port }) => port)
      const enquiryCount = context.isQuick ? ENQUIRIES.quick : ENQUIRIES.full
      const port = () => ports[context.random.between(0, ports.length - 1)] ?? first.port
      const visitors = context.visitors(port, { atOnce: 8, maxEnquiries: enquiryCount })
      await visitors.ended
      await visitors.stop()
      await untilReceived(smtp, enquiryCount * MAILS_PER_ENQUIRY)
      return [
        exactly('servers', ports.length, SERVERS),
        exactly('accepted', visitors.accepted.length, enquiryCount),
        atLeast('mails that arrived', messageIdsIn(smtp).size, enquiryCount * MAILS_PER_ENQUIRY),
        exactly('mails that two servers had claimed', repeats(), 0),
      ]
    },
  }
}

async function startOthers(context: Context, first: SiteServer): Promise<Array<SiteServer>> {
  const starting = Array.from({ length: SERVERS - 1 }, () => first.startAnother())
  const others = await Promise.all(starting)
  for (const another of others) context.atEnd(() => another.kill())
  return others
}

/** Counts mails that arrive again during the first delivery's claim. */
function countRepeats(smtp: TestSmtp): () => number {
  const arrivedMs = new Map<string, number>()
  let repeats = 0
  smtp.behave({
    onData: ({ mail: { messageId = '' } }) => {
      const nowMs = performance.now()
      if (nowMs - (arrivedMs.get(messageId) ?? Number.NEGATIVE_INFINITY) < REPEAT_WINDOW_MS) repeats += 1
      arrivedMs.set(messageId, nowMs)
      return undefined
    },
  })
  return () => repeats
}

/** Resolves once a number of different mails has arrived, or after {@link ARRIVAL_TIMEOUT_MS}. */
async function untilReceived(smtp: TestSmtp, count: number): Promise<void> {
  const untilMs = performance.now() + ARRIVAL_TIMEOUT_MS
  while (messageIdsIn(smtp).size < count && performance.now() < untilMs) await sleep(50)
}

function messageIdsIn({ received }: TestSmtp): Set<string | undefined> {
  return new Set(received.map(({ mail }) => mail.messageId))
}
