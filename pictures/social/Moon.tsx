import { phasePath } from '../../ui/moon.ts'
import styles from './moon.module.css'

type MoonProps = {
  /** Lit share, 0 to 1. */
  fraction: number
  /** Diameter in pixels; by default the style sheet's. */
  size?: number
  ground: 'paper' | 'quiet' | 'night'
  ringed?: boolean
}

/** The brand's waxing moon. */
export function Moon({ fraction, size, ground, ringed = false }: MoonProps) {
  return (
    <svg
      className={styles.moon}
      data-ground={ground}
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

/** A row of moons from new to full; the class lays them out. */
export function MoonRow({ count, className }: { count: number; className: string | undefined }) {
  return (
    <div className={`${styles.row} ${className}`}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a moon is its place in the row
        <Moon key={index} fraction={(index + 1) / count} ground="paper" />
      ))}
    </div>
  )
}
