import { type SubmitEvent, useId, useRef, useState } from 'react'
import type { CalendarDate } from '../../../../domain/calendar/calendar.ts'
import { formatRand } from '../../../../domain/money/money.ts'
import type { Command, Refusal } from '../../../shop/command.ts'
import type { ShopState } from '../../../shop/shop-state.ts'
import type { BasketTotals } from '../../../shop/totals.ts'
import { spanState, voucherWords } from '../../../shop/voucher-words.ts'
import type { Voucher as ShopVoucher } from '../../../shop/vouchers.ts'
import styles from './VoucherField.module.css'

type VoucherProps = {
  state: ShopState
  sum: BasketTotals
  today: CalendarDate
  change(command: Command, words: string): Promise<Refusal | null>
}

/** The voucher of this basket, and those that the office has for a visitor to try. */
export function Voucher({ state, sum, today, change }: VoucherProps) {
  const named = state.vouchers.find(({ code }) => code === state.basket.voucher)
  return (
    <VoucherField
      used={
        named
          ? {
              code: named.code,
              does: voucherWords(named),
              discountCents: sum.totals.discountCents,
              voucherMessage: sum.voucherError,
            }
          : null
      }
      toTry={state.vouchers.map((voucher) => ({ code: voucher.code, does: trying(voucher, today) }))}
      onUse={async (code) => {
        const refusal = await change({ do: 'use voucher', code }, 'Voucher applied.')
        return refusal?.sentence ?? null
      }}
      onTakeOut={() => void change({ do: 'take voucher out' }, 'Voucher removed.')}
    />
  )
}

/** `10% off the pieces`, `20% off throws and rugs. Over` */
function trying(voucher: ShopVoucher, today: CalendarDate): string {
  const state = spanState(voucher, today)
  return state === 'On' ? voucherWords(voucher) : `${voucherWords(voucher)}. ${state}`
}

type Props = {
  /** The one in the basket: what it does, and what it takes off now. */
  used: { code: string; does: string; discountCents: number; voucherMessage: string | null } | null
  /** What the shop has, so that a visitor has something to try. */
  toTry: ReadonlyArray<{ code: string; does: string }>
  /** @returns why it cannot be used, in a sentence; null: it is in the basket */
  onUse(code: string): Promise<string | null>
  onTakeOut(): void
}

/** A code that makes products cheaper: asked for on request, then a line that says what it does. */
function VoucherField({ used, toTry, onUse, onTakeOut }: Props) {
  if (used) return <UsedVoucher used={used} onTakeOut={onTakeOut} />
  return (
    <details className={styles.voucher}>
      <summary>I have a voucher</summary>
      <VoucherForm toTry={toTry} onUse={onUse} />
    </details>
  )
}

function UsedVoucher({ used, onTakeOut }: { used: NonNullable<Props['used']>; onTakeOut(): void }) {
  return (
    <p className={styles.used}>
      <span>
        <b>{used.code}</b> <span className={styles.does}>{used.does}</span>
        <span className={used.voucherMessage ? styles.nothing : styles.effect} role="status">
          {used.voucherMessage ?? `${formatRand(used.discountCents)} less`}
        </span>
      </span>
      <button type="button" aria-label={`Take out voucher ${used.code}`} onClick={onTakeOut}>
        Take out
      </button>
    </p>
  )
}

function VoucherForm({ toTry, onUse }: Pick<Props, 'toTry' | 'onUse'>) {
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
      {toTry.length > 0 && (
        <div className={styles.toTry}>
          <p>The office has these, try one:</p>
          <ul>
            {toTry.map((voucher) => (
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
                <span>{voucher.does}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </form>
  )
}
