import type { ReactNode } from 'react'
import { formatRand } from '../../../../domain/money/money.ts'
import styles from './RadioCard.module.css'

type ChoiceProps = {
  /** Name of the radio group. */
  group: string
  name: string
  /** What it means, or why it cannot be chosen. */
  note: string
  /** Null: no price is shown. */
  costCents: number | null
  isChosen: boolean
  isPossible?: boolean
  onChoose(): void
}

/** One of several choices. An unavailable one stays visible, with its reason. */
export function RadioCard({
  group,
  name,
  note,
  costCents,
  isChosen,
  isPossible = true,
  onChoose,
}: ChoiceProps) {
  return (
    <label className={isPossible ? styles.way : styles.impossible}>
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
      {costCents !== null && <b className={styles.cost}>{formatRand(costCents)}</b>}
    </label>
  )
}

/** Choices of which one holds, below their question. */
export function RadioCardGroup({ question, children }: { question: string; children: ReactNode }) {
  return (
    <fieldset className={styles.ways}>
      <legend>{question}</legend>
      {children}
    </fieldset>
  )
}
