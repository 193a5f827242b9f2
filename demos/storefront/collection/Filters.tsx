import { useState } from 'react'
import { formatWholeRand } from '../../../domain/money/money.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field, Option } from '../../../ui/Field.tsx'
import { useTyped } from '../../../ui/use-typed.ts'
import type { KindInCollection } from '../../catalogue/kinds.ts'
import type { ProductQuery } from '../../search/query-and-answer.ts'
import styles from './Filters.module.css'
import { type FilterGroup, groupsOf, priced, toggleFilter } from './groups.ts'
import type { List } from './use-list.ts'

type Props = {
  list: List
  query: ProductQuery
  /** The kind of the page; null if it has several. */
  kind: KindInCollection | null
  onQuery: (query: ProductQuery) => void
}

/** The filters of a list. Each choice is applied at once. */
export function Filters({ list, query, kind, onQuery }: Props) {
  const { prices } = list
  return (
    <>
      {groupsOf(list, query, kind).map((group) => (
        <Group
          key={group.name}
          group={group}
          onTick={(value, isOn) => onQuery(toggleFilter(query, group.name, value, isOn))}
        />
      ))}
      <fieldset className={styles.group}>
        <legend>Price</legend>
        <div className="fields">
          <PriceField
            label="From"
            cents={query.fromCents}
            boundCents={prices?.fromCents}
            onPrice={(typed) => onQuery(priced(query, 'from', typed))}
          />
          <PriceField
            label="To"
            cents={query.toCents}
            boundCents={prices?.toCents}
            onPrice={(typed) => onQuery(priced(query, 'to', typed))}
          />
        </div>
      </fieldset>
    </>
  )
}

/** Options of a group that are shown before `n more`. */
const VISIBLE_OPTIONS = 8

function Group({ group, onTick }: { group: FilterGroup; onTick: (value: string, isOn: boolean) => void }) {
  const [isWhole, setIsWhole] = useState(false)
  const { name, legend, ticks } = group
  const shownTicks = isWhole ? ticks : ticks.filter(({ isOn }, index) => index < VISIBLE_OPTIONS || isOn)
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      <div>
        {shownTicks.map(({ value, word, count, isOn }) => (
          <p key={value}>
            <Option
              name={name}
              value={value}
              checked={isOn}
              onChange={({ target }) => onTick(value, target.checked)}
            >
              {word} <small>{count}</small>
            </Option>
          </p>
        ))}
        {shownTicks.length < ticks.length && (
          <Button kind="link" onClick={() => setIsWhole(true)}>
            {ticks.length - shownTicks.length} more
          </Button>
        )}
      </div>
    </fieldset>
  )
}

type PriceFieldProps = {
  label: string
  cents: number | undefined
  /** The lowest or highest price of the list. */
  boundCents: number | undefined
  onPrice: (typed: string) => void
}

/** Applied on blur or Enter, because half a number is not meant. */
function PriceField({ label, cents, boundCents, onPrice }: PriceFieldProps) {
  const keptText = wholeRand(cents)
  const [typed, setTyped] = useTyped(keptText)
  return (
    <Field
      label={label}
      inputMode="numeric"
      autoComplete="off"
      value={typed}
      placeholder={wholeRand(boundCents)}
      onType={setTyped}
      onBlur={() => typed !== keptText && onPrice(typed)}
      onKeyDown={(event) => event.key === 'Enter' && onPrice(typed)}
    />
  )
}

function wholeRand(cents: number | undefined): string {
  return cents ? formatWholeRand(cents) : ''
}
