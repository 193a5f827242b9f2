import styles from './CountPills.module.css'

type Props = {
  name: string
  /** The counted unit, in the plural. */
  unit: string
  /** At most six; each radio button is marked by its position, for the style sheet. */
  counts: ReadonlyArray<number>
  chosen: number
  /** The initial count. */
  usual?: number
  /** The result of each count, for people who do not see it beside them. */
  sums?: ReadonlyArray<string>
}

/** A row of round radio buttons for a count. */
export function CountPills({ name, unit, counts, chosen, usual, sums }: Props) {
  return counts.map((count, index) => (
    <label key={count} className={styles.pill}>
      <input
        type="radio"
        name={name}
        value={count}
        defaultChecked={count === chosen}
        data-usual={count === usual ? '' : undefined}
        data-turn={index + 1}
      />
      <span className="edged">
        {count}
        <span className="visually-hidden">{` ${unit}${sums ? `: ${sums[index]}` : ''}`}</span>
      </span>
    </label>
  ))
}
