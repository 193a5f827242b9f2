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

/** How many of each kind were erased. */
type ErasedCounts = z.infer<typeof countsSchema>

export const receiptSchema = z.object({
  year: z.number(),
  /** Running in a year, from 1. */
  no: z.number(),
  /** Epoch milliseconds. */
  at: z.number(),
  /** A staff id; null: the command line. */
  by: z.string().nullable(),
  counts: countsSchema,
  /** By which whoever has the server's secret can show that an address was meant. */
  seal: z.string(),
  /** Of what was erased with it though another address was typed, one by one: see {@link sealedEnquiry}. */
  otherSeals: z.array(z.string()).default([]),
})

/** What is kept of an erasure: neither a name nor an address. */
export type Receipt = z.infer<typeof receiptSchema>

/** `ER-2026-0007` */
export function receiptName({ year, no }: Pick<Receipt, 'year' | 'no'>): string {
  return `ER-${year}-${String(no).padStart(4, '0')}`
}

/** The seal of an e-mail address: nobody finds the address by it, and nobody without the secret can try some. */
export function sealOfAddress(secret: string, email: string): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'twelve-moons erasures', 32))
  return createHmac('sha256', key).update(normaliseEmail(email), 'utf8').digest('base64url')
}

/** What {@link sealOfAddress} is given for one enquiry; no address has a space. */
export function sealedEnquiry(postId: string): string {
  return `submission ${postId}`
}

type Erasing = {
  email: string
  /** See {@link sealOfAddress}. */
  sealOf: (sealed: string) => string
  by: string | null
  at: number
  /** The year in which it happens, by South Africa's calendar. */
  year: number
}

/** `enquiries`: what was erased, for whoever has to delete it elsewhere too. */
export type Erased = { receipt: Receipt; enquiries: Array<Enquiry> }

/**
 * Erases everything that is kept of whoever has an e-mail address, with its messages that are not sent yet, and leaves a receipt. Done
 * again after a lost connection it finds its receipt.
 *
 * @returns null if nothing is kept under it: then there is no receipt either
 */
export async function erasePerson(
  tx: Transaction,
  { email, sealOf, by, at, year }: Erasing,
): Promise<Erased | null> {
  // Of two who erase the same person at once the second finds what the first has left: nothing.
  const address = storedAddress(email)
  const before = await addressesOfPerson(tx, address)
  for (const [condition, values] of enquiriesOfPerson(address, before))
    await tx.query(
      `SELECT post_id FROM submissions WHERE ${condition} ORDER BY post_id ${tx.dialect.forUpdate}`,
      ...values,
    )
  const data = await findPersonData(tx, email)
  if (!data) {
    const [row] = await tx.query(`${RECEIPTS} WHERE seal = ? AND at = ?`, sealOf(email), at)
    return row ? { receipt: receiptOfRow(row), enquiries: [] } : null
  }
  const seal = sealOf(email)
  const otherSeals: Array<string> = []
  for (const [condition, values] of enquiriesOfPerson(address, data.addresses)) {
    const gone = await tx.query(
      `DELETE FROM submissions WHERE ${condition} RETURNING post_id, email_folded`, // all else goes with them: ON DELETE CASCADE
      ...values,
    )
    for (const { post_id, email_folded } of gone)
      if (email_folded !== address) otherSeals.push(sealOf(sealedEnquiry(String(post_id))))
  }
  const receipt = await insertReceipt(tx, { year, at, by, counts: countsOf(data), seal, otherSeals })
  const numbers = data.histories.map((each) => each.row.number)
  await recordErasure(tx, numbers, { at, receipt: receiptName(receipt) })
  return { receipt, enquiries: data.enquiries }
}

/** Keeps a receipt under the next number of its year. */
export async function insertReceipt(tx: Transaction, receipt: Omit<Receipt, 'no'>): Promise<Receipt> {
  const { year, at, by, counts, seal, otherSeals } = receipt
  for (;;) {
    const [row] = await tx.query(
      `INSERT INTO erasures (year, no, at, author, counts, seal, other_seals)
       SELECT ?, coalesce(max(no), 0) + 1, ?, ?, ?, ?, ? FROM erasures WHERE year = ?
       ON CONFLICT (year, no) DO NOTHING RETURNING no`,
      year,
      at,
      by,
      JSON.stringify(counts),
      seal,
      JSON.stringify(otherSeals),
      year,
    )
    if (row) return { ...receipt, no: Number(row.no) } // else somebody else's erasure has just taken it
  }
}

const RECEIPTS = 'SELECT year, no, at, author AS by_whom, counts, seal, other_seals FROM erasures'

/** All of them, oldest first: to be kept beside a backup, and applied to what is restored from it. */
export async function receipts(tx: Transaction): Promise<Array<Receipt>> {
  const rows = await tx.query(`${RECEIPTS} ORDER BY year, no`)
  return rows.map((row) => receiptOfRow(row))
}

function receiptOfRow({ by_whom: by, counts, other_seals, ...row }: Row): Receipt {
  const [parsedCounts, otherSeals] = [counts, other_seals].map((text) => JSON.parse(String(text)))
  return receiptSchema.parse({ ...row, by, counts: parsedCounts, otherSeals })
}

function countsOf({ enquiries, histories, subscriptions, mails }: PersonData): ErasedCounts {
  const events = histories.flatMap((each) => each.events)
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

/** How an enquiry went. `at`: epoch milliseconds; `receipt`: of the erasure of its sender, null if it was deleted otherwise. */
type Tombstone = z.infer<typeof rowSchema>

/** How the enquiry of a number was deleted; null if it was not. */
export async function findTombstone(tx: Transaction, number: number): Promise<Tombstone | null> {
  const [row] = await tx.query(
    `SELECT deleted_at AS at, receipt FROM departures WHERE number = ? AND deleted_at IS NOT NULL
     ORDER BY id DESC LIMIT 1`,
    number,
  )
  return row ? rowSchema.parse(row) : null
}

/** Notes by which erasure enquiries went, once they are deleted. */
export async function recordErasure(
  tx: Transaction,
  numbers: ReadonlyArray<number>,
  { at, receipt }: Tombstone,
): Promise<void> {
  for (const number of numbers)
    await tx.query('UPDATE departures SET deleted_at = ?, receipt = ? WHERE number = ?', at, receipt, number)
}
