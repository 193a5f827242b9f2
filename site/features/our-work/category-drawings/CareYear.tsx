import type { DrawingOf } from '../../../../domain/content/drawings.ts'
import { inWords } from '../../../../domain/wording.ts'
import { Moon } from '../../../ui/Moon.tsx'
import styles from './CareYear.module.css'

const MONTHS = 12

type Props = { drawing: DrawingOf<'care-year'>; hours: number }

/** Twelve months: the moon of each, its hours of care, and a ring if a backup is restored. */
export function CareYear({ drawing: { restoredEvery, hours: hourWords, restored }, hours }: Props) {
  const times = Math.floor(MONTHS / restoredEvery)
  return (
    <>
      <ol className={`edged ${styles.year}`} aria-hidden="true">
        {Array.from({ length: MONTHS }, (_, index) => index + 1).map((month) => (
          <li key={month}>
            <Moon
              fraction={month / MONTHS}
              isRinged={month % restoredEvery === 0}
              className={styles.moon ?? ''}
            />
            <Hours count={hours} />
          </li>
        ))}
      </ol>
      <ul className={styles.key}>
        <li>
          <Hours count={1} />
          <span>
            {hourWords}: {hours * MONTHS} in a year
          </span>
        </li>
        <li>
          <Moon fraction={restoredEvery / MONTHS} isRinged className={styles.small ?? ''} />
          <span>
            {restored}: {inWords(times)} times a year
          </span>
        </li>
      </ul>
    </>
  )
}

function Hours({ count }: { count: number }) {
  return (
    <svg className={styles.hours} viewBox={`0 0 ${count * 12 - 4} 24`} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an hour is its place in the row
        <rect key={index} x={index * 12} width="8" height="24" rx="2" />
      ))}
    </svg>
  )
}
