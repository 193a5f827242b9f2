import { type Database, insertRow, type Transaction } from '../database.ts'
import {
  enquirySealText,
  insertReceipt,
  type Receipt,
  receiptName,
  receipts,
  recordErasure,
} from './erasures.ts'

const PAGE_ROWS = 500

/**
 * Erases again the people whom a restored backup brought back: enquiries sent under their address until the
 * erasure, and those whose own seal is in the receipt, under any address. Later enquiries stay. Then stores
 * the receipts. If all are stored already, nothing else is read.
 *
 * @param keptReceipts receipts that survived the restore, see server/inbox/person/receipts-file.ts
 * @param sealOf the seal of a folded e-mail address, or of an enquiry
 * @returns how many receipts were applied again
 */
export async function eraseAgain(
  { read, transaction }: Database,
  keptReceipts: ReadonlyArray<Receipt>,
  sealOf: (text: string) => string,
): Promise<number> {
  const storedKeys = new Set((await read(receipts)).map(erasureOf))
  const lostReceipts = keptReceipts.filter((receipt) => !storedKeys.has(erasureOf(receipt)))
  if (lostReceipts.length === 0) return 0
  const oldestFirst = lostReceipts.toSorted((a, b) => a.at - b.at)
  const lastReceiptOfSeal = new Map(
    oldestFirst.flatMap((receipt) =>
      [receipt.seal, ...receipt.otherSeals].map((seal) => [seal, receipt] as const),
    ),
  )
  const receiptFor = ({ postId, address, at }: SentEnquiry) =>
    [address, enquirySealText(postId)]
      .map((text) => lastReceiptOfSeal.get(sealOf(text)))
      .find((receipt) => receipt && at <= receipt.at)
  for (let after: string | null = ''; after !== null; ) {
    const from: string = after
    const enquiries = await read((tx) => enquiriesAfter(tx, from))
    for (const enquiry of enquiries) {
      const receipt = receiptFor(enquiry)
      if (receipt) await transaction((tx) => eraseBy(tx, receipt, enquiry.postId))
    }
    after = enquiries.at(-1)?.postId ?? null
  }
  await transaction((tx) => storeReceipts(tx, lostReceipts)) // last, so that an interrupted run is repeated
  return lostReceipts.length
}

/** Identifies an erasure by seal and time, because its number may have been reused since the backup. */
function erasureOf({ at, seal }: Receipt): string {
  return `${at} ${seal}`
}

/** `address`: as typed, folded; `at`: epoch milliseconds. */
type SentEnquiry = { postId: string; address: string; at: number }

async function enquiriesAfter(tx: Transaction, postId: string): Promise<Array<SentEnquiry>> {
  const rows = await tx.query(
    'SELECT post_id, email_folded, date_sent FROM submissions WHERE post_id > ? ORDER BY post_id LIMIT ?',
    [postId, PAGE_ROWS],
  )
  return rows.map((row) => ({
    postId: String(row.post_id),
    address: String(row.email_folded),
    at: Number(row.date_sent),
  }))
}

async function eraseBy(tx: Transaction, receipt: Receipt, postId: string): Promise<void> {
  const [row] = await tx.query('SELECT number FROM enquiries WHERE post_id = ?', [postId])
  await tx.query('DELETE FROM submissions WHERE post_id = ?', [postId]) // with all dependent rows (ON DELETE CASCADE)
  if (row) await recordErasure(tx, [Number(row.number)], { at: receipt.at, receipt: receiptName(receipt) })
}

/** Stores receipts; one whose number was reused since the backup gets the next number of its year. */
async function storeReceipts(tx: Transaction, lostReceipts: ReadonlyArray<Receipt>): Promise<void> {
  for (const receipt of lostReceipts) {
    const { by: author, counts, otherSeals, ...columns } = receipt
    const json = { counts: JSON.stringify(counts), other_seals: JSON.stringify(otherSeals) }
    const ending = 'ON CONFLICT (year, no) DO NOTHING RETURNING no'
    const [insertedRow] = await insertRow(tx, 'erasures', { ...columns, author, ...json }, ending)
    if (!insertedRow) await insertReceipt(tx, receipt)
  }
}
