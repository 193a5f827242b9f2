import { startTransition, useOptimistic } from 'react'
import styles from './PickupPointChoice.module.css'

type PlaceToFetch = {
  name: string
  /** Where it is and when it is open; of one that is not possible, why not. */
  where: string
  /** How far it is, or when it is ready there; empty where it is not possible. */
  note: string
  isNear?: boolean
  isPossible?: boolean
}

type Props = {
  question: string
  group: string
  places: ReadonlyArray<PlaceToFetch>
  chosen: string
  onChoose(name: string): void | Promise<void>
}

/** Which locker, or which branch: one of a few places with what one must know of it. */
export function PickupPointChoice({ question, group, places, chosen, onChoose }: Props) {
  const [shown, show] = useOptimistic(chosen)
  const choose = (name: string) =>
    startTransition(async () => {
      show(name)
      await onChoose(name)
    })
  return (
    <fieldset className={styles.places}>
      <legend>{question}</legend>
      {places.map(({ name, where, note, isNear = false, isPossible = true }) => (
        <label key={name} className={isPossible ? undefined : styles.impossible}>
          <input
            type="radio"
            name={group}
            checked={name === shown}
            disabled={!isPossible}
            onChange={() => choose(name)}
          />
          <b>{name}</b>
          <span>{where}</span>
          {note && <em className={isNear ? styles.near : styles.note}>{note}</em>}
        </label>
      ))}
    </fieldset>
  )
}
