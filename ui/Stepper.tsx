import styles from './Stepper.module.css'

type Props = {
  /** The counted thing, for screen readers: `Linen throw`. */
  of: string
  count: number
  least: number
  /** Null: no limit here; `onChange` may refuse a number that is too large. */
  most: number | null
  onChange(count: number): void
}

/** A number with buttons for one fewer and one more. At a limit the button is not disabled, so it keeps its focus. */
export function Stepper({ of, count, least, most, onChange }: Props) {
  const isLeast = count <= least
  const isMost = most !== null && count >= most
  return (
    <span className={styles.stepper}>
      <button
        type="button"
        aria-label={`One ${of} fewer`}
        aria-disabled={isLeast || undefined}
        onClick={() => isLeast || onChange(count - 1)}
      >
        −
      </button>
      <b>{count}</b>
      <button
        type="button"
        aria-label={`One ${of} more`}
        aria-disabled={isMost || undefined}
        onClick={() => isMost || onChange(count + 1)}
      >
        +
      </button>
    </span>
  )
}
