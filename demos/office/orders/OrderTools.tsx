import { BRANCHES } from '../../catalogue/product.ts'
import { Button } from '../ui/Button.tsx'
import { ChipPick, Segments } from '../ui/Chip.tsx'
import { Icon } from '../ui/icons.tsx'
import { SearchField } from '../ui/SearchField.tsx'
import styles from './OrderTools.module.css'
import type { Narrowing } from './orders-of-day.ts'

const BRANCH_CHOICES = [
  { value: 'all', words: 'All branches' },
  ...BRANCHES.map((branch) => ({ value: branch, words: branch })),
]
const DELIVERY_METHODS = [
  { value: 'all', words: 'Every way home' },
  { value: 'door', words: 'To the door' },
  { value: 'locker', words: 'Locker' },
  { value: 'collect', words: 'Collects' },
] as const
const VIEWS = [
  { value: 'list', words: 'List' },
  { value: 'columns', words: 'Columns' },
] as const

type Props = {
  narrowing: Narrowing
  onNarrow: (narrowing: Narrowing) => void
  view: 'list' | 'columns'
  onView: (view: 'list' | 'columns') => void
  /** Null: this role packs nothing. */
  onPrint: (() => void) | null
  /** How many orders are chosen. */
  chosen: number
}

/** What narrows the list, and how it is shown. */
export function OrderTools({ narrowing, onNarrow, view, onView, onPrint, chosen }: Props) {
  return (
    <search className={styles.tools}>
      <div className={styles.find}>
        <SearchField
          label="Search orders"
          hint="Number, name or place"
          value={narrowing.words}
          onType={(words) => onNarrow({ ...narrowing, words })}
        />
      </div>
      <ChipPick
        label="Branch"
        value={narrowing.branch}
        choices={BRANCH_CHOICES}
        onPick={(value) =>
          onNarrow({ ...narrowing, branch: BRANCHES.find((branch) => branch === value) ?? 'all' })
        }
      />
      <ChipPick
        label="How it leaves"
        value={narrowing.deliveryMethod}
        choices={DELIVERY_METHODS}
        onPick={(value) =>
          onNarrow({
            ...narrowing,
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
