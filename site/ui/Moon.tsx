import { phasePath } from '../../ui/moon.ts'
import styles from './Moon.module.css'

type Props = {
  /** Lit share, 0 (new) to 1 (full): the position of the terminator. */
  fraction: number
  /** Diameter in pixels; by default the style sheet sets it. */
  size?: number
  isRinged?: boolean
  className?: string
}

/** A waxing moon as seen from South Africa, lit from the left. Decorative: the text beside it says the same. */
export function Moon({ fraction, size, isRinged = false, className = '' }: Props) {
  return (
    <svg
      className={`${styles.moon} ${className}`}
      viewBox={isRinged ? '-14 -14 28 28' : '-12 -12 24 24'}
      width={size}
      height={size}
      aria-hidden="true"
    >
      <circle r="11" className={styles.dark} />
      <path d={phasePath(fraction, 11)} className={styles.lit} />
      {isRinged && <circle r="13" className={styles.ring} />}
    </svg>
  )
}
