import { groupedCount } from '../../../domain/wording.ts'
import { KINDS } from '../../catalogue/kinds.ts'
import { MAKERS } from '../../catalogue/makers.ts'
import { Chip, ChipPick, Chips } from '../ui/Chip.tsx'
import { SearchField } from '../ui/SearchField.tsx'
import styles from './ProductToolbar.module.css'
import { isKind, type ProductListQuery } from './product-list-query.ts'

const CHIPS: ReadonlyArray<readonly [ProductListQuery['only'], string]> = [
  ['all', 'All'],
  ['low', 'Low in a branch'],
  ['sold out', 'Sold out'],
  ['hidden', 'Hidden'],
]
const KIND_CHOICES = [
  { value: 'all', words: 'All kinds' },
  ...KINDS.map(({ kind, word }) => ({ value: kind, words: word })),
]
const PLACE_CHOICES = [
  { value: 'all', words: 'All workshops' },
  ...Object.values(MAKERS).map(({ name, place }) => ({ value: place, words: `${name}, ${place}` })),
]

type Props = {
  query: ProductListQuery
  onQuery: (query: ProductListQuery) => void
  /** Null until they were counted. */
  counts: Record<ProductListQuery['only'], number> | null
  /** Whether this role sees what is hidden. */
  seesHidden: boolean
}

/** What narrows the list. The chips count within the words and the two choices. */
export function ProductToolbar({ query, onQuery, counts, seesHidden }: Props) {
  return (
    <search>
      <div className={styles.tools}>
        <div className={styles.find}>
          <SearchField
            label="Search products"
            hint="Name, number or workshop"
            value={query.words}
            onType={(words) => onQuery({ ...query, words })}
          />
        </div>
        <ChipPick
          label="Kind"
          value={query.kind}
          choices={KIND_CHOICES}
          onPick={(kind) => onQuery({ ...query, kind: isKind(kind) ? kind : 'all' })}
        />
        <ChipPick
          label="Workshop"
          value={query.place}
          choices={PLACE_CHOICES}
          onPick={(place) => onQuery({ ...query, place })}
        />
      </div>
      <Chips label="Which of them">
        {CHIPS.filter(([only]) => seesHidden || only !== 'hidden').map(([only, words]) => (
          <Chip
            key={only}
            isOn={query.only === only}
            onPress={() => onQuery({ ...query, only })}
            {...(counts && { count: groupedCount(counts[only]) })}
          >
            {words}
          </Chip>
        ))}
      </Chips>
    </search>
  )
}
