import { createHmac, hkdfSync } from 'node:crypto'
import { z } from 'zod'
import { normaliseEmail } from '../../../../domain/enquiry/email.ts'
import type { Enquiry } from '../../../../domain/enquiry/enquiry.ts'
import type { Row, Transaction } from '../database.ts'
import {
  addressesOfPerson,
  enquiriesOfPerson,
  findPersonData,
  type PersonData,
  storedAddress,
} from './person.ts'

const countsSchema = z.object({
  enquiries: z.number(),
  plans: z.number(),
  answers: z.number(),
  notes: z.number(),
  consents: z.number(),
  mails: z.number(),
  subscriptions: z.number(),
})

/** The number of erased rows of each kind. */
type ErasedCounts = z.infer<typeof countsSchema>

export const receiptSchema = z.object({
  year: z.number(),
  /** Sequential within a year, from 1. */
  no: z.number(),
  /** Epoch milliseconds. */
  at: z.number(),
  /** A staff id; null: the command line. */
  by: z.string().nullable(),
  counts: countsSchema,
  /** Proves, together with the server's secret, which address was erased. */
  seal: z.string(),
  /** Seals of erased enquiries that were sent under another address: see {@link enquirySealText}. */
  otherSeals: z.array(z.string()).default([]),
})

/** The record of an erasure, without a name or an address. */
export type Receipt = z.infer<typeof receiptSchema>

/** `ER-2026-0007` */
export function receiptName({ year, no }: Pick<Receipt, 'year' | 'no'>): string {
  return `ER-${year}-${String(no).padStart(4, '0')}`
}

/** The seal of an e-mail address: a keyed hash, which cannot be reversed or guessed without the secret. */
export function sealOfAddress(secret: string, email: string): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'twelve-moons erasures', 32))
  return createHmac('sha256', key).update(normaliseEmail(email), 'utf8').digest('base64url')
}

/** What {@link sealOfAddress} seals for an enquiry; it has a space, which no address has. */
export function enquirySealText(postId: string): string {
  return `submission ${postId}`
}

type ErasureRequest = {
  email: string
  /** See {@link sealOfAddress}. */
  sealOf: (sealed: string) => string
  by: string | null
  at: number
  /** The year of the erasure, in South Africa. */
  year: number
}

/** `enquiries`: the erased ones, to be deleted in a hosted store too. */
export type ErasureResult = { receipt: Receipt; enquiries: Array<Enquiry> }

/**
 * Erases everything stored about the person with an e-mail address, including unsent messages, and leaves a receipt. A retry after a
 * lost connection finds the receipt.
 *
 * @returns null, without a receipt, if nothing is stored under the address
 */
export async function erasePerson(
  tx: Transaction,
  { email, sealOf, by, at, year }: ErasureRequest,
): Promise<ErasureResult | null> {
  // Of two simultaneous erasures of one person, the second waits here and finds nothing.
  const address = storedAddress(email)
  const addressesBefore = await addressesOfPerson(tx, address)
  for (const [condition, values] of enquiriesOfPerson(address, addressesBefore))
    await tx.query(
      `SELECT post_id FROM submissions WHERE ${condition} ORDER BY post_id ${tx.dialect.forUpdate}`,
      values,
    )
  const data = await findPersonData(tx, email)
  if (!data) {
    const [row] = await tx.query(`${RECEIPTS} WHERE seal = ? AND at = ?`, [sealOf(email), at])
    return row ? { receipt: receiptOfRow(row), enquiries: [] } : null
  }
  const seal = sealOf(email)
  const otherSeals: Array<string> = []
  for (const [condition, values] of enquiriesOfPerson(address, data.addresses)) {
    const rows = await tx.query(
      `DELETE FROM submissions WHERE ${condition} RETURNING post_id, email_folded`, // with all dependent rows (ON DELETE CASCADE)
      values,
    )
    for (const { post_id, email_folded } of rows)
      if (email_folded !== address) otherSeals.push(sealOf(enquirySealText(String(post_id))))
  }
  const receipt = await insertReceipt(tx, { year, at, by, counts: countsOf(data), seal, otherSeals })
  const numbers = data.histories.map((history) => history.row.number)
  await recordErasure(tx, numbers, { at, receipt: receiptName(receipt) })
  return { receipt, enquiries: data.enquiries }
}

/** Stores a receipt under the next number of its year. */
export async function insertReceipt(tx: Transaction, receipt: Omit<Receipt, 'no'>): Promise<Receipt> {
  const { year, at, by, counts, seal, otherSeals } = receipt
  for (;;) {
    const [row] = await tx.query(
      `INSERT INTO erasures (year, no, at, author, counts, seal, other_seals)
       SELECT ?, coalesce(max(no), 0) + 1, ?, ?, ?, ?, ? FROM erasures WHERE year = ?
       ON CONFLICT (year, no) DO NOTHING RETURNING no`,
      [year, at, by, JSON.stringify(counts), seal, JSON.stringify(otherSeals), year],
    )
    if (row) return { ...receipt, no: Number(row.no) } // otherwise a simultaneous erasure has taken the number
  }
}

const RECEIPTS = 'SELECT year, no, at, author AS by_whom, counts, seal, other_seals FROM erasures'

/** All receipts, oldest first. */
export async function receipts(tx: Transaction): Promise<Array<Receipt>> {
  const rows = await tx.query(`${RECEIPTS} ORDER BY year, no`)
  return rows.map((row) => receiptOfRow(row))
}

function receiptOfRow({ by_whom: by, counts, other_seals, ...row }: Row): Receipt {
  const [parsedCounts, otherSeals] = [counts, other_seals].map((text) => JSON.parse(String(text)))
  return receiptSchema.parse({ ...row, by, counts: parsedCounts, otherSeals })
}

function countsOf({ enquiries, histories, subscriptions, mails }: PersonData): ErasedCounts {
  const events = histories.flatMap((history) => history.events)
  const ofKind = (kind: string) => events.filter((event) => event.kind === kind).length
  return {
    enquiries: enquiries.filter(({ collection }) => collection !== 'newsletter').length,
    plans: enquiries.filter(({ metadata }) => metadata.plan !== undefined).length,
    answers: ofKind('answered'),
    notes: ofKind('note'),
    consents: enquiries.flatMap(({ metadata }) => metadata.consents).length,
    mails: mails.length,
    subscriptions: subscriptions.length,
  }
}

const rowSchema = z.object({ at: z.number(), receipt: z.string().nullable() })

/** The record of a deleted enquiry. `at`: epoch milliseconds; `receipt`: of its sender's erasure, null for another deletion. */
type Departure = z.infer<typeof rowSchema>

/** The tombstone of a number; null if its enquiry was not deleted. */
export async function findDeparture(tx: Transaction, number: number): Promise<Departure | null> {
  const [row] = await tx.query(
    `SELECT deleted_at AS at, receipt FROM departures WHERE number = ? AND deleted_at IS NOT NULL
     ORDER BY id DESC LIMIT 1`,
    [number],
  )
  return row ? rowSchema.parse(row) : null
}

/** Records the erasure that deleted enquiries. */
export async function recordErasure(
  tx: Transaction,
  numbers: ReadonlyArray<number>,
  { at, receipt }: Departure,
): Promise<void> {
  for (const number of numbers)
    await tx.query('UPDATE departures SET deleted_at = ?, receipt = ? WHERE number = ?', [
      at,
      receipt,
      number,
    ])
}
