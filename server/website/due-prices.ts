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
import { lastAttemptToBegin, liveVersion, type SiteVersion } from '../store/sql/website/version-rows.ts'

const MINUTE_MS = 60_000
/** The site is built with a price list at 23:50 on the day before the list begins. */
const AHEAD_MS = 10 * MINUTE_MS
/** A build that failed, or whose server was killed, is tried again after this. */
const RETRY_MS = 10 * MINUTE_MS
const MAX_REASONS = 5

type Dependencies = {
  database: Database
  shownSite: () => { version: number | null; priceList: string }
  /** Builds the live version with a price list and waits for the build, unless another is running. */
  prepare: (list: string, by: { author: string; at: number }) => Promise<void>
  publish: (number: number, by: { author: string; at: number }) => Promise<boolean>
  report: Report
  now: () => Date
}

/**
 * Puts the owners' price lists into effect automatically. Each run checks whether one is due: the live version is built with it shortly
 * before its day, and shown at midnight. If that fails, the owners are mailed once, the old list stays, and it is retried.
 */
export function createDuePrices({ database, shownSite, prepare, publish, report, now }: Dependencies) {
  /** The list that is due, with the last attempt to build it; null if none is due. */
  async function dueList(at: number) {
    return database.read(async (tx) => {
      const live = await liveVersion(tx)
      if (live !== shownSite().version) return null // the version just published must be shown first
      const list = await lastListUpTo(tx, lastVersionOn(dayOf(at + AHEAD_MS)))
      if (list === null || list <= shownSite().priceList) return null
      return { list, live, attempt: await lastAttemptToBegin(tx, list) }
    })
  }

  async function mailOwners(list: string, { report: { faults = [] } }: SiteVersion, at: number) {
    const reasons = faults.map(({ sentence }) => sentence)
    report('error', { list, reason: reasons[0] }, 'A price list cannot begin on its day')
    const mail = {
      kind,
      at,
      from: firstDayOf(list),
      shown: firstDayOf(shownSite().priceList),
      reasons: reasons.slice(0, MAX_REASONS),
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
    const isDayReached = firstDayOf(list) <= dayOf(at)
    if (attempt && isReady(attempt, live)) {
      if (isDayReached) await publish(attempt.number, by)
      return
    }
    const isForLive = attempt?.backTo === (live ?? AS_DELIVERED) // the fault may have been in the version that was live before
    if (attempt && isForLive && attempt.state !== 'ready' && at - attempt.at < RETRY_MS) return
    await prepare(list, by)
    const built = await database.read((tx) => lastAttemptToBegin(tx, list))
    if (built?.state === 'failed' && built.at === at) await mailOwners(list, built, at)
    if (built && isReady(built, live) && isDayReached) await publish(built.number, by)
  }
}

/** Whether the list is built with the version that is still live. */
function isReady(attempt: SiteVersion, live: number | null): boolean {
  return attempt.state === 'ready' && attempt.backTo === (live ?? AS_DELIVERED)
}
