import { type SubmitEvent, useId, useRef, useState } from 'react'
import type { CalendarDate } from '../../../../domain/calendar/calendar.ts'
import { formatRand } from '../../../../domain/money/money.ts'
import type { Command, Refusal } from '../../../shop/command.ts'
import type { ShopState } from '../../../shop/shop-state.ts'
import type { BasketTotals } from '../../../shop/totals.ts'
import { spanState, voucherWords } from '../../../shop/voucher-words.ts'
import type { Voucher } from '../../../shop/vouchers.ts'
import styles from './VoucherField.module.css'

type Props = {
  state: ShopState
  sum: BasketTotals
  today: CalendarDate
  change: (command: Command, words: string) => Promise<Refusal | null>
}

/** A code that makes products cheaper: asked for on request, then a line that says what it does. */
export function VoucherField({ state, sum, today, change }: Props) {
  const used = state.vouchers.find(({ code }) => code === state.basket.voucher)
  if (used)
    return (
      <p className={styles.used}>
        <span>
          <b>{used.code}</b> <span className={styles.does}>{voucherWords(used)}</span>
          <span className={sum.voucherError ? styles.nothing : styles.effect} role="status">
            {sum.voucherError ?? `${formatRand(sum.totals.discountCents)} less`}
          </span>
        </span>
        <button
          type="button"
          aria-label={`Take out voucher ${used.code}`}
          onClick={() => void change({ do: 'take voucher out' }, 'Voucher removed.')}
        >
          Take out
        </button>
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
function trying(voucher: Voucher, today: CalendarDate): string {
  const state = spanState(voucher, today)
  return state === 'On' ? voucherWords(voucher) : `${voucherWords(voucher)}. ${state}`
}

type VoucherFormProps = {
  /** All of the shop, so that a visitor has something to try. */
  vouchers: ReadonlyArray<Voucher>
  today: CalendarDate
  /** @returns why it cannot be used, in a sentence; null: it is in the basket */
  onUse: (code: string) => Promise<string | null>
}

function VoucherForm({ vouchers, today, onUse }: VoucherFormProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [fault, setFault] = useState<string | null>(null)

  async function use(typed: string) {
    const why = typed.trim() === '' ? 'Enter the code as printed on the voucher' : await onUse(typed)
    setFault(why)
    if (why) field.current?.focus()
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    void use(code)
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <label htmlFor={id}>Code of the voucher</label>
      <div className={styles.entry}>
        <input
          ref={field}
          id={id}
          value={code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="done"
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? `${id}-fault` : undefined}
          onChange={({ target }) => setCode(target.value)}
        />
        <button type="submit">Use it</button>
      </div>
      {fault && (
        <p id={`${id}-fault`} className={styles.fault}>
          {fault}
        </p>
      )}
      {vouchers.length > 0 && (
        <div className={styles.toTry}>
          <p>The office has these, try one:</p>
          <ul>
            {vouchers.map((voucher) => (
              <li key={voucher.code}>
                <button
                  type="button"
                  onClick={() => {
                    setCode(voucher.code)
                    void use(voucher.code)
                  }}
                >
                  {voucher.code}
                </button>
                <span>{trying(voucher, today)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </form>
  )
}
