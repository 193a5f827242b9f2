import { addDays, type CalendarDate, isCalendarDate } from '../../../domain/calendar/calendar.ts'
import { dayOf } from '../../../domain/calendar/time-of-day.ts'
import { isActiveOn } from '../prices.ts'
import { refused } from '../refusals.ts'
import { MAX_NAME_CHARS, MAX_PRICE_CENTS } from '../validate-product.ts'
import { voucherCode } from '../voucher-rules.ts'
import { MAX_CODE_CHARS, type Sale, type Voucher } from '../vouchers.ts'
import { done, nothingToDo, type Rules } from './rule.ts'

const MAX_VOUCHERS_AND_SALES = 200

/**
 * Vouchers are identified by their code, sales by their name: saving an existing one changes it. Once a sale has begun
 * only its last day can be changed, because customers have seen its prices.
 */
export const VOUCHER_RULES: Rules<'save voucher' | 'end voucher' | 'save sale'> = {
  'save voucher': (state, { voucher }) => {
    const code = voucherCode(voucher.code)
    const before = state.vouchers.find((voucher) => voucher.code === code)
    const refusal = voucherError({ ...voucher, code }) ?? (before ? null : tooMany(state.vouchers))
    if (refusal !== null) return refused('not possible', refusal)
    const savedVoucher: Voucher = { ...voucher, code, used: before?.used ?? 0 }
    const vouchers = before
      ? state.vouchers.map((voucher) => (voucher === before ? savedVoucher : voucher))
      : [savedVoucher, ...state.vouchers]
    return done(state, { vouchers })
  },
  'end voucher': (state, { code }, { now }) => {
    const yesterday = addDays(dayOf(now.getTime()), -1)
    const before = state.vouchers.find((voucher) => voucher.code === code)
    if (!before) return refused('not found', `No voucher is called ${code}.`)
    if (before.until !== null && before.until <= yesterday) return nothingToDo(state)
    const from = before.from !== null && before.from > yesterday ? yesterday : before.from
    const endedVoucher = { ...before, from, until: yesterday }
    return done(state, {
      vouchers: state.vouchers.map((voucher) => (voucher === before ? endedVoucher : voucher)),
    })
  },
  'save sale': (state, { sale, previousName }, { now }) => {
    const savedSale = { ...sale, name: sale.name.trim() }
    const before = state.sales.find(({ name }) => name === (previousName ?? savedSale.name))
    const otherSales = state.sales.filter((sale) => sale !== before)
    const isNameTaken = state.sales.some((sale) => sale !== before && sale.name === savedSale.name)
    const refusal =
      saleError(sale) ??
      (isNameTaken ? `Another sale is called ${savedSale.name}.` : null) ??
      tooMany(otherSales) ??
      (before ? saleChangeRefusal(before, savedSale, dayOf(now.getTime())) : null)
    if (refusal !== null) return refused('not possible', refusal)
    return done(state, { sales: [...otherSales, savedSale].sort((a, b) => a.from.localeCompare(b.from)) })
  },
}

function voucherError({ code, off, from, until, minimumCents }: Omit<Voucher, 'used'>): string | null {
  if (!/^[A-Z0-9-]+$/.test(code) || code.length > MAX_CODE_CHARS)
    return `A voucher’s word has 1 to ${MAX_CODE_CHARS} letters and figures.`
  if (off.kind === 'share' && !isShare(off.bps)) return 'A voucher takes 1% to 100% off.'
  if (off.kind === 'amount' && !isSum(off.cents, 1)) return 'A voucher takes a sum of more than R 0,00 off.'
  if (!isSum(minimumCents, 0)) return 'The least sum is R 0,00 or more.'
  return spanError(from, until)
}

function saleError({ name, bps, from, until }: Sale): string | null {
  const { length } = name.trim()
  if (length === 0 || length > MAX_NAME_CHARS) return 'A sale needs a name.'
  if (!isShare(bps) || bps === 10_000) return 'A sale takes 1% to 99% off.'
  return spanError(from, until)
}

function saleChangeRefusal(before: Sale, savedSale: Sale, day: CalendarDate): string | null {
  if (!isActiveOn(before, day)) return null
  const { until: _, ...promised } = before
  const { until: __, ...changed } = savedSale
  return JSON.stringify(promised) === JSON.stringify({ ...promised, ...changed })
    ? null
    : `${before.name} is on: only its last day can change.`
}

function spanError(from: string | null, until: string | null): string | null {
  if (from !== null && !isCalendarDate(from)) return 'The first day is not a date.'
  if (until !== null && !isCalendarDate(until)) return 'The last day is not a date.'
  return from !== null && until !== null && until < from ? 'It ends before it begins.' : null
}

/** 1% to 100% in basis points. */
function isShare(bps: number): boolean {
  return Number.isInteger(bps) && bps >= 100 && bps <= 10_000
}

function isSum(cents: number, minimum: number): boolean {
  return Number.isInteger(cents) && cents >= minimum && cents <= MAX_PRICE_CENTS
}

function tooMany(all: ReadonlyArray<unknown>): string | null {
  return all.length >= MAX_VOUCHERS_AND_SALES
    ? `${MAX_VOUCHERS_AND_SALES} are the most that this office keeps.`
    : null
}
