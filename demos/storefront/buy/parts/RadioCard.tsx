import type { ReactNode } from 'react'
import styles from './RadioCard.module.css'

type ChoiceProps = {
  /** Name of the radio group. */
  group: string
  name: string
  /** An explanation, or why it cannot be chosen. */
  note: string
  /** Its price or distance. */
  aside?: ReactNode
  isChosen: boolean
  isPossible?: boolean
  onChoose(): void
}

/** One of several choices. An unavailable one stays visible, with its reason. */
export function RadioCard({ group, name, note, aside, isChosen, isPossible = true, onChoose }: ChoiceProps) {
  return (
    <label className={styles.card} data-impossible={!isPossible || undefined}>
      <input
        type="radio"
        name={group}
        checked={isChosen && isPossible}
        disabled={!isPossible}
        onChange={onChoose}
      />
      <span>
        <b>{name}</b>
        <span className={styles.note}>{note}</span>
      </span>
      {aside && <b className={styles.aside}>{aside}</b>}
    </label>
  )
}

/** A group of radio buttons below its question. */
export function RadioCardGroup({ question, children }: { question: string; children: ReactNode }) {
  return (
    <fieldset className={`stack ${styles.cards}`}>
      <legend>{question}</legend>
      {children}
    </fieldset>
  )
}
