import { ChipRow, RadioChip } from '../../../../ui/Chip.tsx'
import styles from './PayWith.module.css'

const MEANS = ['Card', 'Instant EFT', 'Scan to pay'] as const
export type PaymentMeans = (typeof MEANS)[number]

/** The payment method. It is only a demo: none asks for details. */
export function PayWith({ chosen, onChoose }: { chosen: PaymentMeans; onChoose(means: PaymentMeans): void }) {
  return (
    <fieldset className={styles.pays}>
      <legend>Pay with</legend>
      <ChipRow>
        {MEANS.map((means) => (
          <RadioChip
            key={means}
            name="means"
            label={means}
            isChosen={means === chosen}
            onChoose={() => onChoose(means)}
          />
        ))}
      </ChipRow>
    </fieldset>
  )
}
