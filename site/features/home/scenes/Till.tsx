import { formatRand } from '../../../../domain/money/money.ts'
import styles from './Till.module.css'

// Prices of a drawn shop, not ours.
const LINES = [
  { name: 'Brown bread 700 g', cents: 1799, count: 2 },
  { name: 'Milk, full cream 2 L', cents: 3899, count: 1 },
  { name: 'Maize meal 2,5 kg', cents: 4299, count: 1 },
]

export function Till() {
  const totalCents = LINES.reduce((sum, { cents, count }) => sum + cents * count, 0)
  return (
    <div className={styles.till}>
      {LINES.map(({ name, cents, count }) => (
        <p key={name} className={styles.line}>
          <span>{name}</span>
          <b>
            {count > 1 && `${count}\u00a0×\u00a0`}
            {withoutSign(cents)}
          </b>
        </p>
      ))}
      <p className={styles.total}>
        <span>Total</span>
        <b>{formatRand(totalCents)}</b>
      </p>
      <p className={styles.offline}>Offline since 17:52. 14 sales are safe here.</p>
    </div>
  )
}

/** Tills print the R once, at the total. */
function withoutSign(cents: number): string {
  return formatRand(cents).replace('R\u00a0', '')
}
