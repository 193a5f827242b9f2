import styles from './ReadingMoon.module.css'

/** Reading progress: a moon that fills as the page scrolls, in browsers with scroll-driven animations. */
export function ReadingMoon() {
  return (
    <svg className={styles.moon} viewBox="-12 -12 24 24" aria-hidden="true">
      <circle className={styles.dark} r="11" />
      <path className={styles.lit} d="M0-11A11 11 0 0 0 0 11Z" />
      <circle className={`${styles.dark} ${styles.waning}`} r="11" />
      <circle className={`${styles.lit} ${styles.waxing}`} r="11" />
    </svg>
  )
}
