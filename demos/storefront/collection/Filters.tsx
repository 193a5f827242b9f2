import { useState } from 'react'
import { useTyped } from '../../../ui/use-typed.ts'
import { Button } from '../parts/Button.tsx'
import styles from './Filters.module.css'
import type { FilterActs, FilterGroup, PriceRange } from './groups.ts'

type Props = FilterActs & { groups: ReadonlyArray<FilterGroup>; prices: PriceRange }

/** What narrows a list. Each choice acts at once. */
export function Filters({ groups, prices, onTick, onPrice }: Props) {
  return (
    <>
      {groups.map((group) => (
        <Group key={group.name} group={group} onTick={onTick} />
      ))}
      <fieldset className={styles.group}>
        <legend>Price</legend>
        <div className={styles.two}>
          <PriceField
            label="From"
            typed={prices.from}
            bound={prices.cheapest}
            onPrice={(typed) => onPrice('from', typed)}
          />
          <PriceField
            label="To"
            typed={prices.to}
            bound={prices.dearest}
            onPrice={(typed) => onPrice('to', typed)}
          />
        </div>
      </fieldset>
    </>
  )
}

/** So many ticks of a group are shown before the rest is asked for. */
const FEW = 8

function Group({ group, onTick }: { group: FilterGroup; onTick: FilterActs['onTick'] }) {
  const [isWhole, setIsWhole] = useState(false)
  const { name, legend, ticks } = group
  const shown = isWhole ? ticks : ticks.filter(({ isOn }, at) => at < FEW || isOn)
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      <div>
        {shown.map(({ value, word, count, isOn }) => (
          <label key={value} className={styles.tick}>
            <input
              type="checkbox"
              name={name}
              value={value}
              checked={isOn}
              onChange={(event) => onTick(name, value, event.target.checked)}
            />
            <span>{word}</span>
            <small>{count}</small>
          </label>
        ))}
        {shown.length < ticks.length && (
          <Button look="link" onClick={() => setIsWhole(true)}>
            {ticks.length - shown.length} more
          </Button>
        )}
      </div>
    </fieldset>
  )
}

type PriceFieldProps = { label: string; typed: string; bound: string; onPrice: (typed: string) => void }

/** Acts when it is left or Enter is pressed: half a number is none. */
function PriceField({ label, typed: kept, bound, onPrice }: PriceFieldProps) {
  const [typed, setTyped] = useTyped(kept)
  return (
    <label>
      {label}
      <input
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        placeholder={bound}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={() => typed !== kept && onPrice(typed)}
        onKeyDown={(event) => event.key === 'Enter' && onPrice(typed)}
      />
    </label>
  )
}
