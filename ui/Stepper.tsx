import styles from './Stepper.module.css'

type Props = {
  /** The counted thing, for screen readers: `Linen throw`. */
  of: string
  count: number
  min: number
  /** Null: no limit here; `onChange` may refuse a number that is too large. */
  max: number | null
  onChange(count: number): void
}

/** A number with buttons for one fewer and one more. At a limit the button is not disabled, so it keeps its focus. */
export function Stepper({ of, count, min, max, onChange }: Props) {
  const isAtMin = count <= min
  const isAtMax = max !== null && count >= max
  return (
    <span className={styles.stepper}>
      <button
        type="button"
        aria-label={`One ${of} fewer`}
        aria-disabled={isAtMin || undefined}
        onClick={() => isAtMin || onChange(count - 1)}
      >
        −
      </button>
      <b>{count}</b>
      <button
        type="button"
        aria-label={`One ${of} more`}
        aria-disabled={isAtMax || undefined}
        onClick={() => isAtMax || onChange(count + 1)}
      >
        +
      </button>
    </span>
  )
}
