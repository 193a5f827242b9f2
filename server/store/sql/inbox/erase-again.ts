import { select, type Work, type Works } from '../work.ts'
import { noteErased } from './departed.ts'
import { insertReceipt, type Receipt, receiptName, receipts } from './erasures.ts'

const ADDRESSES_AT_ONCE = 500
/** Where addresses stand: that something was sent with, and that staff corrected one to. */
const ADDRESSES = [
  'SELECT DISTINCT email_folded AS address FROM submissions WHERE email_folded > ? ORDER BY email_folded LIMIT ?',
  'SELECT DISTINCT corrected_to AS address FROM facts WHERE corrected_to > ? ORDER BY corrected_to LIMIT ?',
]

/**
 * Erases again whoever came back with a backup of before their erasure, and keeps their receipts. What somebody sent since their erasure
 * stays. Where every receipt is known nothing is read but them.
 *
 * @param kept receipts of before the restore, see server/inbox/receipts-file.ts
 * @param sealOf the seal of a folded e-mail address
 * @returns how many receipts were applied again
 */
export async function eraseAgain(
  { read, write }: Works,
  kept: ReadonlyArray<Receipt>,
  sealOf: (emailFolded: string) => string,
): Promise<number> {
  const known = new Set((await read(receipts)).map(erasureOf))
  const lost = kept.filter((receipt) => !known.has(erasureOf(receipt)))
  if (lost.length === 0) return 0
  const inTurn = lost.toSorted((one, other) => one.at - other.at)
  const lastOf = new Map(
    inTurn.flatMap((each) => [each.seal, ...each.otherSeals].map((seal) => [seal, each] as const)),
  )
  for (const source of ADDRESSES)
    for (let after: string | null = ''; after !== null; ) {
      const from: string = after
      const addresses = await read(() => addressesAfter(source, from))
      for (const address of addresses) {
        const receipt = lastOf.get(sealOf(address))
        if (receipt) await write(() => eraseBy(receipt, address))
      }
      after = addresses.at(-1) ?? null
    }
  await write(() => keepReceipts(lost)) // last: a restart in the midst begins again
  return lost.length
}

/** Its number may have been given again since the backup: an erasure is known by its seal and its moment. */
function erasureOf({ at, seal }: Receipt): string {
  return `${at} ${seal}`
}

function* addressesAfter(source: string, address: string): Work<Array<string>> {
  const rows = yield* select(source, address, ADDRESSES_AT_ONCE)
  return rows.map((row) => String(row.address))
}

/** Deletes what was sent with an address until an erasure, and what staff had corrected to it by then. */
function* eraseBy(receipt: Receipt, address: string): Work<void> {
  const { at } = receipt
  const theirs = `date_sent <= ? AND (email_folded = ?
    OR post_id IN (SELECT post_id FROM facts WHERE corrected_to = ? AND facts.at <= ?))`
  const values = [at, address, address, at]
  const rows = yield* select(
    `SELECT number FROM enquiries JOIN submissions USING (post_id) WHERE ${theirs}`,
    ...values,
  )
  yield* select(`DELETE FROM submissions WHERE ${theirs}`, ...values) // all else goes with it: ON DELETE CASCADE
  const numbers = rows.map(({ number }) => Number(number))
  yield* noteErased(numbers, { at, receipt: receiptName(receipt) })
}

/** One whose number was given again since the backup gets the next of its year. */
function* keepReceipts(lost: ReadonlyArray<Receipt>): Work<void> {
  for (const receipt of lost) {
    const { year, no, at, by, counts, seal, otherSeals } = receipt
    const [kept] = yield* select(
      `INSERT INTO erasures (year, no, at, author, counts, seal, other_seals) VALUES (?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (year, no) DO NOTHING RETURNING no`,
      ...[year, no, at, by, JSON.stringify(counts), seal, JSON.stringify(otherSeals)],
    )
    if (!kept) yield* insertReceipt(receipt)
  }
}
