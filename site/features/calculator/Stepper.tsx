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
  /** The labels of the buttons: `One page fewer`. */
  fewer: string
  more: string
  /** The reason why a typed number is not offered, as a sentence; null if it is offered. */
  faultOf: (text: string) => string | null
  onNumber: (text: string) => void
}

/** A number field with buttons for one less and one more, and its error below. */
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
