import { type SubmitEvent, useRef, useState } from 'react'
import type { CalendarDate } from '../../../../domain/calendar/calendar.ts'
import { formatRand } from '../../../../domain/money/money.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Field } from '../../../../ui/Field.tsx'
import type { Command, Refusal } from '../../../shop/command.ts'
import type { ShopState } from '../../../shop/shop-state.ts'
import type { BasketTotals } from '../../../shop/totals.ts'
import { spanState, voucherWords } from '../../../shop/voucher-words.ts'
import type { Voucher } from '../../../shop/vouchers.ts'
import styles from './VoucherField.module.css'

type Props = {
  state: ShopState
  pricedBasket: BasketTotals
  today: CalendarDate
  change: (command: Command, words: string) => Promise<Refusal | null>
}

/** The field for a voucher code, shown on request; then the voucher's effect. */
export function VoucherField({ state, pricedBasket, today, change }: Props) {
  const usedVoucher = state.vouchers.find(({ code }) => code === state.basket.voucher)
  if (usedVoucher)
    return (
      <p className={`cluster between ${styles.used}`}>
        <span>
          <b>{usedVoucher.code}</b> <span className="muted">{voucherWords(usedVoucher)}</span>
          <b className={pricedBasket.voucherError ? styles.nothing : styles.effect} role="status">
            {pricedBasket.voucherError ?? `${formatRand(pricedBasket.totals.discountCents)} less`}
          </b>
        </span>
        <Button
          kind="link"
          aria-label={`Take out voucher ${usedVoucher.code}`}
          onClick={() => void change({ do: 'take voucher out' }, 'Voucher removed.')}
        >
          Take out
        </Button>
      </p>
    )
  return (
    <details className={styles.voucher}>
      <summary>I have a voucher</summary>
      <VoucherForm
        vouchers={state.vouchers}
        today={today}
        onUse={async (code) => {
          const refusal = await change({ do: 'use voucher', code }, 'Voucher applied.')
          return refusal?.sentence ?? null
        }}
      />
    </details>
  )
}

/** `10% off the pieces`, `20% off throws and rugs. Over` */
function voucherLabel(voucher: Voucher, today: CalendarDate): string {
  const state = spanState(voucher, today)
  return state === 'On' ? voucherWords(voucher) : `${voucherWords(voucher)}. ${state}`
}

type VoucherFormProps = {
  /** All vouchers of the shop, for visitors to try. */
  vouchers: ReadonlyArray<Voucher>
  today: CalendarDate
  /** @returns why it cannot be used, as a sentence; null if it was applied */
  onUse: (code: string) => Promise<string | null>
}

function VoucherForm({ vouchers, today, onUse }: VoucherFormProps) {
  const field = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [fault, setFault] = useState<string | null>(null)

  async function applyCode(typed: string) {
    const refusal = typed.trim() === '' ? 'Enter the code as printed on the voucher' : await onUse(typed)
    setFault(refusal)
    if (refusal) field.current?.focus()
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    void applyCode(code)
  }

  return (
    <form className={`stack gap-2 ${styles.form}`} noValidate onSubmit={submit}>
      <div className={styles.entry}>
        <Field
          ref={field}
          label="Code of the voucher"
          value={code}
          fault={fault}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="done"
          onType={setCode}
        />
        <Button type="submit">Use it</Button>
      </div>
      {vouchers.length > 0 && (
        <div className="muted">
          <p>The office has these, try one:</p>
          <ul className={styles.codes}>
            {vouchers.map((voucher) => (
              <li key={voucher.code} className="cluster gap-3">
                <Button
                  kind="link"
                  onClick={() => {
                    setCode(voucher.code)
                    void applyCode(voucher.code)
                  }}
                >
                  {voucher.code}
                </Button>
                <span>{voucherLabel(voucher, today)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </form>
  )
}
