import styles from './Stepper.module.css'

type Props = {
  /** What is counted, for those who hear it: `Linen throw`. */
  of: string
  count: number
  least: number
  /** Above it the larger number is asked for all the same where null: the answer says why not. */
  most: number | null
  onChange(count: number): void
}

/** A number of pieces, one fewer and one more. A button that can do nothing keeps its focus. */
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
