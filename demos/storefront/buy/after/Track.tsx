import styles from './Track.module.css'
import type { TrackStep } from './track-steps.ts'

/** Where an order is: what was, what is, what comes. */
export function Track({ steps }: { steps: ReadonlyArray<TrackStep> }) {
  return (
    <ol className={styles.track} aria-label="Where the order is">
      {steps.map(({ word, note, place }) => (
        <li key={word} className={styles[place]} aria-current={place === 'now' ? 'step' : undefined}>
          <i>{place === 'done' && <Tick />}</i>
          <b>
            {word}
            {place === 'done' && <span className={styles.unseen}>, done</span>}
          </b>
          <span className={styles.note}>{note}</span>
        </li>
      ))}
    </ol>
  )
}

function Tick() {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path
        d="m5 12.5 4.5 4.5L19 7.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
