import { BagIcon, SearchIcon } from './icons.tsx'
import styles from './kiaat.module.css'

/** The shop's own head in a wide window. */
export function ShopHead({ inBasket }: { inBasket: number }) {
  return (
    <div className={styles.head}>
      <b>Kiaat &amp; Co</b>
      <span>Living</span>
      <span>Dining</span>
      <span>Outdoor</span>
      <span className={styles.search}>
        <SearchIcon />
        Search
      </span>
      <span className={styles.bag}>
        <BagIcon />
        {inBasket}
      </span>
    </div>
  )
}
