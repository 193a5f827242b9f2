import { isCalendarDate } from '../../../domain/calendar/calendar.ts'
import { refused } from '../refusals.ts'
import { MAX_NAME_CHARS, MAX_PRICE_CENTS } from '../thing-faults.ts'
import { voucherCode } from '../voucher-rules.ts'
import { MAX_CODE_CHARS, type Sale, type Voucher } from '../vouchers.ts'
import { done, type Rules } from './rule.ts'

const MAX_OF_THEM = 200

/** Vouchers are known by their code, sales by their name: saving one that is there changes it. */
export const VOUCHER_RULES: Rules<'save voucher' | 'save sale'> = {
  'save voucher': (state, { voucher }) => {
    const code = voucherCode(voucher.code)
    const before = state.vouchers.find((one) => one.code === code)
    const why = whyNoVoucherCanBe({ ...voucher, code }) ?? (before ? null : tooMany(state.vouchers))
    if (why !== null) return refused('not possible', why)
    const saved: Voucher = { ...voucher, code, used: before?.used ?? 0 }
    const vouchers = before
      ? state.vouchers.map((one) => (one === before ? saved : one))
      : [saved, ...state.vouchers]
    return done(state, { vouchers })
  },
  'save sale': (state, { sale }) => {
    const saved = { ...sale, name: sale.name.trim() }
    const others = state.sales.filter(({ name }) => name !== saved.name)
    const why = whyNoSale(sale) ?? tooMany(others)
    if (why !== null) return refused('not possible', why)
    return done(state, { sales: [...others, saved].sort((a, b) => a.from.localeCompare(b.from)) })
  },
}

function whyNoVoucherCanBe({ code, off, from, until, minimumCents }: Omit<Voucher, 'used'>): string | null {
  if (!/^[A-Z0-9-]+$/.test(code) || code.length > MAX_CODE_CHARS)
    return `A voucher’s word has 1 to ${MAX_CODE_CHARS} letters and figures.`
  if (off.kind === 'share' && !isShare(off.bps)) return 'A voucher takes 1% to 100% off.'
  if (off.kind === 'amount' && !isSum(off.cents, 1)) return 'A voucher takes a sum of more than R 0,00 off.'
  if (!isSum(minimumCents, 0)) return 'The least sum is R 0,00 or more.'
  return spanFault(from, until)
}

function whyNoSale({ name, bps, from, until }: Sale): string | null {
  const { length } = name.trim()
  if (length === 0 || length > MAX_NAME_CHARS) return 'A sale needs a name.'
  if (!isShare(bps) || bps === 10_000) return 'A sale takes 1% to 99% off.'
  return spanFault(from, until)
}

function spanFault(from: string | null, until: string | null): string | null {
  if (from !== null && !isCalendarDate(from)) return 'The first day is not a date.'
  if (until !== null && !isCalendarDate(until)) return 'The last day is not a date.'
  return from !== null && until !== null && until < from ? 'It ends before it begins.' : null
}

/** 1% to 100% in basis points. */
function isShare(bps: number): boolean {
  return Number.isInteger(bps) && bps >= 100 && bps <= 10_000
}

function isSum(cents: number, least: number): boolean {
  return Number.isInteger(cents) && cents >= least && cents <= MAX_PRICE_CENTS
}

function tooMany(all: ReadonlyArray<unknown>): string | null {
  return all.length >= MAX_OF_THEM ? `${MAX_OF_THEM} are the most that this office keeps.` : null
}
