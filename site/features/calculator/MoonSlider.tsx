import { memo } from 'react'
import { MIN_MONTHS } from '../../../domain/plan/instalments.ts'
import { phasePath } from '../../../ui/moon.ts'
import { FORM_FIELDS } from './form-query.ts'
import styles from './MoonSlider.module.css'

type Props = { months: number; longest: number; onMonths: (months: string) => void }

/** Its track is the moons of the plan, its thumb is the full one. */
export const MoonSlider = memo(function MoonSlider({ months, longest, onMonths }: Props) {
  const steps = longest - MIN_MONTHS
  if (steps === 0) return null
  return (
    <div className={styles.slider}>
      <svg className={styles.track} viewBox={`0 -0.5 ${steps} 1`} aria-hidden="true">
        {Array.from({ length: steps + 1 }, (_, at) => at + MIN_MONTHS).map((month) => (
          <TrackMoon key={month} at={month - MIN_MONTHS} share={month / months} />
        ))}
      </svg>
      <input
        type="range"
        data-live
        name={FORM_FIELDS.slidMonths}
        min={MIN_MONTHS}
        max={longest}
        value={months}
        aria-label="Months"
        aria-valuetext={`${months} months`}
        onChange={({ target }) => onMonths(target.value)}
      />
    </div>
  )
})

function TrackMoon({ at, share }: { at: number; share: number }) {
  if (share > 1) return <circle cx={at} r=".13" className={styles.after} />
  return (
    <>
      <circle cx={at} r=".4" className={styles.dark} />
      <path d={phasePath(share, 0.4, at)} className={styles.lit} />
    </>
  )
}
