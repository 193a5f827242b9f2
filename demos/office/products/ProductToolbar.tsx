import { groupedCount } from '../../../domain/wording.ts'
import { Chip, ChipChoice, ChipRow } from '../../../ui/Chip.tsx'
import { SearchField } from '../../../ui/SearchField.tsx'
import { KINDS } from '../../catalogue/kinds.ts'
import { MAKERS } from '../../catalogue/makers.ts'
import styles from '../ui/ListTools.module.css'
import type { ProductListQuery } from './product-list-query.ts'

const CHIPS: ReadonlyArray<readonly [ProductListQuery['status'], string]> = [
  ['all', 'All'],
  ['low', 'Low in a branch'],
  ['sold out', 'Sold out'],
  ['hidden', 'Hidden'],
]
const KIND_OPTIONS: ReadonlyArray<readonly [ProductListQuery['kind'], string]> = [
  ['all', 'All kinds'],
  ...KINDS.map(({ kind, word }) => [kind, word] as const),
]
const PLACE_OPTIONS = [
  ['all', 'All workshops'] as const,
  ...Object.values(MAKERS).map(({ name, place }) => [place, `${name}, ${place}`] as const),
]

type Props = {
  query: ProductListQuery
  onQuery: (query: ProductListQuery) => void
  /** The counts of the chips; null until they are known. */
  counts: Record<ProductListQuery['status'], number> | null
  /** Whether this role sees hidden products. */
  seesHidden: boolean
}

/** The filters of the list. The chips’ counts depend on the other filters. */
export function ProductToolbar({ query, onQuery, counts, seesHidden }: Props) {
  return (
    <search className={styles.withChips}>
      <div className={styles.tools}>
        <div className={styles.find}>
          <SearchField
            shortcut="/"
            label="Search products"
            placeholder="Name, number or workshop"
            value={query.words}
            onType={(words) => onQuery({ ...query, words })}
          />
        </div>
        <ChipChoice
          label="Kind"
          value={query.kind}
          options={KIND_OPTIONS}
          onPick={(kind) => onQuery({ ...query, kind })}
        />
        <ChipChoice
          label="Workshop"
          value={query.place}
          options={PLACE_OPTIONS}
          onPick={(place) => onQuery({ ...query, place })}
        />
      </div>
      <ChipRow scrolls label="Which of them">
        {CHIPS.filter(([status]) => seesHidden || status !== 'hidden').map(([status, words]) => (
          <Chip
            key={status}
            isOn={query.status === status}
            onPress={() => onQuery({ ...query, status })}
            {...(counts && { count: groupedCount(counts[status]) })}
          >
            {words}
          </Chip>
        ))}
      </ChipRow>
    </search>
  )
}
