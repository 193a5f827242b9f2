import { DraftField } from './DraftField.tsx'
import styles from './Stepper.module.css'

type Props = {
  id?: string
  name: string
  value: number
  min: number
  max: number
  label?: string
  /** What the buttons say: `One page fewer`. */
  fewer: string
  more: string
  onNumber: (text: string) => void
}

/** A whole number to type, with a step down and a step up beside it. */
export function Stepper({ id, name, value, min, max, label, fewer, more, onNumber }: Props) {
  const isOffered = (text: string) => /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max
  return (
    <span className={styles.step}>
      <button
        type="button"
        aria-label={fewer}
        disabled={value <= min}
        onClick={() => onNumber(String(value - 1))}
      >
        −
      </button>
      <DraftField
        {...(id ? { id } : {})}
        {...(label ? { label } : {})}
        name={name}
        inputMode="numeric"
        size={2}
        value={String(value)}
        onText={(text, isDone) => {
          if (isOffered(text) || (isDone && text.trim() !== '')) onNumber(text.trim())
        }}
      />
      <button
        type="button"
        aria-label={more}
        disabled={value >= max}
        onClick={() => onNumber(String(value + 1))}
      >
        +
      </button>
    </span>
  )
}
