import { z } from 'zod'
import { type SiteReport, siteReportSchema } from '../../../../domain/inbox/api/website.ts'
import { type RateCard, rateCardSchema } from '../../../../domain/pricing/rate-card.ts'
import { insertRow, type Transaction } from '../database.ts'
import { readSetting, writeSetting } from '../inbox/settings-rows.ts'
import { addPriceList, publishedLists } from './price-list-rows.ts'

const rowSchema = z
  .object({
    number: z.number(),
    revision: z.number(),
    back_to: z.number().nullable(),
    state: z.enum(['building', 'ready', 'failed']),
    report: z.string().transform((text) => siteReportSchema.parse(JSON.parse(text))),
    author: z.string(),
    at: z.number(),
    published_by: z.string().nullable(),
    published_at: z.number().nullable(),
  })
  .transform(({ back_to, published_by, published_at, ...row }) => ({
    ...row,
    backTo: back_to,
    publishedBy: published_by,
    publishedAt: published_at,
  }))

/** A version of the site without its content; times are epoch milliseconds. */
export type SiteVersion = z.infer<typeof rowSchema>

const COLUMNS = 'number, revision, back_to, state, report, author, at, published_by, published_at'
const LOCK = 'site versions'
const STOPPED = JSON.stringify({
  faults: [
    { sentence: 'The server was stopped while it checked. Nothing was published. Please check again.' },
  ],
})

type NewVersion = {
  content: Readonly<Record<string, unknown>>
  /** The price list that is published with it. */
  prices: RateCard | null
  revision: number
  backTo: number | null
  author: string
  at: number
  /** The process that builds it. */
  builder: string
  /** One that began to be built before is given up: its server was killed. Epoch milliseconds. */
  givenUpBefore: number
}

/** Adds a version that is being built. @returns its number; null while another is being built */
export async function addVersion(tx: Transaction, version: NewVersion): Promise<number | null> {
  const { content, prices, revision, backTo, author, at, builder, givenUpBefore } = version
  await tx.lock([LOCK])
  await tx.query(
    "UPDATE site_versions SET state = 'failed', report = ? WHERE state = 'building' AND at < ?",
    STOPPED,
    givenUpBefore,
  )
  const [building] = await tx.query("SELECT number FROM site_versions WHERE state = 'building'")
  if (building) return null
  const [last] = await tx.query('SELECT max(number) AS number FROM site_versions')
  const number = Number(last?.number ?? 0) + 1
  await insertRow(tx, 'site_versions', {
    number,
    content: JSON.stringify(content),
    prices: prices && JSON.stringify(prices),
    revision,
    back_to: backTo,
    state: 'building',
    builder,
    report: '{}',
    author,
    at,
  })
  return number
}

/** Gives up the builds of processes that are gone. @param isGone whether the process is known to be */
export async function giveUpBuilds(tx: Transaction, isGone: (builder: string) => boolean): Promise<void> {
  const rows = await tx.query("SELECT number, builder FROM site_versions WHERE state = 'building'")
  for (const { number, builder } of rows)
    if (isGone(String(builder)))
      await tx.query(
        "UPDATE site_versions SET state = 'failed', report = ? WHERE number = ?",
        STOPPED,
        Number(number),
      )
}

/** Says how a build ended. */
export async function settleVersion(
  tx: Transaction,
  number: number,
  state: 'ready' | 'failed',
  report: SiteReport,
): Promise<void> {
  await tx.query(
    "UPDATE site_versions SET state = ?, report = ? WHERE number = ? AND state = 'building'",
    state,
    JSON.stringify(report),
    number,
  )
}

/**
 * Makes a version the live one, and adds its price list.
 *
 * @returns the last change of the draft that is in it; null unless it is ready and newer than every version that was live
 */
export async function publishVersion(
  tx: Transaction,
  number: number,
  by: { author: string; at: number },
): Promise<number | null> {
  await tx.lock([LOCK])
  const prices = await pricesOf(tx, number)
  if (prices && (await isTaken(tx, prices))) return null
  const [published] = await tx.query(
    `UPDATE site_versions SET published_by = ?, published_at = ?
     WHERE number = ? AND state = 'ready' AND published_at IS NULL
       AND NOT EXISTS (SELECT 1 FROM site_versions AS newer WHERE newer.number > ? AND newer.published_at IS NOT NULL)
     RETURNING revision`,
    by.author,
    by.at,
    number,
    number,
  )
  if (!published) return null
  if (prices) await addPriceList(tx, prices, by)
  await writeSetting(tx, 'liveVersion', number)
  return Number(published.revision)
}

async function pricesOf(tx: Transaction, number: number): Promise<RateCard | null> {
  const [row] = await tx.query('SELECT prices FROM site_versions WHERE number = ?', number)
  return row && row.prices !== null ? rateCardSchema.parse(JSON.parse(String(row.prices))) : null
}

/** Whether another list of the same day was published since this one was checked. */
async function isTaken(tx: Transaction, prices: RateCard): Promise<boolean> {
  const lists = await publishedLists(tx)
  return lists.some(
    (list) => list.version === prices.version && JSON.stringify(list) !== JSON.stringify(prices),
  )
}

/** The versions, newest first. */
export async function siteVersions(tx: Transaction, limit: number): Promise<Array<SiteVersion>> {
  const rows = await tx.query(`SELECT ${COLUMNS} FROM site_versions ORDER BY number DESC LIMIT ?`, limit)
  return rows.map((row) => rowSchema.parse(row))
}

/** The content of a version, its files by name; null if there is no such version. */
export async function versionContent(
  tx: Transaction,
  number: number,
): Promise<Record<string, unknown> | null> {
  const [row] = await tx.query('SELECT content FROM site_versions WHERE number = ?', number)
  return row ? JSON.parse(String(row.content)) : null
}

/** The number of the live version; null: the content of the program is live. */
export function liveVersion(tx: Transaction): Promise<number | null> {
  return readSetting(tx, 'liveVersion')
}
