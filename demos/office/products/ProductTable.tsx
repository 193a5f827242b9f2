import type { Sort } from '../../search/product-search.ts'
import { Panel } from '../ui/Panel.tsx'
import { Table } from '../ui/Table.tsx'
import styles from './ProductTable.module.css'
import { ProductTableBody } from './ProductTableBody.tsx'
import { ProductTableHead } from './ProductTableHead.tsx'
import type { RowState } from './product-row.ts'

type Choosing = {
  chosen: ReadonlySet<number>
  onChoose: (number: number) => void
  onChooseAll: () => void
  /** Whether all of the list are. */
  areAll: boolean
}

type Props = {
  numbers: Uint16Array
  state: RowState
  /** Null: this role changes nothing, so there is nothing to choose. */
  choosing: Choosing | null
  seesPrices: boolean
  sort: Sort
  onSort: (sort: Sort) => void
  /** The row that J and K are on; -1: none. */
  held: number
  onReach: (number: number) => void
}

/** Thousands of products, of which the page holds those in sight. */
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
