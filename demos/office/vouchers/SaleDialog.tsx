import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Field } from '../../../ui/Field.tsx'
import type { Sale } from '../../shop/vouchers.ts'
import { bpsOf, typedShare } from '../typed/amounts.ts'
import { ScopeFields } from './ScopeFields.tsx'

type Props = {
  sale: Sale | null
  /** Whether it has begun: then only its last day can be changed. */
  isOn: boolean
  onClose: () => void
  onSave: (sale: Sale) => void
}

/** Lower prices between two days, for everybody. */
export function SaleDialog({ sale, isOn, onClose, onSave }: Props) {
  const [name, setName] = useState(sale?.name ?? '')
  const [discount, setDiscount] = useState(typedShare(sale?.bps ?? 1_500))
  const [from, setFrom] = useState(sale?.from ?? '')
  const [lastDay, setLastDay] = useState(sale?.until ?? '')
  const [scope, setScope] = useState(sale?.scope ?? {})
  const bps = bpsOf(discount)
  const isWhole = bps !== null && name.trim() !== '' && from !== '' && lastDay !== ''
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
            disabled={!isWhole}
            onClick={() => isWhole && onSave({ name, bps, scope, from, until: lastDay })}
          >
            {sale ? 'Save' : 'Plan it'}
          </Button>
        </>
      }
    >
      <div className="fields">
        <Field label="Name" value={name} readOnly={isOn} onType={setName} />
        <Field
          label="Per cent less"
          fault={bps === null ? 'Write it like 15 or 7,5.' : null}
          inputMode="decimal"
          value={discount}
          readOnly={isOn}
          onType={setDiscount}
        />
        {!isOn && <ScopeFields scope={scope} onScope={setScope} />}
        <Field label="First day" type="date" value={from} readOnly={isOn} onType={setFrom} />
        <Field label="Last day" type="date" value={lastDay} onType={setLastDay} />
      </div>
    </Dialog>
  )
}
