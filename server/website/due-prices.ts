import { dayOf } from '../../domain/calendar/time-of-day.ts'
import { AS_DELIVERED, AUTOMATIC_AUTHOR } from '../../domain/inbox/api/website.ts'
import { firstDayOf, lastVersionOn } from '../../domain/pricing/list-version.ts'
import type { Report } from '../log.ts'
import { mailMessage } from '../mail/mail-message.ts'
import { kind } from '../mail/mails/prices-not-begun.ts'
import type { Database } from '../store/sql/database.ts'
import { putIntoOutbox } from '../store/sql/outbox.ts'
import { allStaff } from '../store/sql/staff.ts'
import { lastListUpTo } from '../store/sql/website/price-list-rows.ts'
import { lastToBegin, liveVersion, type SiteVersion } from '../store/sql/website/version-rows.ts'

const MINUTE_MS = 60_000
/** The site is built with a price list at 23:50 of the evening before. */
const AHEAD_MS = 10 * MINUTE_MS
/** A build that failed, or whose server was killed, is tried again after this. */
const TRIED_AGAIN_MS = 10 * MINUTE_MS
const TOLD_REASONS = 5

type Dependencies = {
  database: Database
  shown: () => { version: number | null; priceList: string }
  /** Builds what is live with a price list that begins, unless another build is under way, and waits for it. */
  prepare: (list: string, by: { author: string; at: number }) => Promise<void>
  publish: (number: number, by: { author: string; at: number }) => Promise<boolean>
  report: Report
  now: () => Date
}

/**
 * Begins the owners' price lists by themselves. Each turn looks whether one is due: it is built shortly before its day with what is live
 * then, and shown at midnight. If that fails, the owners are mailed once, the old list stays, and it is tried again.
 */
export function createDuePrices({ database, shown, prepare, publish, report, now }: Dependencies) {
  /** The list that begins next or has not begun in time, and the last attempt; null without one. */
  async function dueList(at: number) {
    return database.read(async (tx) => {
      const live = await liveVersion(tx)
      if (live !== shown().version) return null // what was just published comes first
      const list = await lastListUpTo(tx, lastVersionOn(dayOf(at + AHEAD_MS)))
      if (list === null || list <= shown().priceList) return null
      return { list, live, attempt: await lastToBegin(tx, list) }
    })
  }

  async function tellOwners(list: string, { report: { faults = [] } }: SiteVersion, at: number) {
    const reasons = faults.map(({ sentence }) => sentence)
    report('error', { list, reason: reasons[0] }, 'A price list cannot begin on its day')
    const mail = {
      kind,
      at,
      from: firstDayOf(list),
      shown: firstDayOf(shown().priceList),
      reasons: reasons.slice(0, TOLD_REASONS),
    } as const
    await database.transaction(async (tx) => {
      for (const { id, email, role, joinedAt, leftAt } of await allStaff(tx))
        if (role === 'owner' && joinedAt !== null && leftAt === null) {
          const name = `${kind}.${list}.${id}` // a further failure of this list is not mailed again
          await putIntoOutbox(tx, mailMessage({ name, postId: null, mail: { ...mail, to: email } }), at)
        }
    })
  }

  return async function beginDuePrices(): Promise<void> {
    const at = now().getTime()
    const by = { author: AUTOMATIC_AUTHOR, at }
    const due = await dueList(at)
    if (due === null) return
    const { list, live, attempt } = due
    const isDay = firstDayOf(list) <= dayOf(at)
    if (attempt && isReady(attempt, live)) {
      if (isDay) await publish(attempt.number, by)
      return
    }
    const isOfLive = attempt?.backTo === (live ?? AS_DELIVERED) // else the fault may be gone with the version before
    if (attempt && isOfLive && attempt.state !== 'ready' && at - attempt.at < TRIED_AGAIN_MS) return
    await prepare(list, by)
    const built = await database.read((tx) => lastToBegin(tx, list))
    if (built?.state === 'failed' && built.at === at) await tellOwners(list, built, at)
    if (built && isReady(built, live) && isDay) await publish(built.number, by)
  }
}

/** Whether the site is built with the list, and with what is still live. */
function isReady(attempt: SiteVersion, live: number | null): boolean {
  return attempt.state === 'ready' && attempt.backTo === (live ?? AS_DELIVERED)
}
