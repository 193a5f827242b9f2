import { setTimeout as sleep } from 'node:timers/promises'
import type { Behaviour, ReceivedMail, TestSmtp } from '../../../server/mail/testing/test-smtp.ts'
import { MAIL_TOPIC } from '../../../server/store/outbox.ts'
import type { Context } from '../context.ts'
import { rowsIn } from '../database-file.ts'
import { smtpFor } from '../mail.ts'
import type { Random } from '../random.ts'
import { atLeast, exactly, type Scenario } from '../scenario.ts'

const ENQUIRIES = 15
const KILLS = 3
/** One to the visitor, one to the staff. */
const MAILS_PER_ENQUIRY = 2
const REFUSED_PERCENT = 30
const DROPPED_PERCENT = 5
/** The clock's advance from one start to the next: longer than a claim, and than the pause after a failure. */
const CLOCK_STEP_MS = 10 * 60_000
const MAX_STARTS = 40
const ROUND_MS = 20_000

/** The mail server is down, then unreliable, while the site's server is killed repeatedly. */
export const mailInTrouble: Scenario = {
  id: 'R8',
  promise:
    'Without a mail server enquiries are accepted, each mail arrives later, and a repeat has the same Message-ID',
  isQuick: false,
  isTimed: false,
  control: {
    file: 'server/mail/due-mail.ts',
    find: 'messageId: ',
    replace: "messageId: '<' + Math.random() + '@site.example>' || ",
  },
  run: async (context) => {
    const { smtp, settings } = await smtpFor(context)
    await smtp.stop()
    const server = await context.server(settings)
    const visitors = context.visitors(() => server.port, { atOnce: 8, maxEnquiries: ENQUIRIES })
    await visitors.ended
    await visitors.stop()
    const refused = visitors.failedExcept('200')
    await smtp.restart()
    smtp.behave(unreliable(context.random))
    const kills = await deliverAll(context, smtp, server)
    const open = openMailsIn(server.dataDir)
    return [
      exactly('enquiries refused without a mail server', refused, 0),
      atLeast('kills', kills, KILLS),
      atLeast('mails that came again', smtp.received.length - distinctMails(smtp.received).size, 1),
      exactly(
        'different mails that arrived',
        distinctMails(smtp.received).size,
        ENQUIRIES * MAILS_PER_ENQUIRY,
      ),
      exactly(
        'repeats under another Message-ID',
        messageIdCount(smtp.received) - distinctMails(smtp.received).size,
        0,
      ),
      exactly('still waiting', open.waiting, 0),
      exactly('given up', open.failed, 0),
    ]
  },
}

/** Some mails are rejected temporarily, and some are never acknowledged. The others are slow, so that kills interrupt deliveries. */
function unreliable(random: Random): Behaviour {
  return {
    onData: () => {
      if (random.chance(DROPPED_PERCENT)) return 'drop'
      return random.chance(REFUSED_PERCENT) ? { code: 451, words: 'not now' } : 'late'
    },
  }
}

type Restartable = { dataDir: string; restartAt: (moment: string) => Promise<void> }

/** Kills the server and starts it again at a later time, until no mail is queued. Resolves to the number of kills during deliveries. */
async function deliverAll(context: Context, smtp: TestSmtp, server: Restartable): Promise<number> {
  let [kills, nowMs] = [0, Date.now()]
  for (let start = 0; start < MAX_STARTS && openMailsIn(server.dataDir).waiting > 0; start += 1) {
    nowMs += CLOCK_STEP_MS
    const aheadMs = nowMs - Date.now()
    const more = kills < KILLS ? context.random.between(2, 6) : Number.POSITIVE_INFINITY
    const goal = smtp.received.length + more
    await server.restartAt(new Date(nowMs).toISOString())
    const isDone = () => openMailsIn(server.dataDir).pendingAt(Date.now() + aheadMs) === 0
    if (await untilTaken(smtp, goal, isDone)) kills += 1
  }
  return kills
}

/** Resolves to true once a number of mails has arrived, or to false once all due mails were tried. */
async function untilTaken({ received }: TestSmtp, goal: number, isDone: () => boolean): Promise<boolean> {
  const untilMs = performance.now() + ROUND_MS
  while (received.length < goal && performance.now() < untilMs) {
    if (isDone()) return false
    await sleep(20)
  }
  return received.length >= goal
}

/** The undelivered mails in the outbox of a data folder. */
function openMailsIn(dataDir: string) {
  const sql = `SELECT * FROM outbox WHERE topic = '${MAIL_TOPIC}' AND delivered_at IS NULL`
  const rows = rowsIn(dataDir, sql)
  const waiting = rows.filter(({ failed_at }) => failed_at === null)
  return {
    waiting: waiting.length,
    failed: rows.length - waiting.length,
    /** The number of mails that are due at a time (epoch milliseconds) or being delivered. */
    pendingAt: (ms: number) =>
      waiting.filter(({ due_at, claim }) => Number(due_at) <= ms || claim !== null).length,
  }
}

/** The mails without repeats, each as its recipient and the visitor whom it is about. */
function distinctMails(mails: ReadonlyArray<ReceivedMail>): Set<string> {
  return new Set(mails.map(({ to, mail }) => `${to.join()} ${visitorIn(mail.text ?? '')}`))
}

function visitorIn(text: string): string {
  return /visitor-\d+@example\.co\.za/.exec(text)?.[0] ?? ''
}

function messageIdCount(mails: ReadonlyArray<ReceivedMail>): number {
  return new Set(mails.map(({ mail }) => mail.messageId)).size
}
