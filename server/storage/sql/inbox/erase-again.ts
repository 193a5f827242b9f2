import { select, type Work, type Works } from '../work.ts'
import { noteErased } from './departed.ts'
import { type Receipt, receiptName, receipts } from './erasures.ts'

const ADDRESSES_AT_ONCE = 500

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
  const known = new Set((await read(receipts)).map(nameOf))
  const lost = kept.filter((receipt) => !known.has(nameOf(receipt)))
  if (lost.length === 0) return 0
  const lastOf = new Map(lost.toSorted((one, other) => one.at - other.at).map((each) => [each.seal, each]))
  for (let after: string | null = ''; after !== null; ) {
    const from: string = after
    const addresses = await read(() => addressesAfter(from))
    for (const address of addresses) {
      const receipt = lastOf.get(sealOf(address))
      if (receipt) await write(() => eraseBy(receipt, address))
    }
    after = addresses.at(-1) ?? null
  }
  await write(() => keepReceipts(lost)) // last: a restart in the midst begins again
  return lost.length
}

function nameOf({ year, no, seal }: Receipt): string {
  return `${year} ${no} ${seal}`
}

function* addressesAfter(address: string): Work<Array<string>> {
  const rows = yield* select(
    'SELECT DISTINCT email_folded FROM submissions WHERE email_folded > ? ORDER BY email_folded LIMIT ?',
    ...[address, ADDRESSES_AT_ONCE],
  )
  return rows.map(({ email_folded }) => String(email_folded))
}

function* eraseBy(receipt: Receipt, emailFolded: string): Work<void> {
  const { at } = receipt
  const rows = yield* select(
    'SELECT number FROM enquiries JOIN submissions USING (post_id) WHERE email_folded = ? AND date_sent <= ?',
    ...[emailFolded, at],
  )
  // All else goes with it: ON DELETE CASCADE.
  yield* select('DELETE FROM submissions WHERE email_folded = ? AND date_sent <= ?', emailFolded, at)
  const numbers = rows.map(({ number }) => Number(number))
  yield* noteErased(numbers, { at, receipt: receiptName(receipt) })
}

/** One whose number was given again since the backup keeps its seal: by it the erasure is known. */
function* keepReceipts(lost: ReadonlyArray<Receipt>): Work<void> {
  for (const { year, no, at, by, counts, seal } of lost)
    yield* select(
      `INSERT INTO erasures (year, no, at, author, counts, seal) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (year, no) DO NOTHING`,
      ...[year, no, at, by, JSON.stringify(counts), seal],
    )
}
