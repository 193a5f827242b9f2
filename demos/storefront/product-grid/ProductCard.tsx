import type { Ref } from 'react'
import { formatRand } from '../../../domain/money/money.ts'
import { Tag } from '../../../ui/Tag.tsx'
import { storeAddresses } from '../../addresses.ts'
import { COLOURS, isColour } from '../../catalogue/colours.ts'
import type { Product } from '../../catalogue/product.ts'
import { ProductPicture } from '../../parts/ProductPicture.tsx'
import styles from './ProductCard.module.css'

type Props = {
  product: Product
  /** Pieces in stock: of all colours and sizes, in all branches. */
  left: number
  /** The colour that the card shows. */
  colour?: string | null
  /** The card's position in the whole list, where the page holds only part of that list. */
  place?: { at: number; of: number } | undefined
  row?: { index: number; ref: Ref<HTMLLIElement> } | undefined
}

/** A product in a list. A sold-out product stays in the list, paler. */
export function ProductCard({ product, left, colour = null, place, row }: Props) {
  const { number, slug, name, maker, sizes, colours, priceCents } = product
  const isFrom = new Set(sizes.map((size) => size.priceCents)).size > 1
  return (
    <li
      className={left === 0 ? `${styles.card} ${styles.gone}` : styles.card}
      aria-posinset={place?.at}
      aria-setsize={place?.of}
      data-index={row?.index}
      ref={row?.ref}
    >
      <ProductPicture product={product} colour={colour} className={styles.picture} />
      <span className={styles.name}>
        <a className="covers" href={storeAddresses.product(number, slug)}>
          {name}
        </a>
      </span>
      <span className="muted">{maker.place}</span>
      <span className={styles.price}>
        {isFrom && 'from '}
        <span className="number">{formatRand(priceCents)}</span>
      </span>
      {colours.length > 1 && <Dots colours={colours} />}
      {left < 2 && (
        <span className={styles.tag}>
          {left === 0 ? <Tag tone="no">Sold out</Tag> : <Tag tone="low">Last one</Tag>}
        </span>
      )}
    </li>
  )
}

const SHOWN = 4

function Dots({ colours }: { colours: ReadonlyArray<string> }) {
  const shown = colours.slice(0, SHOWN)
  return (
    <span className={styles.dots}>
      <span className="visually-hidden">{colours.length} colours</span>
      <svg viewBox={`0 0 ${shown.length * 19} 14`} width={shown.length * 19} height="14" aria-hidden="true">
        {shown.map((colour, index) => (
          <circle
            key={colour}
            cx={7 + index * 19}
            cy="7"
            r="6.5"
            fill={isColour(colour) ? COLOURS[colour].hex : 'none'}
            stroke="#34231a"
            strokeOpacity=".22"
          />
        ))}
      </svg>
    </span>
  )
}
