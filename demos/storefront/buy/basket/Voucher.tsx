import type { CalendarDate } from '../../../../domain/calendar/calendar.ts'
import type { Command, Refusal } from '../../../shop/command.ts'
import type { ShopState } from '../../../shop/shop-state.ts'
import type { BasketTotals } from '../../../shop/totals.ts'
import { spanState, voucherWords } from '../../../shop/voucher-words.ts'
import type { Voucher as ShopVoucher } from '../../../shop/vouchers.ts'
import { VoucherField } from './VoucherField.tsx'

type Props = {
  state: ShopState
  sum: BasketTotals
  today: CalendarDate
  change(command: Command, words: string): Promise<Refusal | null>
}

/** The voucher of this basket, and those that the office has for a visitor to try. */
export function Voucher({ state, sum, today, change }: Props) {
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
