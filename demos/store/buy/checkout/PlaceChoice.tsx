import styles from './PlaceChoice.module.css'

export type PlaceToFetch = {
  name: string
  /** Where it is and when it is open. */
  where: string
  /** How far it is, or when it is ready there. */
  note: string
  isBest?: boolean
}

type Props = {
  question: string
  group: string
  places: ReadonlyArray<PlaceToFetch>
  chosen: string
  onChoose(name: string): void
}

/** Which locker, or which branch: one of a few places with what one must know of it. */
export function PlaceChoice({ question, group, places, chosen, onChoose }: Props) {
  return (
    <fieldset className={styles.places}>
      <legend>{question}</legend>
      {places.map(({ name, where, note, isBest }) => (
        <label key={name}>
          <input type="radio" name={group} checked={name === chosen} onChange={() => onChoose(name)} />
          <b>{name}</b>
          <span>{where}</span>
          <em className={isBest ? styles.best : styles.note}>{note}</em>
        </label>
      ))}
    </fieldset>
  )
}
