import styles from './PayWith.module.css'

const MEANS = ['Card', 'Instant EFT', 'Scan to pay'] as const
export type PaymentMeans = (typeof MEANS)[number]

type Props = { chosen: PaymentMeans; onChoose(means: PaymentMeans): void }

/** What one pays with. Pretended: none of them asks for anything. */
export function PayWith({ chosen, onChoose }: Props) {
  return (
    <fieldset className={styles.pays}>
      <legend>Pay with</legend>
      {MEANS.map((means) => (
        <label key={means}>
          <input type="radio" name="means" checked={means === chosen} onChange={() => onChoose(means)} />
          {means}
        </label>
      ))}
    </fieldset>
  )
}
