import { type RateCard, rateCardSchema } from '../../../../domain/pricing/rate-card.ts'
import { insertRow, type Transaction } from '../database.ts'

/** The price lists that owners published. */
export async function publishedLists(tx: Transaction): Promise<Array<RateCard>> {
  const rows = await tx.query('SELECT card FROM price_lists ORDER BY version')
  return rows.map((row) => rateCardSchema.parse(JSON.parse(String(row.card))))
}

/** @returns false if there is one of this version already, which stays */
export async function addPriceList(
  tx: Transaction,
  card: RateCard,
  { author, at }: { author: string; at: number },
): Promise<boolean> {
  const list = { version: card.version, card: JSON.stringify(card), author, at }
  const added = await insertRow(tx, 'price_lists', list, 'ON CONFLICT (version) DO NOTHING RETURNING version')
  return added.length > 0
}
