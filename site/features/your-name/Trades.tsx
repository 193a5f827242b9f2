import { BRAND_PARAMETERS, chosenTrade, TRADES } from '../../../domain/brand/visitor-brand.ts'
import { BRAND_FORM } from './page-parts.ts'
import type { PreviewProduct } from './preview-products.ts'
import styles from './Trades.module.css'

type Props = {
  /** The key of the trade that was tapped. */
  tapped: string | null
  /** Slug of the product that was asked for; null: none. */
  product: string | null
  products: ReadonlyArray<PreviewProduct>
}

const LABEL = 'trades-label'

/** One tap puts the fitting product first: each button sends the form of the name, with what was typed there. */
export function Trades({ tapped, product, products }: Props) {
  const chosen = chosenTrade(tapped, product)
  const shown = TRADES.filter((trade) => products.some(({ live }) => live.slug === trade.product))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, these are buttons.
    <div role="group" aria-labelledby={LABEL} className={styles.trades}>
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
      <input
        type="hidden"
        form={BRAND_FORM}
        name={BRAND_PARAMETERS.product}
        defaultValue={tapped ?? product ?? ''}
      />
    </div>
  )
}
