import { formatDate } from '../../../domain/calendar/calendar.ts'
import { dayOf } from '../../../domain/calendar/time-of-day.ts'
import { firstDayOf } from '../../../domain/pricing/list-version.ts'
import { counted } from '../../../domain/wording.ts'
import type { Database } from '../../store/sql/database.ts'
import { PROGRAM } from '../../store/sql/migration-steps.ts'
import { draftRows } from '../../store/sql/website/draft-rows.ts'
import { publishedLists } from '../../store/sql/website/price-list-rows.ts'
import { lastAttemptToBegin, lastCheck, liveVersion } from '../../store/sql/website/version-rows.ts'
import { versionFiles } from '../../website/version-files.ts'
import { advice, bad, type Finding, good } from './doctor-checks.ts'

const OLD_DRAFT_MS = 14 * 86_400_000

type FindingsQuery = { database: Database; program: Readonly<Record<string, unknown>>; nowMs: number }

/**
 * Findings about the site that owners change: the live version, then, if there are any, its draft, the last check,
 * upcoming prices, and changed words of this program that owners have replaced.
 *
 * @param query.program the content that came with the program
 */
export async function websiteFindings(query: FindingsQuery): Promise<Array<Finding>> {
  const live = await query.database.read(liveVersion)
  const sentence = live === null ? 'The site is as it was delivered.' : `Version ${live} of the site is live.`
  const otherFindings = await Promise.all([draft, check, prices, words].map((find) => find(query)))
  return [good('Website', sentence), ...otherFindings.flat()]
}

async function draft({ database, nowMs }: FindingsQuery): Promise<Array<Finding>> {
  const rows = await database.read(draftRows)
  const oldest = Math.min(...rows.map(({ at }) => at))
  if (rows.length === 0) return []
  const sentence = `Not live yet: ${counted(rows.length, 'change')}, the oldest of ${formatDate(dayOf(oldest))}.`
  if (nowMs - oldest < OLD_DRAFT_MS) return [good('Draft', sentence)]
  const todo = 'The inbox publishes them, or takes them back: Website, Check and publish.'
  return [advice('Draft', sentence, todo)]
}

async function check({ database }: FindingsQuery): Promise<Array<Finding>> {
  const last = await database.read(lastCheck)
  const [fault] = last?.state === 'failed' ? (last.report.faults ?? []) : []
  if (!fault) return []
  const todo = 'The inbox names each fault under Website, Check and publish.'
  return [advice('Check', `The last one failed: ${fault.sentence}`, todo)]
}

async function prices({ database, nowMs }: FindingsQuery): Promise<Array<Finding>> {
  const lists = await database.read(publishedLists)
  const priceFindings = lists.map(async ({ version }): Promise<Array<Finding>> => {
    const what = 'New prices'
    const subject = `Those of ${formatDate(firstDayOf(version))}`
    const attempt = await database.read((tx) => lastAttemptToBegin(tx, version))
    const [fault] = attempt?.state === 'failed' ? (attempt.report.faults ?? []) : []
    if (fault) {
      const todo = 'The server tries again every ten minutes, and begins them by itself.'
      return [bad(what, `${subject} could not begin: ${fault.sentence}`, todo)]
    }
    return firstDayOf(version) > dayOf(nowMs)
      ? [good(what, `${subject} begin by themselves, at midnight.`)]
      : []
  })
  return (await Promise.all(priceFindings)).flat()
}

async function words({ database, program }: FindingsQuery): Promise<Array<Finding>> {
  const { differences } = await database.read(async (tx) => versionFiles(tx, await liveVersion(tx), program))
  if (differences.length === 0) return []
  const places = differences.map(({ part, field }) => `${part}.json: ${field}`).join(', ')
  const sentence = `${PROGRAM} has other words in ${counted(differences.length, 'place')} where the owners’ are live: ${places}.`
  return [advice('Words', sentence, 'The inbox shows both, and asks which shall stand: Website.')]
}
