import { BRAND_PARAMETERS, TRADES } from '../../../domain/brand/visitor-brand.ts'
import { BRAND_FORM } from './page-elements.ts'
import type { PreviewProduct } from './preview-products.ts'
import styles from './Trades.module.css'

type Props = {
  /** The key of the displayed trade; null if there is none. */
  chosen: string | null
  /** The trade or product in the query, unless the name alone reveals it; empty if there is none. */
  requested: string
  products: ReadonlyArray<PreviewProduct>
}

const LABEL = 'trades-label'

/** Buttons that put a trade's product first: each submits the brand form. */
export function Trades({ chosen, requested, products }: Props) {
  const shownTrades = TRADES.filter((trade) => products.some(({ live }) => live.slug === trade.product))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, and these are buttons.
    <div role="group" aria-labelledby={LABEL} className={`off-paper ${styles.trades}`}>
      <p id={LABEL}>What do you do? Tap one: the product that fits comes first.</p>
      {shownTrades.map(({ key, word }) => (
        <button
          key={key}
          type="submit"
          form={BRAND_FORM}
          name={BRAND_PARAMETERS.product}
          value={key}
          aria-pressed={key === chosen}
        >
          {word}
        </button>
      ))}
      {/* After the buttons, because the first of several values counts. */}
      <input type="hidden" form={BRAND_FORM} name={BRAND_PARAMETERS.product} defaultValue={requested} />
    </div>
  )
}
