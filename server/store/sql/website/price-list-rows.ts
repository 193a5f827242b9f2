import { type RateCard, rateCardSchema } from '../../../../domain/pricing/rate-card.ts'
import { insertRow, type Transaction } from '../database.ts'

/** The price lists that owners published. */
export async function publishedLists(tx: Transaction): Promise<Array<RateCard>> {
  const rows = await tx.query('SELECT card FROM price_lists ORDER BY version')
  return rows.map((row) => rateCardSchema.parse(JSON.parse(String(row.card))))
}

/** The version of the owners' last price list up to another version; null without one. */
export async function lastListUpTo(tx: Transaction, version: string): Promise<string | null> {
  const rows = await tx.query('SELECT version FROM price_lists')
  const earlier = rows.map((row) => String(row.version)).filter((listVersion) => listVersion <= version)
  return earlier.toSorted().at(-1) ?? null
}

/** Adds a price list, or replaces the one of its version, which must not be in force yet. */
export async function putPriceList(
  tx: Transaction,
  card: RateCard,
  { author, at }: { author: string; at: number },
): Promise<void> {
  const list = { version: card.version, card: JSON.stringify(card), author, at }
  await insertRow(
    tx,
    'price_lists',
    list,
    'ON CONFLICT (version) DO UPDATE SET card = excluded.card, author = excluded.author, at = excluded.at',
  )
}

/** Removes a price list, which must not be in force yet. @returns false if there is none */
export async function removePriceList(tx: Transaction, version: string): Promise<boolean> {
  const deletedRows = await tx.query('DELETE FROM price_lists WHERE version = ? RETURNING version', [version])
  return deletedRows.length > 0
}
