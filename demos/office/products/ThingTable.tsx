import { type MouseEvent, useCallback, useRef } from 'react'
import { useLocation } from 'wouter'
import { BRANCHES } from '../../products/product.ts'
import type { Sort } from '../../search/product-search.ts'
import { Panel } from '../ui/Panel.tsx'
import { Table } from '../ui/Table.tsx'
import { Gap } from './Gap.tsx'
import { useRowWindow } from './row-window.ts'
import { SortHead } from './SortHead.tsx'
import styles from './ThingTable.module.css'
import { ThingTableRow } from './ThingTableRow.tsx'
import type { RowState } from './thing-row.ts'

export type Choosing = {
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
export function ThingTable(props: Props) {
  const { numbers, state, choosing, seesPrices, sort, onSort, held, onReach } = props
  const body = useRef<HTMLTableSectionElement>(null)
  const follow = useFollow()
  const { rows, rest } = useRowWindow(numbers.length, body, held)
  return (
    <Panel isFlush>
      <div role="presentation" className={styles.rows}>
        <Table label="Products" className={styles.things} rowCount={numbers.length + 1}>
          <thead>
            <tr aria-rowindex={1}>
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
              <SortHead words="Thing" up="name" down="name down" sort={sort} onSort={onSort} />
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
              <th className={styles.all}>All</th>
              <th className={styles.mark}>
                <span className="hide">State</span>
              </th>
            </tr>
          </thead>
          <tbody ref={body}>
            {rows.map(({ index, gap }) => (
              <ThingTableRow
                key={numbers[index]}
                number={numbers[index] ?? 0}
                place={index}
                gap={gap}
                state={state}
                isChosen={choosing?.chosen.has(numbers[index] ?? 0) ?? false}
                onChoose={choosing?.onChoose ?? null}
                seesPrices={seesPrices}
                onReach={onReach}
                onFollow={follow}
              />
            ))}
            {rest > 0 && <Gap px={rest} />}
          </tbody>
        </Table>
      </div>
    </Panel>
  )
}

/** One for all rows: a `Link` in each of them would listen to the address by itself. */
function useFollow(): (event: MouseEvent<HTMLAnchorElement>) => void {
  const [, navigate] = useLocation()
  return useCallback(
    (event) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      navigate(event.currentTarget.pathname + event.currentTarget.search)
    },
    [navigate],
  )
}
