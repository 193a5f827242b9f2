import { groupedCount } from '../../../domain/wording.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/icons.tsx'
import styles from './BulkBar.module.css'

export type Bulk = 'price' | 'low-stock level' | 'move' | 'hide' | 'show' | 'csv'

type Props = {
  count: number
  /** How many the list has. */
  outOf: number
  /** Whether all chosen ones are hidden: then they can be shown. */
  areHidden: boolean
  onAll: () => void
  onNone: () => void
  onBulk: (bulk: Bulk) => void
}

/** What can be done to everything that is chosen. */
export function BulkBar({ count, outOf, areHidden, onAll, onNone, onBulk }: Props) {
  return (
    <section className={styles.bar} data-thumb-bar="" aria-label="What to do with what is chosen">
      <p role="status">
        <b>{groupedCount(count)} chosen</b>
        {outOf === 0 && <span>, none of them on this list</span>}
      </p>
      {count < outOf && (
        <button type="button" className={styles.all} onClick={onAll}>
          All {groupedCount(outOf)}
        </button>
      )}
      <span className={styles.acts}>
        <Button kind="white" onPress={() => onBulk('price')}>
          Price
        </Button>
        <Button kind="white" onPress={() => onBulk('low-stock level')}>
          Low-stock level
        </Button>
        <Button kind="white" onPress={() => onBulk('move')}>
          Move stock
        </Button>
        <Button kind="white" onPress={() => onBulk(areHidden ? 'show' : 'hide')}>
          {areHidden ? 'Show' : 'Hide'}
        </Button>
        <Button kind="white" onPress={() => onBulk('csv')}>
          CSV out
        </Button>
      </span>
      <button type="button" className={styles.none} aria-label="Choose none" onClick={onNone}>
        <Icon name="cross" />
      </button>
    </section>
  )
}
