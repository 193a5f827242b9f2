import { type ReactNode, useState } from 'react'
import { Dialog } from '../../parts/Dialog.tsx'
import { Button } from '../parts/Button.tsx'
import { ChipRow, RemovableChip } from '../parts/Chip.tsx'
import { CrossIcon } from '../parts/icons.tsx'
import styles from './CollectionView.module.css'
import { Filters } from './Filters.tsx'
import type { FilterActs, FilterGroup, PriceRange } from './groups.ts'

type Chosen = { key: string; label: string; onRemove: () => void }

type Props = FilterActs & {
  where: { href: string; words: string } | null
  heading: string
  /** `256 of 718, in kiaat and oak` */
  count: ReactNode
  /** Products that are shown. */
  shown: number
  groups: ReadonlyArray<FilterGroup>
  prices: PriceRange
  chosen: ReadonlyArray<Chosen>
  onClear: () => void
  sort: {
    value: string
    choices: ReadonlyArray<{ value: string; word: string }>
    onSort: (value: string) => void
  }
  isBusy: boolean
  /** What is said once to those who hear the page, after a choice. */
  said: string
  /** Stands in the place of what cannot be chosen then; null: all is there. */
  withoutScript: string | null
  children: ReactNode
}

/** Products of one collection, kind or family, with what narrows and sorts them. */
export function CollectionView(props: Props) {
  const { where, heading, count, chosen, sort, isBusy, said, withoutScript, children } = props
  return (
    <div className="wrap">
      <p className={styles.where}>{where && <a href={where.href}>{where.words}</a>}</p>
      <div className={styles.title}>
        <h1>{heading}</h1>
        <p>{count}</p>
      </div>
      <div className={`${styles.bar} needs-script`}>
        <FilterSheet {...props} />
        <label className={`${styles.control} ${styles.sort}`}>
          <span className="hide">Sort by</span>
          <select value={sort.value} onChange={(event) => sort.onSort(event.target.value)}>
            {sort.choices.map(({ value, word }) => (
              <option key={value} value={value}>
                {word}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p className="hide" role="status">
        {said}
      </p>
      {withoutScript && (
        <noscript>
          <p className={styles.without}>{withoutScript}</p>
        </noscript>
      )}
      <div className={styles.shelf}>
        <aside className={`${styles.column} needs-script`} aria-label="Filters">
          <Filters {...props} />
        </aside>
        <div className={isBusy ? styles.busy : undefined} aria-busy={isBusy}>
          {chosen.length > 0 && <ChosenChips {...props} />}
          <h2 className="hide">Products</h2>
          {children}
        </div>
      </div>
    </div>
  )
}

function ChosenChips({ chosen, onClear }: Pick<Props, 'chosen' | 'onClear'>) {
  return (
    <div className={styles.chosen}>
      <ChipRow scrolls>
        {chosen.map(({ key, label, onRemove }) => (
          <RemovableChip key={key} label={label} onRemove={onRemove} />
        ))}
        <Button look="link" onClick={onClear}>
          {clearWords(chosen.length)}
        </Button>
      </ChipRow>
    </div>
  )
}

/** On a phone the filters are a sheet; its button says what is behind it. */
function FilterSheet({ chosen, onClear, shown, ...filters }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <button
        type="button"
        className={`${styles.control} ${styles.open}`}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        Filter{chosen.length > 0 && <b>{chosen.length}</b>}
      </button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        kind="sheet"
        heading="Filter"
        focus="heading"
        beside={
          <button type="button" className={styles.close} aria-label="Close" onClick={close}>
            <CrossIcon />
          </button>
        }
      >
        <Filters {...filters} />
        <div className={styles.end}>
          <Button look="link" disabled={chosen.length === 0} onClick={onClear}>
            {clearWords(chosen.length)}
          </Button>
          <Button onClick={close}>Show {shown}</Button>
        </div>
      </Dialog>
    </>
  )
}

function clearWords(count: number): string {
  return count === 2 ? 'Clear both' : 'Clear all'
}
