import { groupedCount } from '../../../domain/wording.ts'
import { storeAddresses } from '../../addresses.ts'
import { PRODUCT_COUNT } from '../../catalogue/product.ts'
import { GlassIcon } from '../parts/icons.tsx'
import styles from './FindLink.module.css'

/** Looks like a field, and leads to one. */
export function FindLink() {
  return (
    <a className={styles.find} href={storeAddresses.search()}>
      <GlassIcon />
      <span>Search {groupedCount(PRODUCT_COUNT)} products</span>
    </a>
  )
}
