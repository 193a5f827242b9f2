import type { Sort } from '../../search/product-search.ts'
import { Icon } from '../ui/icons.tsx'
import styles from './ProductTable.module.css'

type Props = {
  words: string
  up: Sort
  down: Sort
  sort: Sort
  onSort: (sort: Sort) => void
  className?: string | undefined
}

/** The head of a column that sorts: up, down, and then as it was. */
export function SortHead({ words, up, down, sort, onSort, className }: Props) {
  const order = sort === up ? 'ascending' : sort === down ? 'descending' : 'none'
  const next = { none: up, ascending: down, descending: 'number' } as const
  return (
    <th className={className} aria-sort={order}>
      <button type="button" className={styles.sort} onClick={() => onSort(next[order])}>
        {words}
        <Icon name="down" size={14} />
      </button>
    </th>
  )
}
