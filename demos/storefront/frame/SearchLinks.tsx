import { storeAddresses } from '../../addresses.ts'
import { GlassIcon } from '../parts/icons.tsx'
import { FindLink } from './FindLink.tsx'
import styles from './ShopHead.module.css'

/** The two links of the head that lead to the search, of which one shows: an icon on a phone, else what looks like a field. */
export function SearchLinks() {
  return (
    <>
      <div className={styles.find}>
        <FindLink />
      </div>
      <a className={`${styles.icon} ${styles.small}`} href={storeAddresses.search()} aria-label="Search">
        <GlassIcon />
      </a>
    </>
  )
}
