import { BrandText } from '../live/BrandText.tsx'
import place from '../live/name-place.module.css'
import type { BrandProps } from '../live/scene-brand.ts'
import styles from './shop-head.module.css'

/** The head of the chat: the shop's initial and name. */
export function ShopHead({ brand }: BrandProps) {
  return (
    <p className={styles.head}>
      <b>
        <BrandText brand={brand} part="initial" />
      </b>
      <span>
        <strong className={place.lines}>
          <BrandText brand={brand} />
        </strong>
        Assistant and people
      </span>
    </p>
  )
}
