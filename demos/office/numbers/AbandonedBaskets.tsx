import { formatRand } from '../../../domain/money/money.ts'
import type { abandonedBaskets } from '../../shop/figures.ts'
import { BarTable } from './BarTable.tsx'
import styles from './Numbers.module.css'

/** Who began to check out, who paid, and where the others stopped. */
export function AbandonedBaskets({
  left: { started, paid, left, ofHundred, stops },
}: {
  left: ReturnType<typeof abandonedBaskets>
}) {
  const most = Math.max(1, ...stops.map(({ baskets }) => baskets))
  const share = started === 0 ? 0 : (paid / started) * 100
  return (
    <>
      <p className={styles.line}>
        <b>{started}</b> began to check out, <b>{paid}</b> paid, <b>{left}</b> left: {ofHundred} of 100.
      </p>
      <svg
        className={styles.stack}
        viewBox="0 0 100 10"
        preserveAspectRatio="none"
        role="img"
        aria-label={`${paid} paid, ${left} left`}
      >
        <rect width={share - 0.4} height="10" fill="var(--wood)" />
        <rect x={share} width={100 - share} height="10" fill="var(--bar)" />
      </svg>
      <p className={styles.ends} aria-hidden="true">
        <span>{paid} paid</span>
        <span>{left} left</span>
      </p>
      <BarTable
        heads={['Where they stopped', 'Baskets', 'Worth']}
        rows={stops.map(({ where, baskets, cents }) => ({
          key: where,
          name: where,
          count: baskets,
          amount: formatRand(cents),
          share: baskets / most,
        }))}
        sum={{
          name: 'Left',
          count: left,
          amount: formatRand(stops.reduce((sum, { cents }) => sum + cents, 0)),
        }}
      />
      <p className={styles.small}>A basket counts as left after two hours. No email is sent in the demo.</p>
    </>
  )
}
