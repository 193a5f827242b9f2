import { BRANCHES } from '../../catalogue/product.ts'
import type { OrderState } from '../../shop/order.ts'
import { Button } from '../ui/Button.tsx'
import { ChipPick, Segments } from '../ui/Chip.tsx'
import { FilterTiles, type Tile } from '../ui/FilterTiles.tsx'
import { Icon } from '../ui/icons.tsx'
import { KeyLine } from '../ui/Kbd.tsx'
import { ScreenHead } from '../ui/ScreenHead.tsx'
import { SearchField } from '../ui/SearchField.tsx'
import { type Column, OrderColumns } from './OrderColumns.tsx'
import styles from './OrdersToday.module.css'
import { type Choosing, OrderTable } from './OrderTable.tsx'
import orderTools from './OrderTools.module.css'
import type { OrderRow } from './order-row.ts'
import type { OrderFilter } from './orders-of-day.ts'

type Props = {
  title: string
  /** `Tuesday 24 November, 15:16` */
  when: string
  /** Of all orders; null: this role does not see money. */
  sum: string | null
  tiles: ReadonlyArray<Tile>
  tile: string
  onTile: (key: string) => void
  filter: OrderFilter
  onFilter: (filter: OrderFilter) => void
  view: 'list' | 'columns'
  onView: (view: 'list' | 'columns') => void
  rows: ReadonlyArray<OrderRow>
  columns: ReadonlyArray<Column>
  choosing: Choosing
  onMove: (number: number, to: OrderState) => void
  onReach: (number: number) => void
  /** Null: this role packs nothing. */
  onPrint: (() => void) | null
}

/** Orders with their states: six tiles count and filter, below them a list or columns. */
export function OrdersToday(props: Props) {
  const { title, when, sum, tiles, view, rows } = props
  const isList = view === 'list'
  const total = tiles[0]?.count ?? 0
  return (
    <div className={styles.orders}>
      <ScreenHead
        title={title}
        note={
          isList ? (
            when
          ) : (
            <>
              <b>{total}</b> {total === 1 ? 'order' : 'orders'}
              {sum && (
                <>
                  , <b className="num">{sum}</b>
                </>
              )}{' '}
              · {when}
            </>
          )
        }
      />
      {isList && <FilterTiles label="By state" tiles={tiles} chosen={props.tile} onChoose={props.onTile} />}
      <OrderTools
        filter={props.filter}
        onFilter={props.onFilter}
        view={view}
        onView={props.onView}
        onPrint={props.onPrint}
        chosen={props.choosing.chosen.size}
      />
      {!isList && <OrderColumns columns={props.columns} onMove={props.onMove} onReach={props.onReach} />}
      {isList && rows.length > 0 && (
        <OrderTable
          label={title}
          rows={rows}
          choosing={props.choosing}
          onMove={props.onMove}
          onReach={props.onReach}
        />
      )}
      {isList && rows.length === 0 && <p className={styles.none}>None of these orders is like that.</p>}
      <KeyLine keys={isList ? LIST_KEYS : COLUMN_KEYS} />
    </div>
  )
}

const LIST_KEYS = [
  ['J', 'down'],
  ['K', 'up'],
  ['Enter', 'open'],
  ['X', 'choose'],
  ['P', 'next state'],
  ['V', 'columns'],
  ['?', 'all keys'],
] as const
const COLUMN_KEYS = [
  ['J', 'next card'],
  ['K', 'card before'],
  ['P', 'next state'],
  ['Enter', 'open'],
  ['V', 'list'],
  ['?', 'all keys'],
] as const

const BRANCH_CHOICES = [
  { value: 'all', words: 'All branches' },
  ...BRANCHES.map((branch) => ({ value: branch, words: branch })),
]
const DELIVERY_METHODS = [
  { value: 'all', words: 'All delivery methods' },
  { value: 'door', words: 'To the door' },
  { value: 'locker', words: 'To a locker' },
  { value: 'collect', words: 'Collect in store' },
] as const
const VIEWS = [
  { value: 'list', words: 'List' },
  { value: 'columns', words: 'Columns' },
] as const

type OrderToolsProps = {
  filter: OrderFilter
  onFilter: (filter: OrderFilter) => void
  view: 'list' | 'columns'
  onView: (view: 'list' | 'columns') => void
  /** Null: this role packs nothing. */
  onPrint: (() => void) | null
  /** How many orders are chosen. */
  chosen: number
}

/** What narrows the list, and how it is shown. */
function OrderTools({ filter, onFilter, view, onView, onPrint, chosen }: OrderToolsProps) {
  return (
    <search className={orderTools.tools}>
      <div className={orderTools.find}>
        <SearchField
          label="Search orders"
          hint="Number, name or place"
          value={filter.words}
          onType={(words) => onFilter({ ...filter, words })}
        />
      </div>
      <ChipPick
        label="Branch"
        value={filter.branch}
        choices={BRANCH_CHOICES}
        onPick={(value) =>
          onFilter({ ...filter, branch: BRANCHES.find((branch) => branch === value) ?? 'all' })
        }
      />
      <ChipPick
        label="How it leaves"
        value={filter.deliveryMethod}
        choices={DELIVERY_METHODS}
        onPick={(value) =>
          onFilter({
            ...filter,
            deliveryMethod:
              DELIVERY_METHODS.find((deliveryMethod) => deliveryMethod.value === value)?.value ?? 'all',
          })
        }
      />
      <div className={orderTools.wide}>
        <Segments
          label="Show as"
          value={view}
          choices={VIEWS}
          onPick={(value) => onView(value === 'columns' ? 'columns' : 'list')}
        />
        {onPrint && (
          <Button kind="white" onPress={onPrint}>
            <Icon name="print" />
            {chosen > 0 ? `Print ${chosen} pick ${chosen === 1 ? 'list' : 'lists'}` : 'Print pick lists'}
          </Button>
        )}
      </div>
    </search>
  )
}
