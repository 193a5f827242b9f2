import { groupedCount } from '../../../domain/wording.ts'
import { Icon } from '../../../ui/Icon.tsx'
import * as icons from '../../../ui/icons.ts'
import { storeAddresses } from '../../addresses.ts'
import { PRODUCT_COUNT } from '../../catalogue/product.ts'
import findLink from './SearchLinks.module.css'
import styles from './ShopHead.module.css'

/** The header's two links to the search page. CSS shows one of them: an icon on a phone, else a link that looks like a field. */
export function SearchLinks() {
  return (
    <>
      <div className={styles.find}>
        <FindLink />
      </div>
      <a className={`${styles.icon} ${styles.small}`} href={storeAddresses.search()} aria-label="Search">
        <Icon path={icons.magnifier} size={22} />
      </a>
    </>
  )
}

/** A link to the search page that looks like its field. */
export function FindLink() {
  return (
    <a className={findLink.find} href={storeAddresses.search()}>
      <Icon path={icons.magnifier} size={22} />
      <span>Search {groupedCount(PRODUCT_COUNT)} products</span>
    </a>
  )
}
