import { z } from 'zod'
import type { CalendarDate } from '../../../../domain/calendar/calendar.ts'
import { dayOf } from '../../../../domain/calendar/time-of-day.ts'
import {
  AS_DELIVERED,
  AUTOMATIC_AUTHOR,
  type SiteReport,
  siteReportSchema,
} from '../../../../domain/inbox/api/website.ts'
import { firstDayOf } from '../../../../domain/pricing/list-version.ts'
import { type RateCard, rateCardSchema } from '../../../../domain/pricing/rate-card.ts'
import { insertRow, type Row, type Transaction } from '../database.ts'
import { readSetting, writeSetting } from '../inbox/settings-rows.ts'
import { jsonColumn } from '../json-column.ts'
import type { VersionChange } from './draft-rows.ts'
import { publishedLists, putPriceList, removePriceList } from './price-list-rows.ts'

const changesSchema = jsonColumn(
  z.array(z.object({ part: z.string(), field: z.string(), revision: z.number() })),
)

const rowSchema = z.object({
  number: z.number(),
  revision: z.number(),
  backTo: z.number().nullable(),
  begins: z.string().nullable(),
  state: z.enum(['building', 'ready', 'failed']),
  changes: changesSchema,
  report: jsonColumn(siteReportSchema),
  askedBy: z.string().nullable(),
  author: z.string(),
  at: z.number(),
  publishedBy: z.string().nullable(),
  publishedAt: z.number().nullable(),
})

/** A version of the site without its content; times are epoch milliseconds. */
export type SiteVersion = z.infer<typeof rowSchema>

const COLUMNS = `number, revision, back_to AS "backTo", begins, state, changes, report, asked_by AS "askedBy", author, at,
  published_by AS "publishedBy", published_at AS "publishedAt"`
export const VERSIONS_LOCK = 'site versions'
const WITHDRAWN = failureReport('Prices were withdrawn since this check. Please check again.')

/** The report of a failed version. */
export function failureReport(sentence: string): string {
  return JSON.stringify({ faults: [{ sentence }] } satisfies SiteReport)
}

export type Files = Readonly<Record<string, unknown>>

type NewVersion = {
  content: Files
  /** The program's own files of the same names, which the owners changed. */
  base: Files
  /** The price list that is published with it. */
  prices: RateCard | null
  /** The changes of the draft that it contains. */
  changes: ReadonlyArray<VersionChange>
  /** The revision of the newest change of the draft at that time. */
  revision: number
  backTo: number | null
  /** The price list that takes effect with it automatically. Such a version has the live content (`backTo`); staff cannot publish it. */
  begins: string | null
  author: string
  at: number
  /** The server that builds it. */
  builder: string
}

/** Adds a version to build. @returns its number; null while another is being built, or if one with the same price list is ready */
export async function addVersion(tx: Transaction, version: NewVersion): Promise<number | null> {
  const { content, base, prices, changes, revision, backTo, begins, author, at, builder } = version
  await tx.lock([VERSIONS_LOCK])
  const [blockingVersion] = await tx.query(
    `SELECT number FROM site_versions
     WHERE state = 'building' OR (begins = ? AND back_to = ? AND state = 'ready' AND published_at IS NULL)`,
    [begins, backTo],
  )
  if (blockingVersion) return null
  const [lastRow] = await tx.query('SELECT max(number) AS number FROM site_versions')
  const number = Number(lastRow?.number ?? 0) + 1
  // A price list that cannot take effect is retried; only the last attempt is kept.
  await tx.query("DELETE FROM site_versions WHERE begins = ? AND state = 'failed'", [begins])
  await insertRow(tx, 'site_versions', {
    number,
    content: JSON.stringify(content),
    base: JSON.stringify(base),
    prices: prices && JSON.stringify(prices),
    changes: JSON.stringify(
      changes.map((change) => ({ part: change.part, field: change.field, revision: change.revision })),
    ),
    revision,
    back_to: backTo,
    begins,
    state: 'building',
    builder,
    report: '{}',
    author,
    at,
  })
  return number
}

/** Notes that the check of a version found no faults: each server now prepares it. @param at epoch milliseconds */
export async function noteChecked(tx: Transaction, number: number, at: number): Promise<void> {
  await tx.query("UPDATE site_versions SET checked_at = ? WHERE number = ? AND state = 'building'", [
    at,
    number,
  ])
}

/** The newest version if its check found no faults and it is not live yet. */
export async function upcomingVersion(tx: Transaction): Promise<number | null> {
  const [newestRow] = await tx.query(
    'SELECT number, state, checked_at, published_at FROM site_versions ORDER BY number DESC LIMIT 1',
  )
  if (
    !newestRow ||
    newestRow.state === 'failed' ||
    newestRow.checked_at === null ||
    newestRow.published_at !== null
  )
    return null
  return Number(newestRow.number)
}

/** Stores the result of a build. @returns who pressed Publish before that */
export async function settleVersion(
  tx: Transaction,
  number: number,
  state: 'ready' | 'failed',
  report: SiteReport,
): Promise<string | null> {
  const [settledRow] = await tx.query(
    "UPDATE site_versions SET state = ?, report = ? WHERE number = ? AND state = 'building' RETURNING asked_by",
    [state, JSON.stringify(report), number],
  )
  return settledRow && settledRow.asked_by !== null ? String(settledRow.asked_by) : null
}

