import { Icon } from '../../../ui/Icon.tsx'
import * as icons from '../../../ui/icons.ts'
import { Table } from '../../../ui/Table.tsx'
import { BRANCHES } from '../../catalogue/product.ts'
import type { Sort } from '../../search/query-and-answer.ts'
import { Panel } from '../ui/Panel.tsx'
import styles from './ProductTable.module.css'
import { ProductTableBody } from './ProductTableBody.tsx'
import type { RowState } from './product-row.ts'

type Choosing = {
  chosen: ReadonlySet<number>
  onChoose: (number: number) => void
  onChooseAll: () => void
  /** Whether all of the list are selected. */
  areAll: boolean
}

type Props = {
  numbers: Uint16Array
  state: RowState
  /** Null if this role may not change products. */
  choosing: Choosing | null
  seesPrices: boolean
  sort: Sort
  onSort: (sort: Sort) => void
  /** The row that J and K are on; -1: none. */
  activeIndex: number
  onReach: (number: number) => void
}

/** Thousands of products, virtualised: only rows in sight are rendered. */
export function ProductTable({ numbers, choosing, seesPrices, sort, onSort, ...rows }: Props) {
  const columns = [styles.things, choosing && styles.withTicks, seesPrices && styles.withPrices]
  return (
    <Panel isFlush>
      <Table
        label="Products"
        className={columns.filter(Boolean).join(' ')}
        rowCount={numbers.length + 1}
        isCards
      >
        <ProductTableHead choosing={choosing} seesPrices={seesPrices} sort={sort} onSort={onSort} />
        <ProductTableBody numbers={numbers} choosing={choosing} seesPrices={seesPrices} {...rows} />
      </Table>
    </Panel>
  )
}

type ProductTableHeadProps = {
  /** Null: nothing is chosen here. */
  choosing: { areAll: boolean; onChooseAll: () => void } | null
  seesPrices: boolean
  sort: Sort
  onSort: (sort: Sort) => void
}

/** The headings of the columns, which sort the list. */
function ProductTableHead({ choosing, seesPrices, sort, onSort }: ProductTableHeadProps) {
  return (
    <thead>
      <tr className={styles.columns} aria-rowindex={1}>
        {choosing && (
          <th className={styles.tick}>
            <input
              type="checkbox"
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
          <span className="visually-hidden">State</span>
        </th>
      </tr>
    </thead>
  )
}

type SortHeadProps = {
  words: string
  up: Sort
  down: Sort
  sort: Sort
  onSort: (sort: Sort) => void
  className?: string | undefined
}

/** A sortable column heading: ascending, descending, then the default order. */
function SortHead({ words, up, down, sort, onSort, className }: SortHeadProps) {
  const order = sort === up ? 'ascending' : sort === down ? 'descending' : 'none'
  const nextSort = { none: up, ascending: down, descending: 'number' } as const
  return (
    <th className={className} aria-sort={order}>
      <button type="button" className={styles.sort} onClick={() => onSort(nextSort[order])}>
        {words}
        <Icon path={icons.down} size={14} />
      </button>
    </th>
  )
}
