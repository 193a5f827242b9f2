import { BRAND_PARAMETERS, TRADES } from '../../../domain/brand/visitor-brand.ts'
import { BRAND_FORM } from './page-parts.ts'
import type { PreviewProduct } from './preview-products.ts'
import styles from './Trades.module.css'

type Props = {
  /** The key of the trade that is shown; null: none. */
  chosen: string | null
  /** The trade or product that was asked for, and not told by the name alone; empty: none. */
  asked: string
  products: ReadonlyArray<PreviewProduct>
}

const LABEL = 'trades-label'

/** One tap puts the fitting product first: each button sends the form of the name, with what was typed there. */
export function Trades({ chosen, asked, products }: Props) {
  const shown = TRADES.filter((trade) => products.some(({ live }) => live.slug === trade.product))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, these are buttons.
    <div role="group" aria-labelledby={LABEL} className={`off-paper ${styles.trades}`}>
      <p id={LABEL}>What do you do? Tap one: the product that fits comes first.</p>
      {shown.map(({ key, word }) => (
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
      {/* After the buttons: of several answers the first counts. */}
      <input type="hidden" form={BRAND_FORM} name={BRAND_PARAMETERS.product} defaultValue={asked} />
    </div>
  )
}
