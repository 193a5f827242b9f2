/** What a visitor's business does, chosen in one tap, and the solution that is then shown first. */
export type Trade = { key: string; word: string; product: string }

/** Services sell as a shop does: by what they show, with its price. */
export const TRADES: ReadonlyArray<Trade> = [
  { key: 'shop', word: 'Shop', product: 'ecommerce' },
  { key: 'food', word: 'Food', product: 'food-delivery' },
  { key: 'church', word: 'Church', product: 'church-app' },
  { key: 'guest-house', word: 'Guest house', product: 'premium-chat-widget' },
  { key: 'services', word: 'Services', product: 'ecommerce' },
]

/** The trade that is chosen: the one that was tapped, else the first that the product in the hand fits. */
export function chosenTrade(tapped: string | null, product: string | null): string | null {
  return tapped ?? TRADES.find((trade) => trade.product === product)?.key ?? null
}
