import type { ReactNode } from 'react'
import styles from './Chip.module.css'

type ChipProps = {
  children: ReactNode
  /** How many it stands for. */
  count?: string | number
  isOn: boolean
  onPress: () => void
}

/** Narrows a list; its dark filling says that it does. */
export function Chip({ children, count, isOn, onPress }: ChipProps) {
  return (
    <button type="button" className={styles.chip} aria-pressed={isOn} onClick={onPress}>
      {children}
      {count !== undefined && <small>{count}</small>}
    </button>
  )
}

/** Chips in a row, which a phone scrolls sideways. */
export function Chips({ children, label }: { children: ReactNode; label: string }) {
  return (
    <fieldset className={styles.run}>
      <legend className="hide">{label}</legend>
      {children}
    </fieldset>
  )
}

type PickProps = {
  label: string
  value: string
  onPick: (value: string) => void
  choices: ReadonlyArray<{ value: string; words: string }>
}

/** A choice among a few, in the size of a chip. */
export function ChipPick({ label, value, onPick, choices }: PickProps) {
  return (
    <label className={styles.pick}>
      <span className="hide">{label}</span>
      <select value={value} onChange={(event) => onPick(event.currentTarget.value)}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.words}
          </option>
        ))}
      </select>
    </label>
  )
}

type SegmentsProps = {
  label: string
  value: string
  onPick: (value: string) => void
  choices: ReadonlyArray<{ value: string; words: string }>
}

/** Two or three ways to show the same, one of them pressed. */
export function Segments({ label, value, onPick, choices }: SegmentsProps) {
  return (
    <fieldset className={styles.segments}>
      <legend className="hide">{label}</legend>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          aria-pressed={choice.value === value}
          onClick={() => onPick(choice.value)}
        >
          {choice.words}
        </button>
      ))}
    </fieldset>
  )
}
