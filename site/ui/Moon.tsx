import { phasePath } from '../../ui/moon.ts'
import styles from './Moon.module.css'

type Props = {
  /** Lit share, 0 (new) to 1 (full): how far the terminator has moved. */
  fraction: number
  /** Diameter in pixels; without it the style sheet says. */
  size?: number
  ringed?: boolean
  className?: string
}

/** A waxing moon as South Africa sees it, lit from the left. Always a figure in moons: the text beside it says it in words. */
export function Moon({ fraction, size, ringed = false, className = '' }: Props) {
  return (
    <svg
      className={`${styles.moon} ${className}`}
      viewBox={ringed ? '-14 -14 28 28' : '-12 -12 24 24'}
      width={size}
      height={size}
      aria-hidden="true"
    >
      <circle r="11" className={styles.dark} />
      <path d={phasePath(fraction, 11)} className={styles.lit} />
      {ringed && <circle r="13" className={styles.ring} />}
    </svg>
  )
}
