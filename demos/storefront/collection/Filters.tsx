import { useState } from 'react'
import { formatWholeRand } from '../../../domain/money/money.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field, Option } from '../../../ui/Field.tsx'
import { useTyped } from '../../../ui/use-typed.ts'
import type { KindInCollection } from '../../catalogue/kinds.ts'
import type { ProductQuery } from '../../search/query-and-answer.ts'
import styles from './Filters.module.css'
import { type FilterGroup, groupsOf, toggleFilter, withPriceLimit } from './filter-groups.ts'
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
  return (
    <>
      {groupsOf(list, query, kind).map((group) => (
        <Group
          key={group.name}
          group={group}
          onToggle={(value, isOn) => onQuery(toggleFilter(query, group.name, value, isOn))}
        />
      ))}
      <fieldset className={styles.group}>
        <legend>Price</legend>
        <div className="fields">
          {PRICE_LIMITS.map(([limit, label]) => (
            <PriceField
              key={limit}
              label={label}
              cents={query[limit]}
              boundCents={list.prices?.[limit]}
              onPrice={(typed) => onQuery(withPriceLimit(query, limit, typed))}
            />
          ))}
        </div>
      </fieldset>
    </>
  )
}

const PRICE_LIMITS = [
  ['fromCents', 'From'],
  ['toCents', 'To'],
] as const

/** The number of a group's options that are shown before `n more`. */
const VISIBLE_OPTIONS = 8

function Group({
  group,
  onToggle,
}: {
  group: FilterGroup
  onToggle: (value: string, isOn: boolean) => void
}) {
  const [isExpanded, setIsExpanded] = useState(false)
  const { name, legend, options } = group
  const visibleOptions = isExpanded
    ? options
    : options.filter(({ isOn }, index) => index < VISIBLE_OPTIONS || isOn)
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      <div>
        {visibleOptions.map(({ value, word, count, isOn }) => (
          <p key={value}>
            <Option
              name={name}
              value={value}
              checked={isOn}
              onChange={({ target }) => onToggle(value, target.checked)}
            >
              {word} <small>{count}</small>
            </Option>
          </p>
        ))}
        {visibleOptions.length < options.length && (
          <Button kind="link" onClick={() => setIsExpanded(true)}>
            {options.length - visibleOptions.length} more
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

/** Applies the price on blur or Enter, not while it is typed. */
function PriceField({ label, cents, boundCents, onPrice }: PriceFieldProps) {
  const appliedText = wholeRand(cents)
  const [typed, setTyped] = useTyped(appliedText)
  return (
    <Field
      label={label}
      inputMode="numeric"
      autoComplete="off"
      value={typed}
      placeholder={wholeRand(boundCents)}
      onType={setTyped}
      onBlur={() => typed !== appliedText && onPrice(typed)}
      onKeyDown={(event) => event.key === 'Enter' && onPrice(typed)}
    />
  )
}

function wholeRand(cents: number | undefined): string {
  return cents ? formatWholeRand(cents) : ''
}
