import type { Sort } from '../../search/product-search.ts'
import { Panel } from '../ui/Panel.tsx'
import { Table } from '../ui/Table.tsx'
import { ThingHead } from './ThingHead.tsx'
import { ThingRows } from './ThingRows.tsx'
import styles from './ThingTable.module.css'
import type { RowState } from './thing-row.ts'

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
  /** The row that J and K stand on; -1: none. */
  held: number
  onReach: (number: number) => void
}

/** Thousands of things, of which the page holds those in sight. */
export function ThingTable({ numbers, choosing, seesPrices, sort, onSort, ...rows }: Props) {
  const columns = [styles.things, choosing && styles.withTicks, seesPrices && styles.withPrices]
  return (
    <Panel isFlush>
      <Table
        label="Products"
        className={columns.filter(Boolean).join(' ')}
        rowCount={numbers.length + 1}
        isCards
      >
        <ThingHead choosing={choosing} seesPrices={seesPrices} sort={sort} onSort={onSort} />
        <ThingRows numbers={numbers} choosing={choosing} seesPrices={seesPrices} {...rows} />
      </Table>
    </Panel>
  )
}
