import { createHmac, hkdfSync } from 'node:crypto'
import { z } from 'zod'
import { foldEmail } from '../../../../domain/enquiry/fields.ts'
import type { Submission } from '../../../../domain/enquiry/submission.ts'
import type { Dialect } from '../dialect.ts'
import { type Row, select, type Work } from '../work.ts'
import { noteErased } from './departed.ts'
import { heldUnder, keptAddress, type PersonHeld } from './person.ts'

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
  return createHmac('sha256', key).update(foldEmail(email), 'utf8').digest('base64url')
}

type Erasing = {
  email: string
  /** {@link sealOfAddress} of it. */
  seal: string
  by: string | null
  at: number
  /** The year in which it happens, by South Africa's calendar. */
  year: number
}

/** `submissions`: what was erased, for whoever has to delete it elsewhere too. */
export type Erased = { receipt: Receipt; submissions: Array<Submission> }

/**
 * Erases everything that is kept under an e-mail address, with its messages that are not sent yet, and leaves a receipt. Done again
 * after a lost connection it finds its receipt.
 *
 * @returns null if nothing is kept under it: then there is no receipt either
 */
export function* erasePerson(dialect: Dialect, { email, seal, by, at, year }: Erasing): Work<Erased | null> {
  // Of two who erase the same person at once the second finds what the first has left: nothing.
  const own = 'SELECT post_id FROM submissions WHERE email_folded = ? ORDER BY post_id'
  yield* select(`${own} ${dialect.forUpdate}`, keptAddress(email))
  const held = yield* heldUnder(dialect, email)
  if (!held) {
    const [row] = yield* select(`${RECEIPTS} WHERE seal = ? AND at = ?`, seal, at)
    return row ? { receipt: receiptOfRow(row), submissions: [] } : null
  }
  yield* select('DELETE FROM submissions WHERE email_folded = ?', keptAddress(email)) // all else goes with them: ON DELETE CASCADE
  const counts = countsOf(held)
  const no = yield* insertReceipt({ year, at, by, counts, seal })
  const receipt = { year, no, at, by, counts, seal }
  const numbers = held.enquiries.map((each) => each.row.number)
  yield* noteErased(numbers, { at, receipt: receiptName(receipt) })
  return { receipt, submissions: held.submissions }
}

/** @returns its number */
function* insertReceipt({ year, at, by, counts, seal }: Omit<Receipt, 'no'>): Work<number> {
  for (;;) {
    const [row] = yield* select(
      `INSERT INTO erasures (year, no, at, author, counts, seal)
       SELECT ?, coalesce(max(no), 0) + 1, ?, ?, ?, ? FROM erasures WHERE year = ?
       ON CONFLICT (year, no) DO NOTHING RETURNING no`,
      ...[year, at, by, JSON.stringify(counts), seal, year],
    )
    if (row) return Number(row.no) // else somebody else's erasure has just taken it
  }
}

const RECEIPTS = 'SELECT year, no, at, author AS by_whom, counts, seal FROM erasures'

/** All of them, oldest first: to be kept beside a backup, and applied to what is restored from it. */
export function* receipts(): Work<Array<Receipt>> {
  const rows = yield* select(`${RECEIPTS} ORDER BY year, no`)
  return rows.map((row) => receiptOfRow(row))
}

function receiptOfRow({ by_whom: by, counts, ...row }: Row): Receipt {
  return receiptSchema.parse({ ...row, by, counts: JSON.parse(String(counts)) })
}

function countsOf({ submissions, enquiries, subscription, mails }: PersonHeld): ErasedCounts {
  const facts = enquiries.flatMap((each) => each.facts)
  const ofKind = (kind: string) => facts.filter((fact) => fact.kind === kind).length
  return {
    enquiries: submissions.filter(({ collection }) => collection !== 'newsletter').length,
    plans: submissions.filter(({ beside }) => beside.plan !== undefined).length,
    answers: ofKind('answered'),
    notes: ofKind('note'),
    consents: submissions.flatMap(({ beside }) => beside.consents).length,
    mails: mails.length,
    subscriptions: subscription ? 1 : 0,
  }
}
