import { errorIdOf } from '../../ui/Field.tsx'
import { Fault } from './Question.tsx'
import styles from './Stepper.module.css'
import { useDraft } from './use-draft.ts'

type Props = {
  id: string
  name: string
  value: number
  min: number
  max: number
  label?: string
  /** What the buttons say: `One page fewer`. */
  fewer: string
  more: string
  /** Why a typed number is not offered, as a sentence; null if it is. */
  faultOf: (text: string) => string | null
  onNumber: (text: string) => void
}

/** A whole number to type, with a step down and a step up beside it, and beneath them why it is not offered. */
export function Stepper({ id, name, value, min, max, label, fewer, more, faultOf, onNumber }: Props) {
  const { input, fault } = useDraft({
    value: String(value),
    faultOf: (text) => faultOf(text.trim()),
    onText: (text) => onNumber(text.trim()),
  })
  const step = (by: number) => onNumber(String(value + by))
  return (
    <>
      <span className={`edged ${styles.step}`}>
        <button type="button" data-live aria-label={fewer} disabled={value <= min} onClick={() => step(-1)}>
          −
        </button>
        <input
          {...input}
          id={id}
          name={name}
          inputMode="numeric"
          size={2}
          aria-label={label}
          aria-describedby={fault ? errorIdOf(id) : undefined}
        />
        <button type="button" data-live aria-label={more} disabled={value >= max} onClick={() => step(1)}>
          +
        </button>
      </span>
      <Fault field={id} sentence={fault} />
    </>
  )
}
