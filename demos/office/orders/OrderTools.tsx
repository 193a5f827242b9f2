import { BRANCHES } from '../../catalogue/product.ts'
import { Button } from '../ui/Button.tsx'
import { ChipPick, Segments } from '../ui/Chip.tsx'
import { Icon } from '../ui/icons.tsx'
import { SearchField } from '../ui/SearchField.tsx'
import styles from './OrderTools.module.css'
import type { OrderFilter } from './orders-of-day.ts'

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

type Props = {
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
export function OrderTools({ filter, onFilter, view, onView, onPrint, chosen }: Props) {
  return (
    <search className={styles.tools}>
      <div className={styles.find}>
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
      <div className={styles.wide}>
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
