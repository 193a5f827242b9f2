import { ChipRow, RadioChip } from '../../../../ui/Chip.tsx'
import styles from './PayWith.module.css'

const PAYMENT_METHODS = ['Card', 'Instant EFT', 'Scan to pay'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** The choice of the payment method. In the demo no method asks for details. */
export function PayWith({
  chosen,
  onChoose,
}: {
  chosen: PaymentMethod
  onChoose(method: PaymentMethod): void
}) {
  return (
    <fieldset className={styles.methods}>
      <legend>Pay with</legend>
      <ChipRow>
        {PAYMENT_METHODS.map((method) => (
          <RadioChip
            key={method}
            name="means"
            label={method}
            isChosen={method === chosen}
            onChoose={() => onChoose(method)}
          />
        ))}
      </ChipRow>
    </fieldset>
  )
}
