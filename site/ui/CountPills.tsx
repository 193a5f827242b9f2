import styles from './CountPills.module.css'

type Props = {
  name: string
  /** What is counted, in the plural. */
  unit: string
  /** At most six; each radio button is marked by its place, for what a style sheet shows of it. */
  counts: ReadonlyArray<number>
  chosen: number
  /** The count that stands there before a visitor chooses. */
  usual?: number
  /** What each count comes to, for those who do not see it beside them. */
  sums?: ReadonlyArray<string>
}

/** Counts to choose from, as round radio buttons in a row. */
export function CountPills({ name, unit, counts, chosen, usual, sums }: Props) {
  return counts.map((count, at) => (
    <label key={count} className={styles.pill}>
      <input
        type="radio"
        name={name}
        value={count}
        defaultChecked={count === chosen}
        data-usual={count === usual ? '' : undefined}
        data-turn={at + 1}
      />
      <span className="edged">
        {count}
        <span className="visually-hidden">{` ${unit}${sums ? `: ${sums[at]}` : ''}`}</span>
      </span>
    </label>
  ))
}
