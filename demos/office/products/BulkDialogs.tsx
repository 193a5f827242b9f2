import { useState } from 'react'
import { counted } from '../../../domain/wording.ts'
import { Button } from '../../../ui/Button.tsx'
import { Segments } from '../../../ui/Chip.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Field } from '../../../ui/Field.tsx'
import type { ProductOverrides } from '../../shop/current-product.ts'
import { MAX_THRESHOLD } from '../../shop/validate-product.ts'
import { bpsOf, quantityOf } from '../typed/amounts.ts'
import { ValueChange } from '../ui/KeyFigures.tsx'
import styles from './Bulk.module.css'
import { type BeforeAfter, MAX_LISTED, pricesAfter, thresholdsAfter } from './bulk-preview.ts'

const DIRECTIONS = [
  ['less', 'Less'],
  ['more', 'More'],
] as const

type Props = {
  isOpen: boolean
  onClose: () => void
  overrides: ProductOverrides
  numbers: ReadonlyArray<number>
  /** @param value the change in basis points, or the low-stock threshold */
  onSave: (value: number) => void
}

/** The dialog that changes many prices by a percentage, with a preview. */
export function PriceDialog({ isOpen, onClose, overrides, numbers, onSave }: Props) {
  const [direction, setDirection] = useState<'less' | 'more'>('less')
  const [typed, setTyped] = useState('10')
  const typedBps = bpsOf(typed)
  const bps = typedBps === null ? null : direction === 'less' ? -typedBps : typedBps
  const isValid = bps !== null && bps > -10_000 && bps <= 10_000
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      heading={`Price of ${counted(numbers.length, 'product')}`}
      actions={
        <>
          <Button onClick={onClose}>Keep them</Button>
          <Button kind="accent" disabled={!isValid} onClick={() => isValid && onSave(bps)}>
            Change {counted(numbers.length, 'price')}
          </Button>
        </>
      }
    >
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault()
          if (isValid) onSave(bps)
        }}
      >
        <Segments label="Less or more" value={direction} options={DIRECTIONS} onPick={setDirection} />
        <Field
          label="Per cent"
          fault={isValid ? null : 'Write a number of per cent, like 10 or 7,5.'}
          inputMode="decimal"
          value={typed}
          onType={setTyped}
        />
        {isValid && <BeforeAfterList rows={pricesAfter(overrides, numbers, bps)} count={numbers.length} />}
        <p className="muted">
          To the next R 10, from R 2 000 to the next R 50. Baskets show the new price; orders already paid
          keep theirs.
        </p>
      </form>
    </Dialog>
  )
}

/** The dialog for the low-stock threshold of many products, the same in every branch. */
export function ThresholdDialog({ isOpen, onClose, overrides, numbers, onSave }: Props) {
  const [typed, setTyped] = useState('3')
  const threshold = quantityOf(typed)
  const isValid = threshold !== null && threshold <= MAX_THRESHOLD
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      heading={`Low-stock level of ${counted(numbers.length, 'product')}`}
      question="A product is low in a branch that has fewer units than this, over all its colours and sizes."
      actions={
        <>
          <Button onClick={onClose}>Keep them</Button>
          <Button kind="accent" disabled={!isValid} onClick={() => isValid && onSave(threshold)}>
            Change {counted(numbers.length, 'low-stock level')}
          </Button>
        </>
      }
    >
      <Field
        label="Pieces, in every branch"
        fault={isValid ? null : 'Write a whole number, 0 or more.'}
        inputMode="numeric"
        value={typed}
        onType={setTyped}
      />
      {isValid && (
        <BeforeAfterList rows={thresholdsAfter(overrides, numbers, threshold)} count={numbers.length} />
      )}
    </Dialog>
  )
}

/** The old and new values of the first products, and the number of the others. */
function BeforeAfterList({ rows, count }: { rows: ReadonlyArray<BeforeAfter>; count: number }) {
  return (
    <ul className={styles.list}>
      {rows.map(({ number, name, before, after }) => (
        <li key={number}>
          <span>{name}</span>
          <span className={styles.change}>
            <ValueChange before={before} after={after} />
          </span>
        </li>
      ))}
      {count > MAX_LISTED && <li>and {count - MAX_LISTED} more, in the same way</li>}
    </ul>
  )
}
