import { useState } from 'react'
import { counted } from '../../../domain/wording.ts'
import { Dialog } from '../../parts/Dialog.tsx'
import type { ProductOverrides } from '../../shop/current-product.ts'
import { MAX_THRESHOLD } from '../../shop/validate-product.ts'
import { typedQuantity } from '../typed/amounts.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { BeforeAfterList } from './BeforeAfterList.tsx'
import styles from './Bulk.module.css'
import { thresholdsAfter } from './bulk-preview.ts'

type Props = {
  isOpen: boolean
  onClose: () => void
  overrides: ProductOverrides
  numbers: ReadonlyArray<number>
  onLine: (line: number) => void
}

/** One low-stock threshold for many products, the same in every branch. */
export function ThresholdDialog({ isOpen, onClose, overrides, numbers, onLine }: Props) {
  const [typed, setTyped] = useState('3')
  const line = typedQuantity(typed)
  const isPossible = line !== null && line <= MAX_THRESHOLD
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      kind="box"
      heading={`Low-stock level of ${counted(numbers.length, 'product')}`}
      question="A product is low in a branch that has fewer units than this, over all its colours and sizes."
    >
      <div className={styles.fields}>
        <Field label="Pieces, in every branch" fault={isPossible ? null : 'Write a whole number, 0 or more.'}>
          <input
            inputMode="numeric"
            value={typed}
            aria-invalid={!isPossible}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </Field>
      </div>
      {isPossible && (
        <BeforeAfterList rows={thresholdsAfter(overrides, numbers, line)} count={numbers.length} />
      )}
      <div className={styles.acts}>
        <Button kind="white" onPress={onClose}>
          Keep them
        </Button>
        <Button isDisabled={!isPossible} onPress={() => isPossible && onLine(line)}>
          Change {counted(numbers.length, 'low-stock level')}
        </Button>
      </div>
    </Dialog>
  )
}
