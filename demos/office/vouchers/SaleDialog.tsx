import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Field } from '../../../ui/Field.tsx'
import type { Sale } from '../../shop/vouchers.ts'
import { bpsOf, percentText } from '../typed/amounts.ts'
import { ScopeFields } from './ScopeFields.tsx'

type Props = {
  sale: Sale | null
  /** Whether the sale is on now, so that only its last day can be changed. */
  isActive: boolean
  onClose: () => void
  onSave: (sale: Sale) => void
}

/** The form for a new or planned sale. */
export function SaleDialog({ sale, isActive, onClose, onSave }: Props) {
  const [name, setName] = useState(sale?.name ?? '')
  const [discount, setDiscount] = useState(percentText(sale?.bps ?? 1_500))
  const [from, setFrom] = useState(sale?.from ?? '')
  const [until, setUntil] = useState(sale?.until ?? '')
  const [scope, setScope] = useState(sale?.scope ?? {})
  const bps = bpsOf(discount)
  const isComplete = bps !== null && name.trim() !== '' && from !== '' && until !== ''
  return (
    <Dialog
      isOpen
      onClose={onClose}
      heading={sale ? sale.name : 'Plan a sale'}
      actions={
        <>
          <Button onClick={onClose}>Leave it</Button>
          <Button
            kind="accent"
            disabled={!isComplete}
            onClick={() => isComplete && onSave({ name, bps, scope, from, until })}
          >
            {sale ? 'Save' : 'Plan it'}
          </Button>
        </>
      }
    >
      <div className="fields">
        <Field label="Name" value={name} readOnly={isActive} onType={setName} />
        <Field
          label="Per cent less"
          fault={bps === null ? 'Write it like 15 or 7,5.' : null}
          inputMode="decimal"
          value={discount}
          readOnly={isActive}
          onType={setDiscount}
        />
        {!isActive && <ScopeFields scope={scope} onScope={setScope} />}
        <Field label="First day" type="date" value={from} readOnly={isActive} onType={setFrom} />
        <Field label="Last day" type="date" value={until} onType={setUntil} />
      </div>
    </Dialog>
  )
}
