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
  quantity: number
  /** The colour that the card shows. */
  colour?: string | null
  /** The card's position in the whole list, if the page has only part of it. */
  position?: { number: number; of: number } | undefined
  row?: { index: number; ref: Ref<HTMLLIElement> } | undefined
}

/** A product in a list. A sold-out product is paler. */
export function ProductCard({ product, quantity, colour = null, position, row }: Props) {
  const { number, slug, name, maker, sizes, colours, priceCents } = product
  const hasSeveralPrices = new Set(sizes.map((size) => size.priceCents)).size > 1
  return (
    <li
      className={quantity === 0 ? `${styles.card} ${styles.gone}` : styles.card}
      aria-posinset={position?.number}
      aria-setsize={position?.of}
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
        {hasSeveralPrices && 'from '}
        <span className="number">{formatRand(priceCents)}</span>
      </span>
      {colours.length > 1 && <ColourDots colours={colours} />}
      {quantity < 2 && (
        <span className={styles.tag}>
          {quantity === 0 ? <Tag tone="no">Sold out</Tag> : <Tag tone="low">Last one</Tag>}
        </span>
      )}
    </li>
  )
}

const MAX_DOTS = 4

function ColourDots({ colours }: { colours: ReadonlyArray<string> }) {
  const visibleColours = colours.slice(0, MAX_DOTS)
  return (
    <span className={styles.dots}>
      <span className="visually-hidden">{colours.length} colours</span>
      <svg
        viewBox={`0 0 ${visibleColours.length * 19} 14`}
        width={visibleColours.length * 19}
        height="14"
        aria-hidden="true"
      >
        {visibleColours.map((colour, index) => (
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
