import styles from './Stock.module.css'

const WIDE = 120

/** Pieces as a bar; its middle is the low-stock threshold. Decoration beside the figures. */
export function Gauge({ has, line }: { has: number; line: number }) {
  const share = line === 0 ? 0 : Math.min(1, has / (line * 2))
  return (
    <svg className={styles.gauge} viewBox={`0 0 ${WIDE} 10`} aria-hidden="true">
      <rect width={WIDE} height="10" rx="5" fill="var(--sand-2)" />
      <rect width={share * WIDE} height="10" rx={Math.min(5, (share * WIDE) / 2)} fill="var(--wood)" />
      <rect x={WIDE / 2 - 1} width="2" height="10" fill="var(--ink)" />
    </svg>
  )
}
