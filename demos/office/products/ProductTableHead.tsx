import { BRANCHES } from '../../catalogue/product.ts'
import type { Sort } from '../../search/product-search.ts'
import styles from './ProductTable.module.css'
import { SortHead } from './SortHead.tsx'

type Props = {
  /** Null: nothing is chosen here. */
  choosing: { areAll: boolean; onChooseAll: () => void } | null
  seesPrices: boolean
  sort: Sort
  onSort: (sort: Sort) => void
}

/** What the columns are called, and how the list is sorted. */
export function ProductTableHead({ choosing, seesPrices, sort, onSort }: Props) {
  return (
    <thead>
      <tr className={styles.columns} aria-rowindex={1}>
        {choosing && (
          <th className={styles.tick}>
            <input
              type="checkbox"
              className={styles.check}
              aria-label="Choose all on this list"
              checked={choosing.areAll}
              onChange={choosing.onChooseAll}
            />
          </th>
        )}
        <SortHead words="Product" up="name" down="name down" sort={sort} onSort={onSort} />
        <th className={styles.kind}>Kind</th>
        <th className={styles.shelf}>Shelf</th>
        {seesPrices && (
          <SortHead
            words="Price"
            up="price up"
            down="price down"
            sort={sort}
            onSort={onSort}
            className={styles.right}
          />
        )}
        {BRANCHES.map((branch) => (
          <th key={branch} className={styles.right}>
            {branch}
          </th>
        ))}
        <th className={styles.right}>All</th>
        <th>
          <span className="hide">State</span>
        </th>
      </tr>
    </thead>
  )
}
