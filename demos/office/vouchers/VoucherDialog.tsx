import { useState } from 'react'
import { bareRand } from '../../../domain/money/money.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Choice, Field, Option } from '../../../ui/Field.tsx'
import type { Voucher } from '../../shop/vouchers.ts'
import { bpsOf, centsOf, percentText } from '../typed/amounts.ts'
import { ScopeFields } from './ScopeFields.tsx'

type Props = {
  voucher: Voucher | null
  onClose: () => void
  onSave: (voucher: Omit<Voucher, 'used'>) => void
  /** Ends the voucher; null if it is new or has ended. */
  onEnd: (() => void) | null
}

/** The form for a new or existing voucher. */
export function VoucherDialog({ voucher, onClose, onSave, onEnd }: Props) {
  const [code, setCode] = useState(voucher?.code ?? '')
  const [kind, setKind] = useState<'share' | 'amount'>(voucher?.off.kind ?? 'share')
  const [discount, setDiscount] = useState(voucher ? discountText(voucher) : '10')
  const [from, setFrom] = useState(voucher?.from ?? '')
  const [until, setUntil] = useState(voucher?.until ?? '')
  const [scope, setScope] = useState(voucher?.scope ?? {})
  const [isForFirstOrder, setIsForFirstOrder] = useState(voucher?.isForFirstOrder ?? false)
  const parsedDiscount = kind === 'share' ? bpsOf(discount) : centsOf(discount)
  const save = () => {
    if (parsedDiscount === null) return
    onSave({
      code,
      off: kind === 'share' ? { kind, bps: parsedDiscount } : { kind, cents: parsedDiscount },
      scope,
      from: from === '' ? null : from,
      until: until === '' ? null : until,
      isForFirstOrder,
      minimumCents: voucher?.minimumCents ?? 0,
    })
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      heading={voucher ? `Voucher ${voucher.code}` : 'New voucher'}
      actions={
        <>
          {onEnd && <Button onClick={onEnd}>End it now</Button>}
          <Button onClick={onClose}>Leave it</Button>
          <Button kind="accent" disabled={parsedDiscount === null || code.trim() === ''} onClick={save}>
            Save
          </Button>
        </>
      }
    >
      <div className="fields">
        <Field
          label="Code, as customers type it"
          value={code}
          readOnly={voucher !== null}
          maxLength={20}
          onType={(text) => setCode(text.toUpperCase())}
        />
        <Choice
          label="Takes off"
          value={kind}
          options={[
            ['share', 'Per cent of the pieces'],
            ['amount', 'Rand of the whole'],
          ]}
          onPick={setKind}
        />
        <Field
          label={kind === 'share' ? 'Per cent' : 'Rand'}
          fault={
            parsedDiscount === null
              ? kind === 'share'
                ? 'Write it like 10 or 7,5.'
                : 'Write it like 50,00.'
              : null
          }
          inputMode="decimal"
          value={discount}
          onType={setDiscount}
        />
        <Option checked={isForFirstOrder} onChange={({ target }) => setIsForFirstOrder(target.checked)}>
          For a first order only
        </Option>
        <ScopeFields scope={scope} onScope={setScope} />
        <Field label="First day, if it has one" type="date" value={from} onType={setFrom} />
        <Field label="Last day, if it has one" type="date" value={until} onType={setUntil} />
      </div>
    </Dialog>
  )
}

function discountText({ off }: Voucher): string {
  return off.kind === 'share' ? percentText(off.bps) : bareRand(off.cents)
}
