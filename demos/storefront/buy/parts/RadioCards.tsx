import { type ReactNode, startTransition, useOptimistic } from 'react'
import styles from './RadioCards.module.css'

/** A choice. An unavailable one stays visible, with its reason. */
export type RadioCard<Value> = {
  value: Value
  /** Unique in its group. */
  name: string
  /** An explanation, or why it cannot be chosen. */
  note: string
  /** Its price or distance. */
  aside?: ReactNode
  isChosen: boolean
  isPossible?: boolean
}

type Props<Value> = {
  question: string
  /** The name of the radio group. */
  group: string
  cards: ReadonlyArray<RadioCard<Value>>
  onChoose(value: Value): void | Promise<void>
}

/** Radio buttons with explanations, below their question. */
export function RadioCards<Value>({ question, group, cards, onChoose }: Props<Value>) {
  // Optimistic, because the shop decides asynchronously.
  const [chosenName, setChosenName] = useOptimistic(cards.find(({ isChosen }) => isChosen)?.name)
  const choose = ({ name, value }: RadioCard<Value>) =>
    startTransition(async () => {
      setChosenName(name)
      await onChoose(value)
    })
  return (
    <fieldset className={`stack ${styles.cards}`}>
      <legend>{question}</legend>
      {cards.map((card) => {
        const { name, note, aside, isPossible = true } = card
        return (
          <label key={name} className={styles.card} data-impossible={!isPossible || undefined}>
            <input
              type="radio"
              name={group}
              checked={name === chosenName && isPossible}
              disabled={!isPossible}
              onChange={() => choose(card)}
            />
            <span>
              <b>{name}</b>
              <span className={styles.note}>{note}</span>
            </span>
            {aside && <b className={styles.aside}>{aside}</b>}
          </label>
        )
      })}
    </fieldset>
  )
}
