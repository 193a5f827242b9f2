import type { ComponentProps } from 'react'
import { Icon } from '../../../ui/Icon.tsx'
import * as icons from '../../../ui/icons.ts'
import { Table } from '../../../ui/Table.tsx'
import { BRANCHES } from '../../catalogue/product.ts'
import type { Sort } from '../../search/query-and-answer.ts'
import { Panel } from '../ui/Panel.tsx'
import styles from './ProductTable.module.css'
import { ProductTableBody } from './ProductTableBody.tsx'

type Props = ComponentProps<typeof ProductTableBody> & {
  sort: Sort
  onSort: (sort: Sort) => void
}

/** A table of thousands of products, of which only the rows in sight are rendered. */
export function ProductTable({ numbers, selection, seesPrices, sort, onSort, ...rows }: Props) {
  const columns = [styles.products, selection && styles.withTicks, seesPrices && styles.withPrices]
  return (
    <Panel isFlush>
      <Table
        label="Products"
        className={columns.filter(Boolean).join(' ')}
        rowCount={numbers.length + 1}
        isCards
      >
        <ProductTableHead selection={selection} seesPrices={seesPrices} sort={sort} onSort={onSort} />
        <ProductTableBody numbers={numbers} selection={selection} seesPrices={seesPrices} {...rows} />
      </Table>
    </Panel>
  )
}

type HeadProps = Pick<Props, 'selection' | 'seesPrices' | 'sort' | 'onSort'>

/** The column headings, some of which sort the list. */
function ProductTableHead({ selection, seesPrices, sort, onSort }: HeadProps) {
  return (
    <thead>
      <tr className={styles.columns} aria-rowindex={1}>
        {selection && (
          <th className={styles.tick}>
            <input
              type="checkbox"
              aria-label="Choose all on this list"
              checked={selection.isAllChosen}
              onChange={selection.isAllChosen ? selection.clear : selection.chooseAll}
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

type SortHeadProps = Pick<Props, 'sort' | 'onSort'> & {
  words: string
  up: Sort
  down: Sort
  className?: string | undefined
}

/** A column heading that sorts ascending, then descending, then in the default order. */
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
