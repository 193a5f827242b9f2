import { groupedCount } from '../../../domain/wording.ts'
import { Icon } from '../../../ui/Icon.tsx'
import * as icons from '../../../ui/icons.ts'
import { storeAddresses } from '../../addresses.ts'
import { PRODUCT_COUNT } from '../../catalogue/product.ts'
import findLink from './SearchLinks.module.css'
import styles from './ShopHead.module.css'

/** The two links of the head that lead to the search, of which one shows: an icon on a phone, else what looks like a field. */
export function SearchLinks() {
  return (
    <>
      <div className={styles.find}>
        <FindLink />
      </div>
      <a className={`${styles.icon} ${styles.small}`} href={storeAddresses.search()} aria-label="Search">
        <Icon path={icons.glass} size={22} />
      </a>
    </>
  )
}

/** Looks like a field, and leads to one. */
export function FindLink() {
  return (
    <a className={findLink.find} href={storeAddresses.search()}>
      <Icon path={icons.glass} size={22} />
      <span>Search {groupedCount(PRODUCT_COUNT)} products</span>
    </a>
  )
}
