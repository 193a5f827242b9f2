import { useState } from 'react'
import { Dialog } from '../../parts/Dialog.tsx'
import type { Sale } from '../../shop/vouchers.ts'
import { bpsOf, typedShare } from '../typed/amounts.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { ScopeFields } from './ScopeFields.tsx'
import styles from './Vouchers.module.css'

type Props = {
  sale: Sale | null
  /** Once it is on only its last day changes. */
  isOn: boolean
  onClose: () => void
  onSave: (sale: Sale) => void
}

/** Lower prices between two days, for everybody. */
export function SaleDialog({ sale, isOn, onClose, onSave }: Props) {
  const [name, setName] = useState(sale?.name ?? '')
  const [off, setOff] = useState(typedShare(sale?.bps ?? 1_500))
  const [from, setFrom] = useState(sale?.from ?? '')
  const [until, setUntil] = useState(sale?.until ?? '')
  const [scope, setScope] = useState(sale?.scope ?? {})
  const bps = bpsOf(off)
  const isWhole = bps !== null && name.trim() !== '' && from !== '' && until !== ''
  return (
    <Dialog isOpen onClose={onClose} kind="box" heading={sale ? sale.name : 'Plan a sale'}>
      <div className={styles.fields}>
        <Field label="Name">
          <input value={name} readOnly={isOn} onChange={(event) => setName(event.currentTarget.value)} />
        </Field>
        <Field label="Per cent less" fault={bps === null ? 'Write it like 15 or 7,5.' : null}>
          <input
            inputMode="decimal"
            value={off}
            readOnly={isOn}
            aria-invalid={bps === null}
            onChange={(event) => setOff(event.currentTarget.value)}
          />
        </Field>
        {!isOn && <ScopeFields scope={scope} onScope={setScope} />}
        <Field label="First day">
          <input
            type="date"
            value={from}
            readOnly={isOn}
            onChange={(event) => setFrom(event.currentTarget.value)}
          />
        </Field>
        <Field label="Last day">
          <input type="date" value={until} onChange={(event) => setUntil(event.currentTarget.value)} />
        </Field>
      </div>
      <div className={styles.acts}>
        <Button kind="white" onPress={onClose}>
          Leave it
        </Button>
        <Button isDisabled={!isWhole} onPress={() => isWhole && onSave({ name, bps, scope, from, until })}>
          {sale ? 'Save' : 'Plan it'}
        </Button>
      </div>
    </Dialog>
  )
}