/** Notes who pressed Publish while a version is being checked. @returns false if the check is over */
export async function askToPublish(tx: Transaction, number: number, author: string): Promise<boolean> {
  const askedRows = await tx.query(
    "UPDATE site_versions SET asked_by = ? WHERE number = ? AND state = 'building' AND begins IS NULL RETURNING number",
    [author, number],
  )
  return askedRows.length > 0
}

/**
 * Makes a version the live one, and adds its price list.
 *
 * @returns the changes of the draft that are in it; null unless it is ready, newer than every version that was live, and its prices
 *   can take effect
 */
export async function publishVersion(
  tx: Transaction,
  number: number,
  by: { author: string; at: number },
): Promise<Array<VersionChange> | null> {
  await tx.lock([VERSIONS_LOCK])
  const [row] = await tx.query('SELECT begins, back_to FROM site_versions WHERE number = ?', [number])
  if (!row) return null
  const prices = await versionPrices(tx, number)
  if (prices && (await isTooLate(tx, prices, dayOf(by.at)))) return null
  if (row.begins !== null && !(await canTakeEffect(tx, { ...row, author: by.author }))) return null
  const [published] = await tx.query(
    `UPDATE site_versions SET published_by = ?, published_at = ?
     WHERE number = ? AND state = 'ready' AND published_at IS NULL
       AND NOT EXISTS (SELECT 1 FROM site_versions AS newer WHERE newer.number > ? AND newer.published_at IS NOT NULL)
     RETURNING changes`,
    [by.author, by.at, number, number],
  )
  if (!published) return null
  if (prices) await putPriceList(tx, prices, by)
  await writeSetting(tx, 'liveVersion', number)
  return changesSchema.parse(published.changes)
}

/** The price list that is published with a version; null without one. */
export async function versionPrices(tx: Transaction, number: number): Promise<RateCard | null> {
  const [row] = await tx.query('SELECT prices FROM site_versions WHERE number = ?', [number])
  return row && row.prices !== null ? rateCardSchema.parse(JSON.parse(String(row.prices))) : null
}

/** Whether the first day of a list is over, or is today and another list of the same version has taken effect since the check. */
async function isTooLate(tx: Transaction, prices: RateCard, today: CalendarDate): Promise<boolean> {
  const day = firstDayOf(prices.version)
  if (day !== today) return day < today
  const lists = await publishedLists(tx)
  return lists.some(
    (list) => list.version === prices.version && JSON.stringify(list) !== JSON.stringify(prices),
  )
}

/** Whether a list may take effect with this version: it was not withdrawn, and the version has the live content. */
async function canTakeEffect(tx: Transaction, { begins, back_to, author }: Row): Promise<boolean> {
  const lists = await publishedLists(tx)
  const liveNumber = (await liveVersion(tx)) ?? AS_DELIVERED
  return (
    author === AUTOMATIC_AUTHOR &&
    Number(back_to) === liveNumber &&
    lists.some(({ version }) => version === begins)
  )
}

/**
 * Withdraws a price list before its day. Unpublished versions with prices fail, because they were checked together with it.
 *
 * @returns false if there is none
 */
export async function withdrawPrices(tx: Transaction, version: string): Promise<boolean> {
  await tx.lock([VERSIONS_LOCK])
  if (!(await removePriceList(tx, version))) return false
  await tx.query(
    "UPDATE site_versions SET state = 'failed', report = ? WHERE prices IS NOT NULL AND published_at IS NULL",
    [WITHDRAWN],
  )
  return true
}

/** The versions, newest first. */
export async function siteVersions(tx: Transaction, limit: number): Promise<Array<SiteVersion>> {
  const rows = await tx.query(`SELECT ${COLUMNS} FROM site_versions ORDER BY number DESC LIMIT ?`, [limit])
  return rows.map((row) => rowSchema.parse(row))
}

/** A version without its content, undefined if there is none. */
export async function siteVersion(tx: Transaction, number: number): Promise<SiteVersion | undefined> {
  const [row] = await tx.query(`SELECT ${COLUMNS} FROM site_versions WHERE number = ?`, [number])
  return row && rowSchema.parse(row)
}

/** The newest version whose build an owner started, undefined without one. */
export async function lastCheck(tx: Transaction): Promise<SiteVersion | undefined> {
  const [row] = await tx.query(
    `SELECT ${COLUMNS} FROM site_versions WHERE begins IS NULL ORDER BY number DESC LIMIT 1`,
  )
  return row && rowSchema.parse(row)
}

/** The last version with which a price list was to take effect, undefined without one. */
export async function lastAttemptToBegin(tx: Transaction, list: string): Promise<SiteVersion | undefined> {
  const [row] = await tx.query(
    `SELECT ${COLUMNS} FROM site_versions WHERE begins = ? ORDER BY number DESC LIMIT 1`,
    [list],
  )
  return row && rowSchema.parse(row)
}

/** The number of the live version; null: the content of the program is live. */
export function liveVersion(tx: Transaction): Promise<number | null> {
  return readSetting(tx, 'liveVersion')
}
