import type { BuyPage } from './places/place.ts'
import { titleOfBuyPage } from './places/titles.ts'

/** Where a page of the basket and the orders will stand. Without script it stays, and says why. */
export function Waiting({ page }: { page: BuyPage }) {
  return (
    <div className="wrap part">
      <h1>{titleOfBuyPage(page)}</h1>
      <noscript>
        <p>
          The basket and the orders of this demo live in your browser alone, so this page needs its script.
          Looking round the shop does not.
        </p>
      </noscript>
    </div>
  )
}
