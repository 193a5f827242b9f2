import { Moon } from '../../ui/Moon.tsx'
import styles from './NewsletterCalendar.module.css'

/** One letter a month. */
const LETTERS_A_YEAR = 12
const MONTHS = ['J', 'F', 'M', 'A', 'M', 'J', 'J', 'A', 'S', 'O', 'N', 'D']

/** A year of issues: an envelope for each month, closed with its moon. */
export function NewsletterCalendar() {
  return (
    <figure className={styles.year}>
      <ol aria-hidden="true">
        {Array.from({ length: LETTERS_A_YEAR }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a letter is its month
          <li key={index}>
            <Envelope />
            <small>{MONTHS[index]}</small>
          </li>
        ))}
      </ol>
      <figcaption>One letter a month: twelve a year, and nothing in between.</figcaption>
    </figure>
  )
}

function Envelope() {
  return (
    <svg className={styles.envelope} viewBox="0 0 60 42" aria-hidden="true">
      <rect x="0.75" y="0.75" width="58.5" height="40.5" rx="4" />
      <path d="M2 3L30 24L58 3" />
      <circle cx="30" cy="23" r="7.5" />
    </svg>
  )
}

/** The stamp on the envelope: a full moon, one a month. */
export function Stamp() {
  return (
    <div className={`night ${styles.stamp}`}>
      <Moon fraction={1} className={styles.stampMoon ?? ''} />
      <span>1 a month</span>
    </div>
  )
}
